import { describe, expect, it } from 'vitest';
import { isWholeSentence, sentencesOf } from './sentences.ts';

const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it.each([
    ['abbreviations', 'Dr. Lee came, e.g. on Monday. She stayed.', ['Dr. Lee came, e.g. on Monday.', 'She stayed.']],
    ['initials', 'J. S. Bach wrote it. It is long.', ['J. S. Bach wrote it.', 'It is long.']],
    ['decimals', 'It is 3.5 wide. That is enough.', ['It is 3.5 wide.', 'That is enough.']],
    ['formulas', 'So $a. B$ holds. Next.', ['So $a. B$ holds.', 'Next.']],
    ['code', 'Write `print(x). Then` here. Done.', ['Write `print(x). Then` here.', 'Done.']],
    ['quotes', 'She said “Stop.” Then she left.', ['She said “Stop.”', 'Then she left.']],
    ['questions', '¿Cómo estás? Muy bien.', ['¿Cómo estás?', 'Muy bien.']],
    ['acronyms', 'The U.S. Army came. It left.', ['The U.S. Army came.', 'It left.']],
    ['numbered lists', '1. Cut the cake.\n2. Eat it.', ['Cut the cake.', 'Eat it.']],
    ['dashed lists', '- one thing\n- another', ['one thing', 'another']],
    ['code lines', 'See:\n\n    print(1). Print(2)\n\nDone.', ['See:', 'Done.']],
    ['nothing', ' \n ... \n', []],
  ])('%s', (_name, text, sentences) => {
    expect(texts(text)).toEqual(sentences);
  });

  it('says where each sentence begins, word for word', () => {
    const text = 'One is here.  Two follows.\n\n- Three, in a list.';
    for (const { start, text: sentence } of sentencesOf(text)) expect(text.slice(start, start + sentence.length)).toBe(sentence);
  });

  it('knows a whole sentence from a label', () => {
    expect(isWholeSentence('Cut the cake.')).toBe(true);
    expect(isWholeSentence('`print` shows it.')).toBe(true);
    expect(isWholeSentence('Finding one quickly')).toBe(false);
    expect(isWholeSentence('less than, more than')).toBe(false);
  });
});
