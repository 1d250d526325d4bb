/** What is said around the lesson: greetings, thanks, who Lou is, low spirits, rudeness, other languages, care. */

import { leadIn, nextStep, question, report, talk } from '../../draft.ts';
import { careInTheirLanguage, careSentences } from '../message/care.ts';
import { wishIn } from '../message/intents.ts';
import { ordersMachine } from '../message/orders-machine.ts';
import { languageSentences } from '../message/other-languages.ts';
import { isErrand } from '../message/requests.ts';
import { speltOut } from '../message/spelt-out.ts';
import type { Turn } from '../turn.ts';
import { asksQuizQuestion, hasQuiz, typesQuizOption, wantsQuizHelp } from '../understand/quiz-question.ts';
import { withHint } from './hint-sentences.ts';
import { easierPart, gently, goOn } from './next-step.ts';
import { type Sayer, say } from './sayer.ts';

/** A person is what is needed, said in the language that the need was told in first; the lesson waits, and nothing is asked. */
export const sayCare: Sayer = ({ understanding: { need }, turn }) => {
  const theirs = need ? careInTheirLanguage(turn.material.text) : null;
  return { sentences: [...(theirs === null ? [] : [theirs]), ...(need ? careSentences[need] : [])].map((text) => talk(text)) };
};

/** By name at the beginning of a talk; later a word back is enough. */
export const sayGreeting: Sayer = (context) => {
  const { turn } = context;
  const { firstName } = turn.material.standing;
  const { section, lastTurns } = turn.material;
  if (lastTurns.length > 0) return { sentences: [talk(say('atYourSide', context)), gently(turn)] };
  const hello = say('hello', context);
  return {
    sentences: [
      report(firstName ? `${hello}, ${firstName}.` : `${hello}.`),
      ...(section && !turn.openIdea ? [report(`We are in “${section.title}”.`)] : []),
      gently(turn),
    ],
  };
};

export const sayThanksBack: Sayer = (context) => {
  const { text } = context.turn.material;
  return { sentences: [talk(say(praises.test(text) && !thanksAlso.test(text) ? 'kindOfYou' : 'thanksBack', context)), gently(context.turn)] };
};

