import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { CitedLine } from './cited.tsx';
import { parseLesson } from './lesson-blocks.ts';
import { Prose } from './Prose.tsx';
import { WorkedExample } from './WorkedExample.tsx';
import { workedOf } from './worked-steps.ts';

/** A worked example under a quotation, read by whoever comes from a citation of one of their lines. */
const readFor = (line: string): string =>
  renderToStaticMarkup(
    <Router ssrPath="/read">
      <CitedLine value={{ line, marked: { before: '', sentence: line, after: '' }, back: { from: 'conversation', address: '/talk' } }}>
        <Prose pieces={parseLesson('> Come soon.')} />
        <WorkedExample
          part={{ kind: 'worked', key: 'w', anchor: 'w', title: 'A week', worked: workedOf('> Dear all.\n\n1. Count.\n\nDoes it look right? It does.') }}
        />
      </CitedLine>
    </Router>,
  );

test.each(['Come soon.', 'Dear all.', 'Count.', 'It does.'])('the line %j is marked where it is cited, with the one way back beside it', (line) => {
  const page = readFor(line);
  expect(page).toContain(`<mark id="cited-sentence">${line}</mark>`);
  expect(page.match(/Back to the conversation/g)).toHaveLength(1);
});
