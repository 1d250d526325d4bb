/** For tests: the small course without a fault, and what is said of it once something is planted in it. */
import type { Files } from '@lou/api/catalogue/content/course-folder';
import { aCourseFolder, changed, lineOf } from '@lou/api/catalogue/content/testing/a-course-folder';
import { checkContent } from '../check.ts';

export const keepers = aCourseFolder();

export const lesson = '01-on-the-farm.md';
export const notes = '01-on-the-farm.notes.yaml';
export const bank = '01-on-the-farm.bank.yaml';

/** `file:line: sentence` of everything that is wrong with a folder. */
export const faultsIn = (files: Files): readonly string[] =>
  checkContent([{ slug: 'keepers', files }]).complaints.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`);

/** The course with several pieces of one file replaced, one after the other. */
export const planted = (file: string, ...changes: readonly (readonly [string, string])[]): Files =>
  changes.reduce((files, change) => changed(files, file, change), keepers);

/** A fault as it should be told: at the line of a text that stands in the file. */
export const faultAt = (files: Files, file: string, at: string, sentence: string): string => `${file}:${lineOf(files, file, at)}: ${sentence}`;
