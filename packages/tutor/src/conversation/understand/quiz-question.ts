/** A question of the quiz on the screen, put to Lou: its answer is kept until the learner has chosen one. Source: lou.md 'A turn'. */
import { asksTheSame } from '../../checks/leak.ts';
import { tellingStems } from '../../language/words.ts';
import type { TurnMaterial } from '../../turn-material.ts';

/** A message of so many telling words, all of them the question's, asks for its answer; with fewer it may ask about anything. */
const STEMS_LEAST = 3;

export function asksQuizQuestion(text: string, { quizQuestions = [] }: Pick<TurnMaterial, 'quizQuestions'>): boolean {
  const said = tellingStems(text);
  return quizQuestions.some((question) => {
    const whole = new Set(tellingStems(question));
    return asksTheSame(text, { question }) || (said.length >= STEMS_LEAST && said.every((stem) => whole.has(stem)));
  });
}
