import { expect, test } from 'vitest';
import { answersOf, isRight } from './answers.ts';

test('case, spaces, comma or point, quotes and a full stop do not matter', () => {
  expect(isRight('  Five  Ninths. ', ['five ninths'])).toBe(true);
  expect(isRight('5 / 9', ['5/9'])).toBe(true);
  expect(isRight('0,9', ['0.9'])).toBe(true);
  expect(isRight('“Cool”', ['cool'])).toBe(true);
  expect(isRight('¡Hola!', ['hola'])).toBe(true);
  expect(isRight('65 %', ['65%'])).toBe(true);
  expect(isRight('1⁄2', ['1/2'])).toBe(true);
});

test('neither do accents, on either side, nor commas between words', () => {
  expect(isRight('sont allees', ['sont allées'])).toBe(true);
  expect(isRight('Está', ['esta'])).toBe(true);
  expect(isRight('ca sentait', ['Ça sentait'])).toBe(true);
  expect(isRight('¿Nos trae, por favor, dos cafes?', ['nos trae por favor dos cafés'])).toBe(true);
  expect(isRight('Hola ¿qué tal?', ['hola, que tal'])).toBe(true);
});

test('the ñ does, and so does a comma that parts two numbers', () => {
  expect(isRight('tengo veinte anos', ['tengo veinte años'])).toBe(false);
  expect(isRight('TENGO VEINTE AÑOS', ['tengo veinte años'])).toBe(true);
  expect(isRight('tengo veinte an\u0303os', ['tengo veinte años'])).toBe(true);
  expect(isRight('12', ['1,2'])).toBe(false);
});

test('what it says does matter', () => {
  expect(isRight('9/5', ['5/9'])).toBe(false);
  expect(isRight('-3', ['3'])).toBe(false);
  expect(isRight('35/6', ['3 5/6'])).toBe(false);
  expect(isRight('3 5/6', ['3 5/6'])).toBe(true);
  expect(isRight('', [''])).toBe(false);
});

test('an exercise without answers has none', () => {
  expect(answersOf({})).toEqual([]);
  expect(answersOf({ answers: ['a', 2] })).toEqual(['a']);
});
