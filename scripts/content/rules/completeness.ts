/** Nothing is missing: notes, bank and glossary; what every section must have; skills and difficulties that a bank covers. */
import type { Complaint } from '@lou/api/content/complaint';
import type { Rule, StudiedCourse, StudiedSection } from '../studied-course.ts';

const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

export const completeness: Rule = (course) => [
  ...(course.source.glossary ? [] : [{ file: 'glossary.yaml', line: 1, sentence: 'The file is missing.' }]),
  ...unusedSkills(course),
  ...course.sections.flatMap((section) => [...missingFiles(section), ...missingBlocks(section), ...skillsOutside(section), ...gapsInBank(section)]),
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

function gapsInBank({ source, items }: StudiedSection): Complaint[] {
  const { bank, lesson } = source;
  if (!bank?.value) return [];
  const complain = (sentence: string) => ({ file: bank.file, line: 1, sentence });
  return [
    ...(lesson.head.value?.skills ?? [])
      .filter((skill) => !items.some((item) => item.value.skill === skill))
      .map((skill) => complain(`The bank has no item on the skill '${skill}'.`)),
    ...DIFFICULTIES.filter((difficulty) => !items.some((item) => item.value.difficulty === difficulty)).map((difficulty) =>
      complain(`The bank has no ${difficulty} item.`),
    ),
  ];
}
