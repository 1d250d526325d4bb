/** For tests: the folder of a small course without a fault, and the same with something changed in it. */
import type { Files } from '../course-folder.ts';

/** Things of one length, so that no option looks like the right one. */
const things = ['red lamp', 'tin bell', 'old book', 'big coat', 'new boat', 'wet sock', 'hot soup', 'raw rice', 'dry leaf', 'odd shoe', 'fat plum', 'toy drum'];

const farm = { slug: 'on-the-farm', title: 'On the farm', animals: ['fox', 'hen', 'cow', 'pig', 'dog', 'cat', 'goat', 'duck', 'lamb', 'mule', 'bull', 'swan'] };
const wood = {
  slug: 'in-the-wood',
  title: 'In the wood',
  animals: ['owl', 'elk', 'bat', 'jay', 'hare', 'wolf', 'bear', 'toad', 'deer', 'moth', 'mole', 'crow'],
};
type Place = typeof farm;

/** `keepers`: two sections, 12 items and 4 key ideas each, 12 terms, one figure. It passes the checker. */
export function aCourseFolder(): Files {
  return new Map([
    ['course.md', course],
    ['01-on-the-farm.md', lesson(farm)],
    ['01-on-the-farm.notes.yaml', notes(farm)],
    ['01-on-the-farm.bank.yaml', bank(farm)],
    ['02-in-the-wood.md', lesson(wood)],
    ['02-in-the-wood.notes.yaml', notes(wood)],
    ['02-in-the-wood.bank.yaml', bank(wood)],
    ['glossary.yaml', glossary],
    ['figures/yard.svg', svg],
  ]);
}

/** What learners ask on the farm, beside each of its key ideas. */
export const withQuestions = (files: Files): Files => new Map(files).set('01-on-the-farm.questions.yaml', questions(farm));

/** A folder with `from` replaced by `to` in one file; throws where `from` does not stand in it. */
export function changed(files: Files, file: string, [from, to]: readonly [string, string]): Files {
  const text = files.get(file);
  if (text === undefined || !text.includes(from)) throw new Error(`'${from}' does not stand in ${file}.`);
  return new Map(files).set(
    file,
    text.replace(from, () => to),
  );
}

export const without = (files: Files, file: string): Files => new Map([...files].filter(([name]) => name !== file));

/** The line of a file at which a text first stands. */
export function lineOf(files: Files, file: string, text: string): number {
  const before = (files.get(file) ?? '').split(text);
  if (before.length < 2) throw new Error(`'${text}' does not stand in ${file}.`);
  return (before[0] as string).split('\n').length;
}

const course = `---
title: Who keeps what
category: general
difficulty: beginner
estimatedDurationHours: 1
learningObjectives: [Name each animal, Say what it keeps, Say where it rests, Tell farm from wood]
prerequisites: []
tags: [animals, memory, stories]
tries: 3
version: 1
skills:
  - id: keeping
    name: knowing who keeps what
  - id: resting
    name: knowing who rests where
---
You will know two dozen animals and their things. Each section tells of twelve.
`;

const keeps = (place: Place, n: number) => `The ${place.animals[n]} keeps the ${things[n]}.`;

const story = (place: Place) =>
  place.animals
    .map((animal, n) =>
      [
        keeps(place, n),
        `When rain falls, the ${animal} waits under a tree and thinks of home.`,
        `In the morning the ${animal} walks to the river and drinks some cool water.`,
      ].join(' '),
    )
    .join('\n\n');

