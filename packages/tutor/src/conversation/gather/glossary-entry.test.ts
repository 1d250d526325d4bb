import { describe, expect, it } from 'vitest';
import { isGlossary } from '../../retrieval/is-glossary.ts';
import { readQuestions } from '../../testing/read-questions.ts';
import { termAskedFor } from '../message/term-asked-for.ts';
import { glossaryEntry } from './glossary-entry.ts';

describe('the term that a question asks for', () => {
  it.each([
    ['what is a denominator?', 'denominator'],
    ['whats a base rate then', 'base rate'],
    ['so what is an inversion again?', 'inversion'],
    ['what does product mean', 'product'],
    ['what is meant by amortised cost?', 'amortised cost'],
    ['can you explain big O', 'big o'],
    ["i don't know what a triad is", 'triad'],
    ['remind me what a cue is', 'cue'],
    ['i still dont get osmosis', 'osmosis'],
    ['tell me about the load factor', 'load factor'],
    ['denominator?', 'denominator'],
    ['the definition of equity', 'equity'],
  ])('%s', (question, term) => {
    expect(termAskedFor(question)).toBe(term);
  });

  it('is none in a question that names no term', () => {
    expect(termAskedFor('how do I add two fractions with different bottoms?')).toBeNull();
    expect(termAskedFor('the bottom number names the kind of piece')).toBeNull();
  });
});

describe('the entries of all shipped glossaries', () => {
  const forms: readonly ((term: string) => string)[] = [
    (term) => `What is a ${term}?`,
    (term) => `whats ${term} then`,
    (term) => `whats a ${term} again`,
    (term) => `what does ${term} mean`,
    (term) => `what is meant by ${term}?`,
    (term) => `can you explain ${term}`,
    (term) => `i dont know what ${term} is`,
    (term) => `remind me what ${term} is`,
    (term) => `${term}?`,
    (term) => `what are ${term}s?`,
  ];
  const terms = readQuestions().flatMap(({ course }) => {
    const library = { passagesOf: () => course.passages };
    return course.passages.filter(isGlossary).map((entry) => ({ entry, find: (asks: string) => glossaryEntry(asks, [course.id], library) }));
  });

  it('are found by their term, however its meaning is asked for', () => {
    expect(terms.length).toBeGreaterThanOrEqual(240);
    const missed = terms.flatMap(({ entry, find }) => forms.map((form) => form(entry.title)).filter((asks) => find(asks)?.id !== entry.id));
    expect(missed.length / (terms.length * forms.length), missed.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
