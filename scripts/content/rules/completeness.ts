/** Nothing is missing: notes, bank and glossary; what every section must have; skills and difficulties that a bank covers. */
import type { Complaint } from '@lou/api/content/complaint';
import type { Rule, StudiedCourse, StudiedSection } from '../studied-course.ts';

/** Items on each skill of a section: a single one is soon known by heart, and a quiz could ask nothing else about it. */
const ITEMS_OF_A_SKILL = 2;
const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

export const completeness: Rule = (course) => [
  ...(course.source.glossary ? [] : [{ file: 'glossary.yaml', line: 1, sentence: 'The file is missing.' }]),
  ...unusedSkills(course),
  ...course.sections.flatMap((section) => [
    ...missingFiles(section),
    ...missingBlocks(section),
    ...skillsOutside(section),
    ...untaughtSkills(section),
    ...gapsInBank(section),
  ]),
];

function missingFiles({ source }: StudiedSection): Complaint[] {
  const stem = source.lesson.file.replace(/\.md$/, '');
  const missing = (file: string) => ({ file, line: 1, sentence: 'The file is missing.' });
  return [...(source.notes ? [] : [missing(`${stem}.notes.yaml`)]), ...(source.bank ? [] : [missing(`${stem}.bank.yaml`)])];
}

function missingBlocks({ source }: StudiedSection): Complaint[] {
  const heads = source.lesson.blocks.map((block) => block.head);
  const needed = [
    { name: 'a worked example', there: heads.some((head) => head.type === 'text' && head.kind === 'worked') },
    { name: 'an exercise', there: heads.some((head) => head.type === 'exercise') },
    { name: 'a discussion', there: heads.some((head) => head.type === 'discussion') },
  ];
  return needed.filter(({ there }) => !there).map(({ name }) => ({ file: source.lesson.file, line: 1, sentence: `The section needs ${name}.` }));
}

/** A skill that no section teaches is a slip of the pen. */
function unusedSkills({ source }: StudiedCourse): Complaint[] {
  const taught = new Set(source.sections.flatMap((section) => section.lesson.head.value?.skills ?? []));
  return (source.head.value?.skills ?? []).flatMap(({ id }, n) =>
    taught.has(id) ? [] : [{ file: source.head.file, line: source.head.lineOf('skills', n), sentence: `No section teaches the skill '${id}'.` }],
  );
}

/** Key ideas and items are about the section's own skills. */
function skillsOutside({ source, keyIdeas, items }: StudiedSection): Complaint[] {
  const skills = source.lesson.head.value?.skills;
  if (!skills) return [];
  return [...keyIdeas, ...items].flatMap(({ value, complain }) =>
    skills.includes(value.skill) ? [] : [complain(`The skill '${value.skill}' is none of this section's.`, 'skill')],
  );
}

/** What a section says it teaches, Lou can teach there: some key idea is about it. */
function untaughtSkills({ source, keyIdeas }: StudiedSection): Complaint[] {
  const { notes, lesson } = source;
  if (!notes?.value) return [];
  return (lesson.head.value?.skills ?? [])
    .filter((skill) => !keyIdeas.some(({ value }) => value.skill === skill))
    .map((skill) => ({ file: notes.file, line: 1, sentence: `No key idea is about the skill '${skill}'.` }));
}

function gapsInBank({ source, items }: StudiedSection): Complaint[] {
  const { bank, lesson } = source;
  if (!bank?.value) return [];
  const complain = (sentence: string) => ({ file: bank.file, line: 1, sentence });
  return [
    ...(lesson.head.value?.skills ?? [])
      .map((skill) => ({ skill, count: items.filter((item) => item.value.skill === skill).length }))
      .filter(({ count }) => count < ITEMS_OF_A_SKILL)
      .map(({ skill, count }) => complain(`The bank has ${count === 0 ? 'no item' : 'a single item'} on the skill '${skill}'.`)),
    ...DIFFICULTIES.filter((difficulty) => !items.some((item) => item.value.difficulty === difficulty)).map((difficulty) =>
      complain(`The bank has no ${difficulty} item.`),
    ),
  ];
}
