import { changedFile, lineIn } from '@lou/api/content/testing/changed-file';
import { aJourneyFile } from '@lou/api/journeys/testing/a-journey-file';
import { anItemFile } from '@lou/api/knowledge/testing/an-item-file';
import { expect, test } from 'vitest';
import { checkJourneys } from '../check-journeys.ts';
import { checkKnowledge } from '../check-knowledge.ts';
import { bank, faultAt, faultsIn, lesson, notes, planted } from '../testing/keepers.ts';
import { markup } from './markup.ts';

/** A text that stands in a field, file by file. */
const fields: [string, string, string][] = [
  ["a course's description", 'course.md', 'You will know two dozen animals'],
  ["an exercise's explanation", lesson, 'explanation: It is at'],
  ['what Lou is told of a block', lesson, 'lou: Ask for the thing first'],
  ['a discussion', lesson, 'Why would a hen keep'],
  ['a question', bank, 'question: What does the fox keep'],
  ['feedback', bank, 'feedback: The cow has that'],
  ["an item's explanation", bank, 'explanation: It stands in its own line'],
  ['a term of the glossary', 'glossary.yaml', 'meaning: An animal of the farm'],
  ["a key idea's statement", notes, 'simpler: It has the red lamp'],
  ["a misconception's correction", notes, 'correction: It has one thing'],
  ['a sample answer', notes, 'good: "the red lamp'],
  ['a hint', notes, 'pointer: Read its paragraph again'],
];

test.each(fields)('a link that is not https is told in %s', (_what, file, text) => {
  const files = planted(file, [text, `${text} (see http://example.org)`]);
  expect(faultsIn(files)).toContain(faultAt(files, file, `${text} (see`, "The link 'http://example.org' is not https."));
  expect(faultsIn(planted(file, [text, `${text} (see https://example.org)`])).filter((fault) => fault.includes('The link'))).toEqual([]);
});

test.each(fields)('HTML is told in %s', (_what, file, text) => {
  const files = planted(file, [text, `${text} <iframe src='x'></iframe>`]);
  const said = (name: string) =>
    faultAt(files, file, `${text} <iframe`, `'<${name}>' is HTML; a text is written in Markdown alone. What belongs to a program stands between backticks.`);
  expect(faultsIn(files)).toEqual(expect.arrayContaining([said('iframe'), said('/iframe')]));
});

const faults = (text: string) => markup(new Map([['a.md', text]])).map(({ line, sentence }) => `${line}: ${sentence}`);

test.each([
  ['ftp', 'See <ftp://example.org/x>.', 'ftp://example.org/x'],
  ['capitals', 'See HTTP://example.org now.', 'HTTP://example.org'],
  ['a link by reference', 'See [here][a].\n\n[a]: ftp://example.org', 'ftp://example.org'],
  ['a link by reference without a scheme', 'See [here][a].\n\n[a]: //example.org', '//example.org'],
  ['an address to write to', 'Write to <mailto:lou@example.org>.', 'mailto:lou@example.org'],
  ['the end of a sentence', 'See http://example.org.', 'http://example.org'],
  ['a script', 'See [here](javascript:alert).', 'javascript:alert'],
  ['a page of the site', 'See [here](/courses).', '/courses'],
])('%s is no https link', (_what, text, target) => {
  expect(faults(`First.\n\n${text}`)).toEqual([`${3 + text.slice(0, text.indexOf(target)).split('\n').length - 1}: The link '${target}' is not https.`]);
});

test('a link that stands twice in a line is told once, and one over https not at all', () => {
  expect(faults('[a](http://example.org) and [b](http://example.org)')).toEqual(["1: The link 'http://example.org' is not https."]);
  expect(faults('[a](https://example.org), <https://example.org>, https://example.org and\n\n[a]: https://example.org')).toEqual([]);
});

test.each(['<video controls>', '<script>', '</div>', '<img src="x" />', '<b>', '<br/>', '<a\nhref="x">', '<!-- a note -->', '<!DOCTYPE html>'])(
  '%s is HTML',
  (tag) => {
    expect(faults(`First.\n\nA ${tag} here.`)).toEqual([expect.stringMatching(/^3: '<.+>' is HTML; /)]);
  },
);

test('code, formulas and comparisons are no HTML and no links', () => {
  expect(faults('`<module>` and $a<b>c$ and 3 < 4 > 2, x <y.\n\n```html\n<p>http://example.org</p>\n```\n')).toEqual([]);
});

test('links and HTML are told in knowledge items and in journeys too, with their lines', () => {
  const item = changedFile(anItemFile, ['Fill it', 'See [here](ftp://example.org) <b>now</b>. Fill it']);
  const ofItem = checkKnowledge([{ slug: 'lamp', text: item }], []).complaints.filter(({ line }) => line === lineIn(item, 'See [here]'));
  expect(ofItem.map(({ sentence }) => sentence)).toEqual([
    "The link 'ftp://example.org' is not https.",
    expect.stringContaining("'<b>' is HTML"),
    expect.stringContaining("'</b>' is HTML"),
  ]);
  for (const text of ['who keeps what', 'Say what the fox keeps', 'Read about the farm']) {
    const journey = changedFile(aJourneyFile, [text, `${text} <http://example.org>`]);
    expect(checkJourneys([{ slug: 'way', text: journey }], []).complaints).toContainEqual({
      file: 'way.yaml',
      line: lineIn(journey, '<http:'),
      sentence: "The link 'http://example.org' is not https.",
    });
  }
});
