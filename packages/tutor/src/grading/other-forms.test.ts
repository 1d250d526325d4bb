/** A typed form counts only as the form that is asked for. */
import { describe, expect, it } from 'vitest';
import { gradedAs, ideaOf } from '../testing/own-answers.ts';
import { readAnswer } from './match-wording.ts';
import { otherFormsIn } from './other-forms.ts';

const says = 'A friend hears brewe.';
const others = (text: string, alsoSaid: readonly string[], turned: readonly string[] = [], asked: readonly string[] = []) =>
  otherFormsIn(readAnswer(text), { says, alsoSaid, turned }, new Set(asked)).map(({ word }) => word);

describe('another form of the one asked for', () => {
  it('is one letter more, and stands in the question or in a turned wording', () => {
    expect(others('you say brewr', ['brew'], ['you say brewr'])).toEqual(['brewr']);
    expect(others('you say brewr', ['brew'], [], ['brewr'])).toEqual(['brewr']);
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    ['the form itself stands beside it', 'brewr becomes brew', ['brew'], ['brewr']],
    ['the point has that form too', 'you say brewr', ['brew', 'never brewr'], ['brewr']],
    ['no wording is the form alone', 'you say brewr', ['friends hear brew'], ['brewr']],
    ['it may be a misspelling', 'you say brewr', ['brew'], []],
  ])('is none where %s', (_why, text, alsoSaid, turned) => {
    expect(others(text, alsoSaid, turned)).toEqual([]);
  });

  it.each([
    ['estar', []],
    ['ella estar', []],
    ['estoy and estar', ['form-estoy']],
    ['estoy and está', ['form-estoy', 'form-esta']],
  ])('makes no point: %j', (text, points) => {
    expect(gradedAs('spanish-first-conversation', ideaOf('spanish-first-conversation', 'how-i-am-estar/forms-of-estar'), text).pointsSeen).toEqual(points);
  });
});
