/** What a message wants. Care is looked for first; with a question open, what reads as an answer is graded. */
import type { Intent } from '@lou/domain/tutoring/moves';
import { type Grade, gradeAnswer } from '../grading/grade-answer.ts';
import { stemOf, tellingStems, wordsOf } from '../language/words.ts';
import type { KeyIdea } from '../ports.ts';
import { type Need, needIn } from './care.ts';
import { isQuestion, leansOnBefore, wishIn } from './intents.ts';
import { type OtherLanguage, otherLanguageOf } from './other-languages.ts';
import { speltOut } from './spelt-out.ts';
import type { Turn } from './turn.ts';

export interface Understanding {
  readonly intent: Intent;
  readonly need: Need | null;
  readonly language: OtherLanguage | null;
  /** What is looked up, in turn until something is found: the message; where it leans on the talk, with what came before. */
  readonly queries: readonly string[];
  /** Set when the message is taken as an answer to the open question. */
  readonly grade: Grade | null;
}

export function understand(turn: Turn): Understanding {
  const { text } = turn.material;
  const spelt = speltOut(text);
  const need = needIn(spelt);
  const plainly = (intent: Intent, more: Partial<Understanding> = {}): Understanding => ({
    intent,
    need: null,
    language: null,
    queries: [text],
    grade: null,
    ...more,
  });
  if (need) return plainly('care', { need });
  if (wordsOf(text).length === 0 || isKeyMashing(text)) return plainly('empty');

  const grade = turn.openIdea ? gradeAnswer(turn.openIdea.check, turn.openIdea.misconceptions, text, turn.weighing) : null;
  const makesSense = grade !== null && (grade.pointsSeen.length > 0 || grade.misconception !== null);
  const wish = wishIn(spelt);
  if (wish !== null && !(makesSense && mayBeAnswer.has(wish))) return plainly(wish, { queries: queriesOf(spelt, turn) });

  const language = makesSense ? null : otherLanguageOf(text, (word) => turn.weighing.knows(stemOf(word)));
  if (language) return plainly('other-language', { language });
  const about = exampleOf(spelt);
  if (about !== null && !makesSense) return plainly('example', { queries: [about] });
  if (grade !== null && !asksOutright(text, spelt) && (makesSense || !isQuestion(spelt) || isGuess(spelt))) return plainly('answer', { grade });
  return plainly(isQuestion(spelt) ? 'question' : 'answer', { queries: queriesOf(spelt, turn) });
}

/** 'asdfgh': one stretch of letters that no word has. */
const isKeyMashing = (text: string): boolean => /^\s*\S*(?:[bcdfghjklmnpqrstvwxz]{5,}|(.)\1{4,})\S*\s*$/i.test(text);

/** Short messages that could answer the open question as well as voice a wish: 'gracias', 'no', 'yes', 'hola'. */
const mayBeAnswer: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'farewell', 'assent', 'hint', 'example', 'what-next', 'simpler']);

/** A question word in front and a question mark behind: never an answer, whatever it mentions. */
const asksOutright = (text: string, spelt: string): boolean =>
  (/\?\s*$/.test(text) && /^(?:(?:but|and|so|ok|well|wait) )*(?:what|why|how|when|where|which|who|explain|tell)\b/.test(spelt)) ||
  /^(?:(?:but|and|so|ok|well|wait) )*(?:(?:what|how) about|what if|what happens|what (?:is|are|does|do)|how (?:do|does|can|is)|why (?:do|does|is|are|can)|can you|could you|explain)\b/.test(
    spelt,
  );

/** 'Green?' is a guess, not a question. */
const GUESS_WORDS = 3;
const isGuess = (spelt: string): boolean => /\?$/.test(spelt) && !isQuestion(spelt.slice(0, -1)) && spelt.split(' ').length <= GUESS_WORDS;

/** 'An example of a loop' is about the loop. */
const exampleOf = (spelt: string): string | null => /\bexamples? (?:of|for|with|about|on|using|where) (.{3,})$/.exec(spelt)?.[1] ?? null;

/** 'Why does it start there?' has no subject of its own. */
const namesNothing = /\b(?:it|they|them|this|that|these|those)\b/;
const isAbout = (text: string, { statement, simpler, example, check }: KeyIdea): boolean => {
  const inIdea = new Set(tellingStems([statement, simpler, example, check.question].join(' ')));
  return tellingStems(text).some((stem) => inIdea.has(stem));
};

/** A message that leans on the talk is looked up with the message before it, then with the idea that was talked of. */
function queriesOf(spelt: string, { material, ideaInTalk }: Turn): readonly string[] {
  const { text, lastTurns } = material;
  const telling = tellingStems(text).length;
  if (!leansOnBefore(spelt, telling)) return [text];
  const before = lastTurns.at(-1)?.asked;
  const withBefore = before === undefined ? [] : [`${text} ${before}`];
  if (!ideaInTalk || telling === 0) return [text, ...withBefore];
  const withIdea = `${text} ${ideaInTalk.statement}`;
  return namesNothing.test(spelt) && isAbout(text, ideaInTalk) ? [withIdea] : [text, ...withBefore, withIdea];
}
