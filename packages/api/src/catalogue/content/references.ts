/** Names inside a course that must be known, or be one alone: skills, key ideas, items, quiz blocks, glossary terms. */
import type { Complaint } from '../../content/complaint.ts';
import { termSlug } from '../../content/ids.ts';
import type { CourseSource, SectionSource } from './course-folder.ts';

/** Something with a name, and where that name stands. */
interface Named {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

export function brokenReferences(course: CourseSource): readonly Complaint[] {
  const skills = course.head.value?.skills ?? [];
  const skillIds = new Set(skills.map((skill) => skill.id));
  const { head, glossary } = course;
  const terms = glossary?.value?.terms ?? [];
  return [
    ...twice(
      'skill',
      skills.map((skill, n) => ({ id: skill.id, file: head.file, line: head.lineOf('skills', n) })),
    ),
    ...twice('key idea', course.sections.flatMap(keyIdeasOf)),
    ...twice('item', course.sections.flatMap(itemsOf)),
    ...twice(
      'term',
      terms.map((each, n) => ({ id: termSlug(each.term), file: glossary?.file ?? '', line: glossary?.lineOf('terms', n) ?? 1 })),
    ),
    ...course.sections.flatMap(partsTwice),
    ...(head.value
      ? course.sections
          .flatMap(skillsNamed)
          .filter(({ id }) => !skillIds.has(id))
          .map(unknown('skill'))
      : []),
    ...course.sections.flatMap(unknownQuizItems),
    ...course.sections.flatMap(unknownIdeas),
    ...twice('question', course.sections.flatMap(questionsOf)),
    ...terms.flatMap((each, n) =>
      course.sections.some((section) => section.slug === each.section)
        ? []
        : [unknown('section')({ id: each.section, file: glossary?.file ?? '', line: glossary?.lineOf('terms', n, 'section') ?? 1 })],
    ),
  ];
}

const keyIdeasOf = ({ notes }: SectionSource): Named[] =>
  (notes?.value?.keyIdeas ?? []).map((idea, n) => ({ id: idea.id, file: notes?.file ?? '', line: notes?.lineOf('keyIdeas', n) ?? 1 }));

const itemsOf = ({ bank }: SectionSource): Named[] =>
  (bank?.value?.items ?? []).map((item, n) => ({ id: item.id, file: bank?.file ?? '', line: bank?.lineOf('items', n) ?? 1 }));

/** The misconceptions of a key idea, and the points of its check, are told apart by their ids. */
function partsTwice({ notes }: SectionSource): Complaint[] {
  return (notes?.value?.keyIdeas ?? []).flatMap((idea, n) => {
    const at = (...path: (string | number)[]) => ({ file: notes?.file ?? '', line: notes?.lineOf('keyIdeas', n, ...path) ?? 1 });
    return [
      ...twice(
        'misconception',
        idea.misconceptions.map(({ id }, m) => ({ id, ...at('misconceptions', m) })),
      ),
      ...twice(
        'point',
        idea.check.points.map(({ id }, m) => ({ id, ...at('check', 'points', m) })),
      ),
    ];
  });
}

function skillsNamed({ lesson, notes, bank }: SectionSource): Named[] {
  const { head, file } = lesson;
  return [
    ...(head.value?.skills ?? []).map((id, n) => ({ id, file, line: head.lineOf('skills', n) })),
    ...(notes?.value?.keyIdeas ?? []).map((idea, n) => ({ id: idea.skill, file: notes?.file ?? '', line: notes?.lineOf('keyIdeas', n, 'skill') ?? 1 })),
    ...(bank?.value?.items ?? []).map((item, n) => ({ id: item.skill, file: bank?.file ?? '', line: bank?.lineOf('items', n, 'skill') ?? 1 })),
  ];
}

/** A quiz block names items of its own section's bank; a bank that cannot be read is complained of elsewhere. */
function unknownQuizItems({ lesson, bank }: SectionSource): Complaint[] {
  const known = bank?.value && new Set(bank.value.items.map((item) => item.id));
  if (!known) return [];
  return lesson.blocks.flatMap(({ head, lineOf }) =>
    head.type === 'quiz'
      ? head.items.filter((id) => !known.has(id)).map((id) => unknown('item of this bank')({ id, file: lesson.file, line: lineOf('items') }))
      : [],
  );
}

const questionsOf = ({ questions }: SectionSource): Named[] =>
  (questions?.value?.questions ?? []).map(({ asks }, n) => ({ id: asks, file: questions?.file ?? '', line: questions?.lineOf('questions', n, 'asks') ?? 1 }));

/** A question of learners stands beside a key idea of its own section. */
function unknownIdeas({ notes, questions }: SectionSource): Complaint[] {
  const known = new Set((notes?.value?.keyIdeas ?? []).map(({ id }) => id));
  return (questions?.value?.questions ?? []).flatMap(({ idea }, n) =>
    known.has(idea)
      ? []
      : [unknown('key idea of this section')({ id: idea, file: questions?.file ?? '', line: questions?.lineOf('questions', n, 'idea') ?? 1 })],
  );
}

const unknown =
  (kind: string) =>
  ({ id, file, line }: Named): Complaint => ({ file, line, sentence: `There is no ${kind} '${id}'.` });

function twice(kind: string, named: readonly Named[]): Complaint[] {
  const seen = new Set<string>();
  return named.flatMap(({ id, file, line }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ file, line, sentence: `The ${kind} '${id}' is there twice.` }];
  });
}
