import { describe, expect, it } from 'vitest';
import { isDefinedAs } from './defined-as.ts';
import { isRuledOut } from './ruled-out.ts';

describe('a sentence that denies what is asked', () => {
  it.each([
    ['can the pot add milk to the tea', 'The pot will not add milk to tea.'],
    ['does a kettle keep the tea warm', 'A kettle does not keep tea warm: it makes water hot.'],
    ['does steeping change the colour of the cup', 'Steeping draws out the leaves, and it never changes the colour of the cup.'],
    ['do i need a lid to steep', 'Steeping needs no lid, because it is short.'],
    ['is the crust a layer of tea', 'The crust is what is left of the milk, so it is a skin and no layer of tea.'],
    ['does stirring change the taste', 'Stirring moves the leaves, so it changes neither the colour nor the taste.'],
    ['do i have to warm the pot', 'You may warm the pot and need not warm it.'],
  ])('%s – %s', (question, sentence) => {
    expect(isRuledOut(question, sentence)).toBe(true);
  });

  it.each([
    ['can the cook change what the guest ordered', 'The guest cannot change what the cook ordered.', 'the other way round'],
    ['can i warm the pot', 'You may warm the pot and need not warm it.', 'what need not be may be'],
    ['does the pot keep the tea warm', 'The pot does not keep tea warm unless it has a lid.', 'a condition'],
    ['does the pot keep the tea warm', 'The pot does not always keep tea warm.', 'not always'],
    ['does the pot keep the tea warm', 'The pot keeps tea warm and does not drip.', 'something else is denied'],
    ["doesn't the pot keep the tea warm", 'The pot does not keep tea warm.', 'it denies already'],
    ['does the pot hold the tea', 'The pot never breaks.', 'too little in common'],
  ])('does not where %s – %s: %s', (question, sentence) => {
    expect(isRuledOut(question, sentence)).toBe(false);
  });
});

describe('a definition that makes a thing what is asked', () => {
  it.each([
    ['is a kettle a pot', '“Kettle” means a pot with a spout, in which water boils.'],
    ['is a gongfu half a litre', '“Gongfu” means the smallest size of pot, exactly half a litre.'],
    ['is a kettle a pot', 'A kettle is a pot in which water boils.'],
  ])('%s – %s', (question, sentence) => {
    expect(isDefinedAs(question, sentence)).toBe(true);
  });

  it.each([
    ['is a kettle a spout', '“Kettle” means a pot with a spout, in which water boils.'],
    ['is a pot a kettle', '“Kettle” means a pot with a spout, in which water boils.'],
    ['is a kettle not a pot', '“Kettle” means a pot with a spout, in which water boils.'],
    ['is a kettle a good pot', '“Kettle” means a pot with a spout, in which water boils.'],
  ])('does not in %s – %s', (question, sentence) => {
    expect(isDefinedAs(question, sentence)).toBe(false);
  });
});
