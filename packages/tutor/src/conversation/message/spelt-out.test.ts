import { describe, expect, it } from 'vitest';
import { speltOut } from './spelt-out.ts';

describe('a message spelt out', () => {
  it.each(['do', 'does', 'did', 'is', 'are', 'was', 'were', 'would', 'could', 'should', 'has', 'have', 'had', 'must', 'need'])(
    'has “%sn’t” in two words',
    (verb) => {
      for (const mark of ["'", '’']) expect(speltOut(`It ${verb}n${mark}t so`)).toBe(`it ${verb} not so`);
      if (verb !== 'need') expect(speltOut(`it ${verb}nt so`)).toBe(`it ${verb} not so`);
    },
  );

  it.each([
    ["can't, cant, cannot", 'can not can not can not'],
    ["won't wont", 'will not will not'],
    ["I'm sure I've seen what I'd do and I'll say", 'i am sure i have seen what i would do and i will say'],
    ['im sure ive seen it', 'i am sure i have seen it'],
    ["they're, we're, you're", 'they are we are you are'],
    ['theyre here, youre there', 'they are here you are there'],
    ["there's one, he's in, she's out", 'there is one he is in she is out'],
    ['theres one, hes in, shes out', 'there is one he is in she is out'],
    ["it's been long, he's got it", 'it has been long he has got it'],
    ["what's that's who's how's where's", 'what is that is who is how is where is'],
    ["they've said they'd come", 'they have said they would come'],
    ["wouldn't it be?", 'would not it be?'],
    ["the teacher's notes", 'the teachers notes'],
    ['wat does it do, wich one, hwo many, wher is it', 'what does it do which one how many where is it'],
    ['whats the differnce, how is it diffrent', 'what is the difference how is it different'],
    ['draw it n then look w a pencil', 'draw it and then look with a pencil'],
    ['for n items it takes n log n steps and n times more', 'for n items it takes n log n steps and n times more'],
    ['como se dice i am tired', 'how do you say i am tired'],
    ['whatever, when is it, hw 3, were they', 'whatever when is it hw 3 were they'],
    ['we were well, its lid, the ant wants', 'we were well its lid the ant wants'],
  ])('“%s”', (text, spelt) => {
    expect(speltOut(text)).toBe(spelt);
  });
});
