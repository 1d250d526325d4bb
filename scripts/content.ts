/**
 * `npm run content [course-slug ...]`: is the shipped content ready for learners? Prints `file:line: sentence` for each
 * fault, then the figures of each course, of the knowledge base and of the journeys; exits 1 when there is a fault. With
 * slugs only those courses are checked. Rules: db/content/README.md and scripts/content/rules.
 */
import path from 'node:path';
import { readContent } from '@lou/api/catalogue/content/content-folder';
import { readAuthored } from '@lou/api/content/authored-files';
import { checkContent } from './content/check.ts';
import { checkJourneys } from './content/check-journeys.ts';
import { checkKnowledge } from './content/check-knowledge.ts';
import { summaryOf, summaryOfJourneys, summaryOfKnowledge } from './content/summary.ts';

const root = path.resolve(import.meta.dirname, '..');
const content = 'db/content';
const wanted = process.argv.slice(2);

const folders = await readContent(path.join(root, content, 'courses'), wanted);
const unknown = wanted.filter((slug) => !folders.some((folder) => folder.slug === slug));
const checked = checkContent(folders);
const authored = async (folder: string, ending: string) => (wanted.length > 0 ? [] : readAuthored(path.join(root, content, folder), ending));
const knowledge = checkKnowledge(await authored('knowledge', '.md'), checked.courses);
const journeys = checkJourneys(await authored('journeys', '.yaml'), checked.courses);

for (const { slug, file, line, sentence } of checked.complaints) console.log(`${content}/courses/${slug}/${file}:${line}: ${sentence}`);
for (const slug of unknown) console.log(`${content}/courses/${slug}:1: There is no such course.`);
for (const { file, line, sentence } of knowledge.complaints) console.log(`${content}/knowledge/${file}:${line}: ${sentence}`);
for (const { file, line, sentence } of journeys.complaints) console.log(`${content}/journeys/${file}:${line}: ${sentence}`);
for (const course of checked.courses) {
  const faults = checked.complaints.filter((complaint) => complaint.slug === course.source.slug).length;
  console.log(`\n${summaryOf(course, faults).join('\n')}`);
}
if (wanted.length === 0) console.log(`\n${[...summaryOfKnowledge(knowledge), '', ...summaryOfJourneys(journeys)].join('\n')}`);
process.exitCode = checked.complaints.length + unknown.length + knowledge.complaints.length + journeys.complaints.length > 0 ? 1 : 0;
