import { describe, expect, it } from 'vitest';
import { weighingOver } from '../testing/weighing-over.ts';
import { numbersJoined } from './composed-numbers.ts';
import { gradeAnswer } from './grade-answer.ts';

const settles = (says: string, said: string) =>
  gradeAnswer({ question: 'How do you say it?', points: [{ id: 'point', says, alsoSaid: [] }] }, [], said, weighingOver([])).settled;

describe('numbers of several words', () => {
  it.each([
    ['tengo treinta y dós años', 'tengo treinta_y_dos años'],
    ['cinquenta y quatro', 'cincuenta_y_cuatro'],
    ['cincuenta cuatro', 'cincuenta_cuatro'],
    ['pan y agua', 'pan y agua'],
    ['quatre-vingt-dix-neuf ans', 'quatre_vingt_dix_neuf ans'],
    ['vingt et un', 'vingt_et_un'],
    ['trente deux', 'trente_deux'],
  ])('%s becomes %s', (text, joined) => {
    expect(numbersJoined(text)).toBe(joined);
  });

  it.each([
    ['cincuenta y cuatro', 'cincuenta y cuatro', true],
    ['Cincuenta y quatro', 'cincuenta y cuatro', true],
    ['trente-deux', 'trente deux', true],
    ['cincuenta y dos', 'cincuenta y cuatro', false],
    ['treinta y cuatro', 'cincuenta y cuatro', false],
    ['cincuenta cuatro', 'cincuenta y cuatro', false],
    ['setenta y seis', 'sesenta y seis', false],
  ])('%j for %j: %s', (said, says, is) => {
    expect(settles(`It is ${says}.`, `its ${said}`)).toBe(is);
  });
});
