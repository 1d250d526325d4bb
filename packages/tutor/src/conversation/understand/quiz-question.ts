/** What a learner types to Lou that belongs to the quiz on the screen: its answers are kept until they are chosen there. Source: lou.md 'A turn'. */
import { asksTheSame } from '../../checks/leak.ts';
import { tellingStems, wordsOf } from '../../language/words.ts';
import type { TurnMaterial } from '../../turn-material.ts';

/** A message of so many telling words, all of them the question's, asks for its answer; with fewer it may ask about anything. */
const STEMS_LEAST = 3;

/** A quiz with a question that was not answered yet is on the screen. */
export const hasQuiz = ({ quizQuestions = [] }: Pick<TurnMaterial, 'quizQuestions'>): boolean => quizQuestions.length > 0;

export function asksQuizQuestion(text: string, { quizQuestions = [] }: Pick<TurnMaterial, 'quizQuestions'>): boolean {
  const said = tellingStems(text);
  return quizQuestions.some((question) => {
    const whole = new Set(tellingStems(question));
    return asksTheSame(text, { question }) || (said.length >= STEMS_LEAST && said.every((stem) => whole.has(stem)));
  });
}

/** 'B', 'option b)', 'answer 2' names one of the options by its place. */
const byPlace = /^(?:(?:the )?(?:option|answer|choice|number) )?(?:[a-d]|[1-4])$/;
const namesPlace = /^(?:the )?(?:option|answer|choice) /;

/** An option of the quiz, typed instead of chosen. A bare letter or figure is one only where no question of Lou's is open beside the quiz. */
export function typesQuizOption(text: string, { quizOptions = [], openItem }: Pick<TurnMaterial, 'quizOptions' | 'openItem'>): boolean {
  if (quizOptions.length === 0) return false;
  const plain = (of: string): string => wordsOf(of).join(' ');
  const said = plain(text.replace(/[).]/g, ' '));
  return (byPlace.test(said) && (openItem === null || namesPlace.test(said))) || quizOptions.some((option) => plain(option) === plain(text));
}

/** 'Give me a hint for the first one', 'show me the answer of question 2'. */
const wantsHelp = /\b(?:hints?|clue|help)\b|\b(?:show|tell|give|say|what is|need|want|know)\b.*\b(?:solution|answer)\b|\bshow me\b/;
/** 'Why was my answer to the first question wrong' asks about what is answered. */
const ofOwnAnswer = /\bmy (?:\w+ )?answer\b/;
const namesItem = /\b(?:quiz|(?:the )?(?:first|second|third|fourth|fifth|last) (?:one|question)|(?:question|number) \d)\b/;

/** Help wished for with a question of the quiz on the screen. */
export const wantsQuizHelp = (spelt: string, material: Pick<TurnMaterial, 'quizQuestions'>): boolean =>
  hasQuiz(material) && wantsHelp.test(spelt) && namesItem.test(spelt) && !ofOwnAnswer.test(spelt);
