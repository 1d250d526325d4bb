/**
 * What an answer says in order to reject it: 'it is not true that ...', 'the opposite of this: ...', '... but that is nonsense'.
 * Such a stretch is denied in each of its clauses, so that nothing in it makes a point that it would make by itself.
 */
import { clauseBorder, DISOWNED } from './answer-terms.ts';

const isNotSo = '(?:not (?:true|so|right|correct|the case)|untrue|false|wrong|incorrect|nonsense|rubbish|an? (?:lie|myth|mistake))';
const it = "(?:it|that|this)(?: is|'s|’s|s| was)";
const wrongly = '(?:wrongly|falsely|mistakenly|incorrectly)';
const claims = '(?:believes?|thinks?|says?|claims?|assumes?|believed|thought|said|claimed|assumed)';

/** What follows to the next comma is rejected. */
const frames = [
  `${it} (?:really |just |simply )?${isNotSo} that\\b:?`,
  `(?:[a-z]+ ){0,3}${wrongly} ${claims}(?: that\\b)?`,
  "i (?:do not|don't|don’t|dont) (?:think|believe|agree)(?: that\\b)?",
];
const ofTheSentence = new RegExp(`(^|[.!?;\\n,]\\s*|\\b(?:and|but|so|because)\\s+)(?:${frames.join('|')})(?!:)\\s*([^.!?;,\\n]+)`, 'gi');
const frame = new RegExp(frames.join('|'), 'gi');
/** What follows, however long, is rejected. */
const ofTheRest = new RegExp(
  `(?:\\b(?:the )?(?:exact |very )?(?:opposite|contrary|reverse) of (?:this|that|these|the following|what follows)\\b|\\b${it} ${isNotSo} that:|${wrongly} ${claims}(?: that)?:)([\\s\\S]+)$`,
  'i',
);
/** What came before is rejected. */
const ofWhatCame = new RegExp(
  `^([\\s\\S]+?[.,;!\\s])(?:but|however|yet|though)\\b,? (?:(?:all )?${it}|which is) (?:all |just |simply |really |total |complete )?${isNotSo}\\b`,
  'i',
);

/** Denies each clause of a stretch; what it denies itself is said then. */
const denied = (stretch: string): string => ` ${DISOWNED} ${stretch.replace(clauseBorder, (border) => `${border} ${DISOWNED} `)}`;

/**
 * The same answer with what it rejects denied, once. `asksForTheWrong`: asked what is wrong with a thing, who names it
 * and calls it wrong says so.
 */
export function withDisownedDenied(text: string, asksForTheWrong: boolean): string {
  if (!asksForTheWrong && ofWhatCame.test(text)) return text.replace(ofWhatCame, (_frame, stretch: string) => `${denied(withoutFrames(stretch))}, `);
  if (ofTheRest.test(text)) return text.replace(ofTheRest, (_frame, stretch: string) => denied(withoutFrames(stretch)));
  return text.replace(ofTheSentence, (_frame, before: string, stretch: string) => `${before}${denied(stretch)}`);
}

const withoutFrames = (text: string): string => text.replace(frame, ' ');
