/**
 * The checks before a sentence is said, the same for every brain. A sentence that fails is dropped; what led up to it or
 * went on from it falls with it. Source: lou.md 'A turn', step 7.
 */

import type { Passage } from '../course-material.ts';
import type { DraftSentence } from '../draft.ts';
import type { CheckedSentence } from '../ports.ts';
import { certifiedIn } from './certify.ts';
import { type ClaimGrounds, falseClaim, unboundFigures } from './claims.ts';
import { plantsOrders, showsInnerWorkings } from './inner-workings.ts';
import { givesAway, type KeptAnswer } from './leak.ts';
import { SUPPORT_LEAST, supportOf, uncertifiedFigures } from './support.ts';

export interface CheckGrounds {
  /** Only passages that exist and that this learner may see. */
  readonly passage: (id: string) => Passage | undefined;
  /** The answer that must not be told; null when nothing is open or its solution is being shown. */
  readonly keep: KeptAnswer | null;
  readonly claims: ClaimGrounds;
}

export interface Failure {
  readonly text: string;
  readonly because:
    | 'no source'
    | 'source not visible'
    | 'not in source'
    | 'unsupported'
    | 'figure'
    | 'tells the answer'
    | 'claim'
    | 'inner workings'
    | 'dangling';
}

export interface CheckedReply {
  readonly sentences: readonly CheckedSentence[];
  /** True when the last sentence gives the learner something to do. */
  readonly endsWithNextStep: boolean;
  readonly failures: readonly Failure[];
}

/** Checks a reply as a whole: each sentence on its own, the answer over everything said so far, then what dangles. */
export function checkReply(drafts: readonly DraftSentence[], grounds: CheckGrounds): CheckedReply {
  const failures: Failure[] = [];
  const passed = drafts.map((draft) => {
    const because = faultOf(draft, grounds);
    if (because) failures.push({ text: draft.text, because });
    return because === null;
  });
  keepAnswer(drafts, passed, grounds.keep, failures);
  dropDangling(drafts, passed, failures);
  const kept = drafts.filter((_, at) => passed[at]);
  const last = kept.at(-1);
  return {
    sentences: kept.map(({ text, citations }) => ({ text, citations })),
    endsWithNextStep: last !== undefined && (last.kind === 'question' || last.isNextStep === true),
    failures,
  };
}

/** Said in Lou's own words or a model's: what a lesson or its notes say of 'I' and 'you' is no claim of Lou's. */
const ofLou: ReadonlySet<DraftSentence['kind']> = new Set(['talk', 'report', 'reworded']);

/** What a model words from a text is held to both measures. */
const isFromInside = (kind: DraftSentence['kind'], text: string): boolean =>
  (ofLou.has(kind) && showsInnerWorkings(text)) || ((!ofLou.has(kind) || kind === 'reworded') && plantsOrders(text));

function faultOf({ kind, text, citations, notes = [], sums = [] }: DraftSentence, { passage, claims }: CheckGrounds): Failure['because'] | null {
  if (text.trim() === '' || isFromInside(kind, text)) return 'inner workings';
  const cited = citations.map(({ passageId }) => passage(passageId));
  if (cited.some((found) => found === undefined)) return 'source not visible';
  if (citations.some(({ sentence }, at) => !cited[at]?.text.includes(sentence))) return 'not in source';
  if (ofLou.has(kind) && falseClaim(text, claims)) return 'claim';
  const sources = cited.filter((found) => found !== undefined);
  switch (kind) {
    case 'lesson':
    case 'reworded': {
      if (sources.length === 0) return 'no source';
      const resting = [...sources, ...notes];
      if (supportOf(text, resting) < SUPPORT_LEAST) return 'unsupported';
      return uncertifiedFigures(text, resting).length > 0 ? 'figure' : null;
    }
    case 'authored':
      return sources.length === 0 ? 'no source' : null;
    case 'worked':
      if (sources.length === 0) return 'no source';
      return uncertifiedFigures(text, sources).some((figure) => !claims.figures.has(figure) && !certifiedIn(sums).has(figure)) ? 'figure' : null;
    case 'talk':
    case 'report':
      return unboundFigures(text.replace(/“[^”]*”/g, ''), claims).length > 0 ? 'figure' : null;
    case 'answer':
    case 'hint':
    case 'question':
      return null;
  }
}

/** The answer is looked for in everything said so far: two harmless halves may tell it together. */
function keepAnswer(drafts: readonly DraftSentence[], passed: boolean[], kept: KeptAnswer | null, failures: Failure[]): void {
  if (!kept) return;
  let said = '';
  drafts.forEach((draft, at) => {
    if (!passed[at]) return;
    if (givesAway(draft, kept, said)) {
      passed[at] = false;
      failures.push({ text: draft.text, because: 'tells the answer' });
    } else if (draft.kind !== 'talk' && draft.kind !== 'report' && draft.text !== kept.idea.check.question) {
      said = `${said}\n${draft.text}`;
    }
  });
}

/** What led up to a dropped sentence, and what went on from one, says nothing by itself. */
function dropDangling(drafts: readonly DraftSentence[], passed: boolean[], failures: Failure[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    drafts.forEach((draft, at) => {
      if (!passed[at]) return;
      const hangs = (draft.goesOn && !passed[at - 1]) || (draft.leadsIn && !passed[at + 1]);
      if (!hangs) return;
      passed[at] = false;
      changed = true;
      failures.push({ text: draft.text, because: 'dangling' });
    });
  }
}