const praises =
  /\b(?:you(?:['’]?re| are|r)?|u|ur|lou)\b.*\b(?:best|great|good|nice|amazing|awesome|helpful|smart|clever|better|cool|sweet|love)\b|\b(?:love|like) (?:you|u)\b/i;
const thanksAlso = /\b(?:thank\w*|thx|ty|cheers|merci|gracias|danke)\b/i;

/** Whoever was just pointed to a person is asked nothing. */
export const sayApologyTaken: Sayer = (context) => {
  const { turn } = context;
  if (turn.material.lastTurns.at(-1)?.move === 'care') return { sentences: [{ ...talk(say('noNeedAfterCare', context)), isNextStep: true }] };
  return { sentences: [talk(say('noNeedForSorry', context)), gently(turn)] };
};

/** What was no try is let pass, said to be none, and the question waits. */
export const sayLetPass: Sayer = (context) => ({
  sentences: [talk(say(passing(context.turn.material.text), context)), gently(context.turn)],
});

const isGlad = /\b(?:fun|cool|excited|love|enjoy\w*|great|awesome|nice|interesting|happy|yay|woo+)\b/i;
const isClear =
  /\b(?:(?:make|makes|making|made)(?: (?:so much|more|total|perfect))? sense|(?:got|get|understand|see) (?:it|this|that) now|clicks?|clicked|(?:it is|its|it’s|it's|all|now) clear)\b/i;
const isNot = /\b(?:no|not|never|does ?n['’]?t|do ?n['’]?t|did ?n['’]?t)\b/i;
const passing = (text: string): 'itClicked' | 'gladToo' | 'inPassing' =>
  isClear.test(text) && !isNot.test(text) ? 'itClicked' : isGlad.test(text) ? 'gladToo' : 'inPassing';
/** What weighs on them lies outside the lesson, and a smaller step would be no comfort. */
const isOfLife =
  /\b(?:broke up|dumped|left(?= me|$| (?:yesterday|today|last))|lost my (?:job|home|house)|savings|husband|wife|died|dying|passed away|hospital|sad|lonely|heartbroken|depressed|miserable|crying|focus|concentrate|sleep)\b/i;
const isTired = /\b(?:tired(?! of)|exhausted|sleepy)\b/i;
const isNervous =
  /\b(?:panic\w*|stressed|anxious|nervous|scared|afraid)\b|\b(?:exam|test)\b.*\b(?:tomorrow|tmrw|tonight|today|soon|monday|tuesday|wednesday|thursday|friday)\b/i;
const thinksLittle =
  /\b(?:stupid|dumb|thick|idiot|hopeless|useless|worthless|failure|smart|clever|bad (?:at|with)|terrible at|good enough|everyone|everybody|others)\b/i;
const isBored = /\b(?:bored|boring|dull|yawn)\b/i;

/** The learner's own work stays the learner's, a question of the quiz is the quiz's, and errands are nobody's to run here. */
export const sayHandBack: Sayer = (context) => {
  const { turn } = context;
  if (ordersMachine(turn.material.text) || isErrand(speltOut(turn.material.text))) return { sentences: [talk(say('noErrands', context)), ...goOn(turn)] };
  const ofQuiz = quizSays(turn.material);
  if (ofQuiz !== null) return { sentences: [{ ...talk(say(ofQuiz, context)), isNextStep: true }] };
  return { sentences: [{ ...talk(say('yoursToDo', context)), isNextStep: true }, ...(turn.openIdea ? goOn(turn) : [])] };
};

/** What is said of the quiz on the screen; null where the message has nothing to do with it. */
function quizSays(material: Turn['material']): 'quizKeeps' | 'quizTakes' | 'quizHelps' | null {
  const spelt = speltOut(material.text);
  if (typesQuizOption(material.text, material)) return 'quizTakes';
  if (asksQuizQuestion(material.text, material)) return 'quizKeeps';
  const wish = wishIn(spelt);
  return wantsQuizHelp(spelt, material) || (hasQuiz(material) && (wish === 'hint' || wish === 'solution')) ? 'quizHelps' : null;
}

export const sayGoodbye: Sayer = (context) => ({ sentences: [{ ...talk(say('goodbye', context)), isNextStep: true }] });

/** Honest about being a program, about where answers come from and about their limits. */
export const sayWho: Sayer = (context) => {
  const { text } = context.turn.material;
  if (asksIfHeard.test(text)) return { sentences: [{ ...talk(say('readsAll', context)), isNextStep: true }] };
  return { sentences: asksOfLiking.test(text) ? [talk(say('justAProgram', context)), gently(context.turn)] : whoLouIs };
};

const asksIfHeard = /\b(?:are|do) (?:you|u) (?:(?:even|really|actually) )*listen(?:ing)?(?: to me)?\W*$/i;

const asksOfLiking =
  /^\W*(?:(?:and|so|but|lou|hey) )*(?:do|are) (?:you|u)\b.*\b(?:like|love|sleep|eat|feel|care|dream|listen\w*|tired|bored|ok|okay|there|alive)\b/i;

const whoLouIs = [
  talk('I am Lou, the tutor here; a program, not a person.'),
  talk('I answer from the pages of your courses and show which page I rest on, and when something is not there I say so.'),
  nextStep('Ask me what a word means, why something is so or for an example, or say “hint”, “quiz me” or “next”.'),
];

/** A picture or a sound cannot be had from Lou; what words can do instead can. */
export const sayWordsOnly: Sayer = (context) => ({ sentences: [talk(say('onlyWords', context)), ...goOn(context.turn)] });

/** Warmth first, then less at a time: one part of the open question, where it has parts, else a hint. */
export const sayLiftUp: Sayer = (context) => {
  const { turn } = context;
  if (isBored.test(turn.material.text)) return { sentences: [nextStep(say('bored', context))] };
  if (isOfLife.test(turn.material.text)) return { sentences: [talk(say('sorryToHear', context)), gently(turn)] };
  if (isTired.test(turn.material.text)) return { sentences: [{ ...talk(say('tired', context)), isNextStep: true }] };
  const up = talk(say(isNervous.test(turn.material.text) ? 'nervous' : thinksLittle.test(turn.material.text) ? 'notStupid' : 'liftUp', context));
  if (!turn.openIdea)
    return { sentences: [up, nextStep('Tell me the word or the step that lost you, or say “simpler” and I put the last thing another way.')] };
  const part = easierPart(turn);
  return part ? { sentences: [up, leadIn(say('onlyThisMuch', context)), question(part)] } : withHint(context, [up]);
};

export const sayLine: Sayer = (context) => ({ sentences: [talk(say('holdTheLine', context)), gently(context.turn)] });

/** In the learner's own language, so that it is understood, and nothing more is pretended. */
export const sayLanguage: Sayer = (context) => {
  const { language } = context.understanding;
  return {
    sentences: [
      talk(language ? languageSentences[language] : say('onlyEnglish', context)),
      nextStep(say(context.turn.openIdea ? 'answerInEnglish' : 'inEnglish', context)),
    ],
  };
};

export const sayInvitation: Sayer = (context) => ({
  sentences: context.understanding.intent === 'empty' ? [talk(say('nothingWritten', context)), ...goOn(context.turn)] : goOn(context.turn),
});
