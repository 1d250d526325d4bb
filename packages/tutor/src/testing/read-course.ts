/** Reads a course of db/content as the tutor is handed it. For tests and benches: the product reads it in api/catalogue. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Formula, KeyIdea, Passage, QuestionItem } from '../course-material.ts';
import { answersBeside, LEARNERS_QUESTIONS, type LearnersQuestion, learnersQuestionsText } from '../learners-questions.ts';
import { cutPassages, glossaryPassage } from '../retrieval/cut-passages.ts';
import type { LouContext, Personality, Topic } from '../turn-material.ts';

export interface TestSection {
  readonly id: string;
  readonly title: string;
  readonly objectives: readonly string[];
  readonly personality: Personality;
  readonly keyIdeas: readonly KeyIdea[];
  readonly items: readonly QuestionItem[];
  readonly louContexts: readonly LouContext[];
}

export interface TestCourse {
  readonly id: string;
  readonly title: string;
  /** What the course says of itself, and what one is able to do after it. */
  readonly description: string;
  readonly objectives: readonly string[];
  readonly sections: readonly TestSection[];
  readonly passages: readonly Passage[];
  /** What answers what learners ask; indexed beside the passages where Lou is to know it. */
  readonly answers: readonly Passage[];
  readonly topics: readonly Topic[];
}

const contentRoot = path.resolve(import.meta.dirname, '../../../../db/content/courses');

/** The course of a folder; refuses a folder that is not there. */
export function readCourse(id: string): TestCourse {
  const folder = path.join(contentRoot, id);
  const about = frontMatter(readFileSync(path.join(folder, 'course.md'), 'utf8'));
  const { title, skills, learningObjectives } = about.head as { title: string; skills: { id: string; name: string }[]; learningObjectives: string[] };
  const lessons = readdirSync(folder).filter((file) => /^\d\d-.*\.md$/.test(file));
  const passages: Passage[] = [];
  const answers: Passage[] = [];
  const sections = lessons.sort().map((file): TestSection => {
    const slug = file.slice(3, -3);
    const sectionId = `${id}.${slug}`;
    const { head, body } = frontMatter(readFileSync(path.join(folder, file), 'utf8'));
    const place = { revision: 1, courseId: id, sectionId, lessonId: `${sectionId}.lesson`, title: head.title as string, parents: [title] };
    blocksOf(body).forEach((block, at) => {
      passages.push(...cutPassages({ ...place, sourceId: at === 0 ? place.lessonId : `${place.lessonId}.${at}-text`, markdown: block }));
    });
    const asked = questionsBeside(path.join(folder, file.replace(/\.md$/, '.questions.yaml')));
    if (asked.length > 0) {
      const markdown = `## ${LEARNERS_QUESTIONS}\n\n${learnersQuestionsText(asked)}`;
      answers.push(...cutPassages({ ...place, sourceId: `${place.lessonId}.questions-text`, markdown, isAsked: true }));
    }
    const of = (kind: string) => parse(readFileSync(path.join(folder, file.replace(/\.md$/, `.${kind}.yaml`)), 'utf8')) as Record<string, unknown[]>;
    const within = <T extends { id: string; skill: string }>(one: T) => ({ ...one, id: `${sectionId}/${one.id}`, sectionId, skill: `${id}/${one.skill}` });
    return {
      id: sectionId,
      title: head.title as string,
      objectives: head.objectives as string[],
      personality: head.personality as Personality,
      louContexts: contextsOf(body),
      keyIdeas: (of('notes').keyIdeas as KeyIdea[]).map((idea) => ({
        ...within(idea),
        analogy: idea.analogy ?? null,
        askedAs: idea.askedAs ?? [],
        details: [...(idea.details ?? []), ...answersBeside(asked, idea.id)],
        formulas: (idea.formulas ?? []).map(asFormula),
      })),
      items: (of('bank').items as QuestionItem[]).map((item) => ({
        ...within(item),
        revision: 1,
        options: item.options.map((option) => ({ ...option, right: option.right ?? false, feedback: option.feedback ?? '' })),
      })),
    };
  });
  const { terms } = parse(readFileSync(path.join(folder, 'glossary.yaml'), 'utf8')) as { terms: { term: string; meaning: string; section: string }[] };
  passages.push(
    ...terms.map(({ term, meaning, section }) => glossaryPassage({ courseId: id, sectionId: `${id}.${section}`, term, meaning, parents: ['Glossary', title] })),
  );
  return { id, title, description: about.body.trim(), objectives: learningObjectives, sections, passages, answers, topics: topicsOf(id, skills, sections) };
}

/** What learners ask around a section; none where nobody wrote any. */
const questionsBeside = (file: string): readonly LearnersQuestion[] =>
  existsSync(file) ? (parse(readFileSync(file, 'utf8')) as { questions: LearnersQuestion[] }).questions : [];

/** What an author may leave out, as it is read. */
function asFormula({ about = [], quantities, solutions, limits = [], ...formula }: Formula): Formula {
  return {
    ...formula,
    ...{ about, limits },
    quantities: quantities.map((quantity) => ({ ...quantity, kind: quantity.kind ?? 'amount' })),
    solutions: solutions.map((solution) => ({ ...solution, askedAs: solution.askedAs ?? [] })),
  };
}

function topicsOf(courseId: string, skills: readonly { id: string; name: string }[], sections: readonly TestSection[]): readonly Topic[] {
  const ideas = sections.flatMap(({ keyIdeas }) => keyIdeas);
  const idsOf = (among: readonly KeyIdea[]) => among.map(({ id }) => id);
  return [
    ...skills.map(({ id, name }) => ({ name, keyIdeaIds: idsOf(ideas.filter(({ skill }) => skill === `${courseId}/${id}`)), isSection: false })),
    ...sections.map(({ title, keyIdeas }) => ({ name: title, keyIdeaIds: idsOf(keyIdeas), isSection: true })),
  ];
}

function frontMatter(text: string): { head: Record<string, unknown>; body: string } {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { head: parse(head) as Record<string, unknown>, body };
}

/** What the blocks tell Lou, where they do. */
function contextsOf(body: string): readonly LouContext[] {
  return [...body.matchAll(/^:::\w+\n([\s\S]*?)\n---\n/gm)].flatMap(([, head = '']) => {
    const { id, title, lou } = parse(head) as { id?: string; title?: string; lou?: string };
    return title && lou ? [{ blockId: id ?? title, title, text: lou }] : [];
  });
}

/** The lesson's prose, then each text block with its title as heading; what asks something of the learner is left out. */
function blocksOf(body: string): readonly string[] {
  const blocks: string[] = [''];
  for (const part of body.split(/^(?=:::)/m)) {
    const block = /^:::(\w+)\n([\s\S]*?)\n---\n([\s\S]*?)$/.exec(part);
    if (!block) blocks.push(part.replace(/^:::\s*/, ''));
    else if (block[1] === 'text') blocks.push(`## ${/^title: (.*)$/m.exec(block[2] ?? '')?.[1] ?? ''}\n\n${block[3]}`);
  }
  return blocks.filter((block, at) => at === 0 || block.trim() !== '').slice(1);
}
