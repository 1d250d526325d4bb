import { expect, test } from 'vitest';
import { faultAt, faultsIn, notes, planted } from '../testing/keepers.ts';

test('a key idea has one misconception or two', () => {
  const none = planted(notes, [
    `    misconceptions:
      - id: fox-has-nothing
        belief: The fox has nothing.
        heardAs: ["it has nothing", "it is poor"]
        correction: It has one thing.
`,
    '    misconceptions: []\n',
  ]);
  expect(faultsIn(none)).toContain(faultAt(none, notes, 'misconceptions: []', "'misconceptions' needs 1 to 2 entries."));
  const more = ['one', 'two']
    .map((n) => `      - id: more-${n}\n        belief: It is poor ${n}.\n        heardAs: [a, b]\n        correction: No.\n`)
    .join('');
  const three = planted(notes, ['        correction: It has one thing.\n', `        correction: It has one thing.\n${more}`]);
  expect(faultsIn(three)).toContain(faultAt(three, notes, 'misconceptions:', "'misconceptions' needs 1 to 2 entries."));
});

test('a hint that is missing, or a fourth one, is a fault', () => {
  const fewer = planted(notes, ['      pointer: Read its paragraph again.\n', '']);
  expect(faultsIn(fewer)).toContain(faultAt(fewer, notes, 'hints:', "'pointer' is missing."));
  const more = planted(notes, ['      pointer: Read', '      more: Think about it.\n      pointer: Read']);
  expect(faultsIn(more)).toContain(faultAt(more, notes, 'more:', "'more' is not a field that belongs here."));
});

test('key ideas are four to eight', () => {
  const id = '  - id: pig-keeps';
  const text = planted(notes).get(notes) ?? '';
  const three = new Map(planted(notes)).set(notes, text.slice(0, text.indexOf(id)));
  expect(faultsIn(three)).toContain(`${notes}:1: 'keyIdeas' needs 4 to 8 entries.`);
});

test.each([
  ['partial: some thing', 'partial: The red  lamp.', "The sample answers 'good' and 'partial' are the same."],
  ['wrong: nothing', 'wrong: "Some thing!"', "The sample answers 'partial' and 'wrong' are the same."],
])('sample answers that say the same are a fault: %s', (from, to, sentence) => {
  const files = planted(notes, [from, to]);
  expect(faultsIn(files)).toEqual([faultAt(files, notes, to, sentence)]);
});

/** The fox's point in another wording, and a hint. */
const hinted = (wording: string, level: 'nudge' | 'pointer' | 'worked', hint: string) => {
  const texts = { nudge: 'nudge: Look at the end of the line.', pointer: 'pointer: Read its paragraph again.', worked: 'worked: The dog has the new boat.' };
  return planted(notes, ['alsoSaid: ["a red lamp"]', `alsoSaid: ["${wording}"]`], [texts[level], `${level}: ${hint}`]);
};

test.each([
  ['shines at dusk', 'nudge', 'What is it that shines at dusk?'],
  ['shines at dusk', 'pointer', 'Read on until it shines in the dusk.'],
  ['16', 'nudge', 'Think of the sixteen steps.'],
  ['a half', 'nudge', 'Would 0.5 of it do?'],
  ['a lantern', 'pointer', 'Where is there a lantern?'],
] as const)("'%s' as a whole in a %s is a fault", (wording, level, hint) => {
  const files = hinted(wording, level, hint);
  expect(faultsIn(files)).toEqual([faultAt(files, notes, `${level}: ${hint}`, `The hint '${level}' gives the answer away: it says '${wording}'.`)]);
});

test.each([
  ['a worked step, whose sister problem shares short words', 'shines at dusk', 'worked', 'A star shines at dusk. Now say it here.'],
  ['half of it', 'shines at dusk', 'nudge', 'When is dusk?'],
  ['its words in two sentences', 'shines at dusk', 'nudge', 'It is dusk. What shines?'],
  ['a word that the course has everywhere', 'a river', 'nudge', 'Walk to the river and look.'],
  ['one word of a longer wording', 'it is all that it has of the lantern', 'nudge', 'Where is there a lantern?'],
  ['the name of a part of the lesson', 'more to see', 'pointer', 'Read the part called More to see here.'],
] as const)('%s is no fault', (_what, wording, level, hint) => {
  expect(faultsIn(hinted(wording, level, hint))).toEqual([]);
});

/** The fox's two points, each with a question of its own. */
const askedAlone = (lamp: string | null, second: string | null) =>
  planted(notes, [
    'alsoSaid: ["a red lamp"]',
    `alsoSaid: ["a red lamp"]${lamp ? `\n          asks: ${lamp}` : ''}\n        - id: dusk\n          says: It shines at dusk.\n          alsoSaid: ["it shines at dusk"]${second ? `\n          asks: ${second}` : ''}`,
  ]);

test('each point of a check has a question of its own or none has, and none gives an answer away', () => {
  expect(faultsIn(askedAlone('What does it keep?', 'When do you see it?'))).toEqual([]);
  const lacking = askedAlone('What does it keep?', null);
  expect(faultsIn(lacking)).toEqual([faultAt(lacking, notes, '- id: dusk', "The other points have a question of their own ('asks'), and this one has none.")]);
  const told = askedAlone('What shines at dusk?', 'When do you see it?');
  expect(faultsIn(told)).toEqual([faultAt(told, notes, 'asks: What shines', "The question for a point gives an answer away: it says 'It shines at dusk.'.")]);
  const twice = askedAlone('What is it then?', 'What is it then?');
  expect(faultsIn(twice)).toHaveLength(1);
  const unmarked = askedAlone('Say what it keeps.', 'When do you see it?');
  expect(faultsIn(unmarked)).toEqual([faultAt(unmarked, notes, 'asks: Say', "'asks' must be one sentence that asks, with its mark at the end.")]);
});

/** The fox's point with wordings of who has it the wrong way round. */
const turnedRound = (...wordings: readonly string[]) =>
  planted(notes, ['alsoSaid: ["a red lamp"]', `alsoSaid: ["a red lamp"]\n          turned: ${JSON.stringify(wordings)}`]);

test('what turns a point round is no fault, unless it is accepted as well or stands there twice', () => {
  expect(faultsIn(turnedRound('no lamp at all', 'the lamp keeps the fox'))).toEqual([]);
  const accepted = turnedRound('no lamp at all', 'The red lamp');
  expect(faultsIn(accepted)).toEqual([faultAt(accepted, notes, 'turned:', "'The red lamp' turns a point round and is an accepted wording as well.")]);
  const twice = turnedRound('no lamp at all', 'No lamp, at all.');
  expect(faultsIn(twice)).toEqual([faultAt(twice, notes, 'turned:', "'No lamp, at all.' stands there twice.")]);
});