const lesson = (place: Place) => `---
title: ${place.title}
objectiveType: learn
estimatedDurationMinutes: 25
skills: [keeping, resting]
objectives: [Name twelve animals, Say what each keeps]
personality: { tone: friendly, expertise: beginner, teachingStyle: interactive, responseStyle: explanatory }
---
## Who is there

${place === farm ? `![A yard with a gate, a tree and a river behind it](figures/yard.svg "The yard")\n\n` : ''}${story(place)}

:::text
title: Finding the ${place.animals[0]}
kind: worked
lou: Ask for the thing first.
---
1. **We read the name ${place.animals[0]}.** The ${place.animals[0]} stands at the start of its line.
2. **We look for what the ${place.animals[0]} has.** The end of that ${place.animals[0]} line says so.

Does it look right? Only the ${place.animals[0]} has that thing, so it must be the one.
:::

## More to see ${place === farm ? 'here' : 'there'}

A path leads past the ${place.animals[1]} and on to the ${place.animals[2]}.

:::exercise
title: A thing for the ${place.animals[0]}
lou: The learner should look at the end of the line.
points: 10
answers: ["${things[0]}", "the ${things[0]}"]
explanation: It is at the end of the line.
---
What does the ${place.animals[0]} keep?
:::

:::discussion
title: Why keep a thing
lou: Any reason will do.
points: 5
---
Why would a ${place.animals[1]} keep such a thing?
:::

:::quiz
title: Before you go on
lou: Two quick looks back.
items: [thing-of-${place.animals[0]}, thing-of-${place.animals[1]}]
---
Two questions on what you have just read.
:::
`;

const notes = (place: Place) => `keyIdeas:
${[0, 1, 2, 3]
  .map(
    (n) => `  - id: ${place.animals[n]}-keeps
    skill: ${n === 3 ? 'resting' : 'keeping'}
    statement: ${keeps(place, n)}
    simpler: It has the ${things[n]}.
    example: You may see the ${things[n]} in its house.
    passage: ${keeps(place, n)}
    askedAs: ["wat has the ${place.animals[n]} got", "whats with the ${place.animals[n]} and its house", "tell me of its ${place.animals[n]} stuff", "why would a ${place.animals[n]} own anything"]
    misconceptions:
      - id: ${place.animals[n]}-has-nothing
        belief: The ${place.animals[n]} has nothing.
        heardAs: ["it has nothing", "it is poor"]
        correction: It has one thing.
    check:
      question: What does the ${place.animals[n]} keep?
      points:
        - id: thing
          says: It keeps the ${things[n]} in its warm house.
          alsoSaid: ["a ${things[n]}"]
      answers: { good: "the ${things[n]}", partial: some thing, wrong: nothing }
    hints:
      nudge: Look at the end of the line.
      pointer: Read its paragraph again.
      worked: The ${place.animals[n + 4]} has the ${things[n + 4]}. Now say the same here.`,
  )
  .join('\n')}
`;

const levels = ['beginner', 'intermediate', 'advanced'];

const questions = (place: Place) => `questions:
${[0, 1, 2, 3]
  .map(
    (n) => `  - asks: May the ${place.animals[n]} lend its ${things[n]}?
    idea: ${place.animals[n]}-keeps
    answer: No, a ${place.animals[n]} lends nothing. Without the ${things[n]} the house of the ${place.animals[n]} would be bare.
    askedAs: ["could i borrow from ${place.animals[n]}", "would ${place.animals[n]} share", "on loan from ${place.animals[n]} please", "${things[n]} for me too"]`,
  )
  .join('\n')}
`;

const bank = (place: Place) => `items:
${place.animals
  .map((animal, n) => {
    const options = [0, 1, 2, 3].map((slot) => {
      const right = slot === n % 4;
      const owner = right ? n : (n + 1 + slot) % 12;
      return `      - text: ${things[owner]}\n        ${right ? 'right: true' : `feedback: The ${place.animals[owner]} has that.`}`;
    });
    return `  - id: thing-of-${animal}
    skill: ${n % 2 === 0 ? 'keeping' : 'resting'}
    difficulty: ${levels[n % 3]}
    question: What does the ${animal} keep?
    options:
${options.join('\n')}
    explanation: It stands in its own line.
    passage: ${keeps(place, n)}`;
  })
  .join('\n')}
`;

const glossary = `terms:
${farm.animals
  .slice(0, 6)
  .map((animal) => `  - term: ${animal}\n    meaning: An animal of the farm.\n    section: on-the-farm`)
  .join('\n')}
${wood.animals
  .slice(0, 6)
  .map((animal) => `  - term: ${animal}\n    meaning: An animal of the wood.\n    section: in-the-wood`)
  .join('\n')}
`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200">
  <rect x="10" y="10" width="200" height="80" fill="var(--pine-wash)" stroke="var(--ink)"/>
  <text x="20" y="60" font-size="16" fill="var(--ink)">yard</text>
</svg>
`;
