import { expect, test } from 'vitest';
import { formStandingOf } from './form-standing.ts';

const at = '2026-01-05T14:02:00Z';

test.each([
  ['nothing was touched', { isSaving: false, isChanged: false, outcome: null }, { state: 'unchanged' }],
  ['something was', { isSaving: false, isChanged: true, outcome: null }, { state: 'changed' }],
  ['it is on its way', { isSaving: true, isChanged: true, outcome: null }, { state: 'saving' }],
  ['it is saved', { isSaving: false, isChanged: false, outcome: { at } }, { state: 'saved', at }],
  ['it was saved and is changed again', { isSaving: false, isChanged: true, outcome: { at } }, { state: 'changed' }],
  ['it could not be saved', { isSaving: false, isChanged: true, outcome: { sentence: 'No.' } }, { state: 'failed', sentence: 'No.' }],
  ['what could not be saved was taken back', { isSaving: false, isChanged: false, outcome: { sentence: 'No.' } }, { state: 'unchanged' }],
] as const)('%s', (_name, given, standing) => {
  expect(formStandingOf(given)).toEqual(standing);
});
