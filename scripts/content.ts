/**
 * `npm run content [course-slug ...]`: is the shipped content ready for learners? Prints `file:line: sentence` for each
 * fault, then the figures of each course, of the knowledge base and of the journeys; exits 1 when there is a fault. With
 * slugs only those courses are checked, and nothing that is about the library as a whole. With `--lock` content.lock.json is
 * written first. Rules: db/content/README.md and scripts/content/rules.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readContent } from '@lou/api/catalogue/content/content-folder';
import { readAuthored } from '@lou/api/content/authored-files';
import { LOCK_FILE, readLock, readShippedTexts } from '@lou/api/content-lock';
import { checkContent } from './content/check.ts';
import { checkJourneys } from './content/check-journeys.ts';
import { checkKnowledge } from './content/check-knowledge.ts';
import { lockedNow, lockFaults } from './content/content-lock.ts';
import { gapsInLibrary, shelf } from './content/rules/library.ts';
import { summaryOf, summaryOfJourneys, summaryOfKnowledge } from './content/summary.ts';

const root = path.resolve(import.meta.dirname, '..');
const content = 'db/content';
const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--lock');

const folders = await readContent(path.join(root, content, 'courses'), wanted);
const unknown = wanted.filter((slug) => !folders.some((folder) => folder.slug === slug));
const checked = checkContent(folders);
const authored = async (folder: string, ending: string) => (wanted.length > 0 ? [] : readAuthored(path.join(root, content, folder), ending));
const knowledge = checkKnowledge(await authored('knowledge', '.md'), checked.courses);
const journeys = checkJourneys(await authored('journeys', '.yaml'), checked.courses);
const library = wanted.length > 0 ? [] : [...gapsInLibrary({ courses: checked.courses, knowledge, journeys }), ...(await lockComplaints())];
const ofCourses = [
  ...checked.complaints,
  ...checked.courses.flatMap((course) => shelf(course).map((complaint) => ({ slug: course.source.slug, ...complaint }))),
];

for (const { slug, file, line, sentence } of ofCourses) console.log(`${content}/courses/${slug}/${file}:${line}: ${sentence}`);
for (const slug of unknown) console.log(`${content}/courses/${slug}:1: There is no such course.`);
for (const { file, line, sentence } of knowledge.complaints) console.log(`${content}/knowledge/${file}:${line}: ${sentence}`);
for (const { file, line, sentence } of journeys.complaints) console.log(`${content}/journeys/${file}:${line}: ${sentence}`);
for (const { file, line, sentence } of library) console.log(`${content}/${file}:${line}: ${sentence}`);
for (const course of checked.courses) {
  const faults = ofCourses.filter((complaint) => complaint.slug === course.source.slug).length;
  console.log(`\n${summaryOf(course, faults).join('\n')}`);
}
if (wanted.length === 0) console.log(`\n${[...summaryOfKnowledge(knowledge), '', ...summaryOfJourneys(journeys)].join('\n')}`);
const faults = [ofCourses, unknown, knowledge.complaints, journeys.complaints, library].reduce((sum, each) => sum + each.length, 0);
process.exitCode = faults > 0 ? 1 : 0;

async function lockComplaints() {
  const folder = path.join(root, content);
  const now = await readShippedTexts(folder);
  if (words.includes('--lock')) await writeFile(path.join(folder, LOCK_FILE), `${JSON.stringify(lockedNow(now, await readLock(folder)), null, 2)}\n`);
  return lockFaults(now, await readLock(folder));
}
