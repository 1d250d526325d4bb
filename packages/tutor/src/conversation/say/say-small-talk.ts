/** What is said around the lesson: greetings, thanks, who Lou is, low spirits, rudeness, other languages, care. */
import { careSentences } from '../care.ts';
import { nextStep, report, talk } from '../draft.ts';
import { goOn } from '../next-step.ts';
import { languageSentences } from '../other-languages.ts';
import { withHint } from './hint-sentences.ts';
import { type Sayer, say } from './sayer.ts';

/** A person is what is needed; the lesson waits, and nothing is asked. */
export const sayCare: Sayer = ({ understanding }) => ({ sentences: (understanding.need ? careSentences[understanding.need] : []).map((text) => talk(text)) });

export const sayGreeting: Sayer = (context) => {
  const { turn } = context;
  const { firstName } = turn.material.standing;
  const { section } = turn.material;
  const hello = say('hello', context);
  return {
    sentences: [
      report(firstName ? `${hello}, ${firstName}.` : `${hello}.`),
      ...(section && !turn.openIdea ? [report(`We are in “${section.title}”.`)] : []),
      ...goOn(turn),
    ],
  };
};

export const sayThanksBack: Sayer = (context) => ({ sentences: [talk(say('thanksBack', context)), ...goOn(context.turn)] });

export const sayGoodbye: Sayer = (context) => ({ sentences: [{ ...talk(say('goodbye', context)), isNextStep: true }] });

/** Honest about being a program, about where answers come from and about their limits. */
export const sayWho: Sayer = ({ turn }) => ({
  sentences: [
    talk('I am Lou, the tutor here; a program, not a person.'),
    talk('I answer from the pages of your courses and show which page I rest on, and when something is not there I say so.'),
    ...goOn(turn),
  ],
});

export const sayLiftUp: Sayer = (context) => {
  const up = talk(say('liftUp', context));
  if (context.turn.openIdea) return withHint(context, [up]);
  return { sentences: [up, nextStep('Tell me the word or the step that lost you, or say “simpler” and I put the last thing another way.')] };
};

export const sayLine: Sayer = (context) => ({ sentences: [talk(say('holdTheLine', context)), ...goOn(context.turn)] });

/** In the learner's own language, so that it is understood, and nothing more is pretended. */
export const sayLanguage: Sayer = ({ understanding, turn }) => ({
  sentences: [
    ...(understanding.language ? [talk(languageSentences[understanding.language])] : []),
    turn.openIdea
      ? nextStep('A few English words are enough; spelling does not matter.')
      : nextStep('Please write in English; a few words are enough, and spelling does not matter.'),
  ],
});

export const sayInvitation: Sayer = (context) => ({
  sentences: [...(context.understanding.intent === 'empty' ? [talk(say('nothingWritten', context))] : []), ...goOn(context.turn)],
});
