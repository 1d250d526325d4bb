/**
 * `npm run bench retrieval -- --data FILE [--from 12] [--fit]`: questions to paragraphs and sentences, and knowing when
 * to say no, on a file in SQuAD's form. Keys and rules: running.md 'Benches'. Articles before `--from` (0) are indexed
 * but not asked about. `--fit` prints weights fitted on articles 00 to 11 and measures nothing.
 * `--paraphrases` and `--answers` measure on our own courses instead (packages/tutor/paraphrases), each half apart.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceFrom } from '@lou/tutor/chance';
import type { Passage } from '@lou/tutor/course-material';
import { sentencesOf } from '@lou/tutor/language/sentences';
import { abstention, evidenceOf, rankingFeatures } from '@lou/tutor/retrieval/abstention';
import { bestSentences } from '@lou/tutor/retrieval/best-sentences';
import { createPassageIndex, type PassageIndex } from '@lou/tutor/retrieval/passage-index';
import {
  answerFigures,
  answerQuestions,
  bestIdeaShare,
  bestIdeas,
  findParaphrases,
  type Half,
  halves,
  paraphraseFigures,
} from '@lou/tutor/testing/measure-questions';
import { median, percentile } from './measuring.ts';

interface Question {
  readonly article: string;
  readonly passageId: string;
  readonly text: string;
  /** Number of the sentence that holds the answer, or -1. */
  readonly sentence: number;
}

interface Material {
  readonly articles: readonly (readonly Passage[])[];
  readonly questions: readonly Question[];
}

const FITTED_ARTICLES = 12;
const LATENCY_PASSAGES = 10_000;
const ROUNDS = 5;

export async function run(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      data: { type: 'string' },
      from: { type: 'string', default: '0' },
      fit: { type: 'boolean' },
      paraphrases: { type: 'boolean' },
      answers: { type: 'boolean' },
    },
  });
  if (values.paraphrases || values.answers) {
    print({ ...(values.paraphrases && ofParaphrases()), ...(values.answers && ofAnswers()) });
    return;
  }
  if (!values.data || !existsSync(values.data)) {
    console.error(values.data ? `Skipped: there is no file at ${values.data}.` : 'Skipped: name the data with --data FILE.');
    return;
  }
  const material = readMaterial(values.data);
  if (values.fit) {
    console.log(JSON.stringify(fitted({ articles: material.articles.slice(0, FITTED_ARTICLES), questions: material.questions })));
    return;
  }
  const asked = new Set(material.articles.slice(Number(values.from)).map((article) => article[0]?.courseId));
  const questions = material.questions.filter((question) => asked.has(question.article));
  console.error(`${questions.length} questions, ${material.articles.flat().length} paragraphs`);
  const measured = { ...found(material, questions), ...declined(material, questions), ...latency(material, questions) };
  print(measured);
}

function print(measured: Readonly<Record<string, number>>): void {
  const figures = Object.fromEntries(Object.entries(measured).map(([name, value]) => [name, Number(value.toFixed(4))]));
  console.table(figures);
  console.log(JSON.stringify(figures));
}

/** Asked in the section that answers, and (`AtLarge`) of the course as a whole, or (`Elsewhere`) in another section. */
function ofParaphrases(): Record<string, number> {
  const found = findParaphrases();
  const named = (half: Half, asked: 'rank' | 'rankAtLarge') =>
    Object.entries(paraphraseFigures(found, half, asked)).map(([name, value]) => [`${half}.${name}${asked === 'rank' ? '' : 'AtLarge'}`, value] as const);
  const best = bestIdeas();
  const ideaFirst = (half: Half) => [
    [`${half}.ideaFirst`, bestIdeaShare(best, half, 'own section')] as const,
    [`${half}.ideaFirstElsewhere`, bestIdeaShare(best, half, 'elsewhere')] as const,
  ];
  return Object.fromEntries(halves.flatMap((half) => [...named(half, 'rank'), ...named(half, 'rankAtLarge'), ...ideaFirst(half)]));
}

/** Plain questions, asked in the section that answers them and (`Elsewhere`) in another of the course. */
function ofAnswers(): Record<string, number> {
  const answered = answerQuestions();
  const named = (half: Half, from: 'own section' | 'elsewhere') =>
    Object.entries(answerFigures(answered, half, from)).map(([name, value]) => [`${half}.${name}${from === 'elsewhere' ? 'Elsewhere' : ''}`, value] as const);
  return Object.fromEntries(halves.flatMap((half) => [...named(half, 'own section'), ...named(half, 'elsewhere')]));
}

function readMaterial(file: string): Material {
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as {
    data: { paragraphs: { context: string; qas: { question: string; answers: { answer_start: number; text: string }[] }[] }[] }[];
  };
  const questions: Question[] = [];
  const articles = data.map((article, number) =>
    article.paragraphs.map(({ context, qas }, paragraph) => {
      const courseId = `article-${number}`;
      const id = `${courseId}@1#${paragraph + 1}`;
      const sentences = sentencesOf(context);
      for (const { question, answers } of qas) {
        const from = answers[0]?.answer_start ?? -1;
        const to = from + (answers[0]?.text.length ?? 0);
        const sentence = sentences.findIndex(({ start, text }) => start <= from && to <= start + text.length);
        questions.push({ article: courseId, passageId: id, text: question, sentence });
      }
      return { id, courseId, sectionId: null, lessonId: courseId, title: '', parents: [], text: context, anchor: 'top' };
    }),
  );
  return { articles, questions };
}

function indexOf(articles: Material['articles'], without: { article?: string; passageId?: string } = {}): { index: PassageIndex; within: ReadonlySet<string> } {
  const index = createPassageIndex();
  const within = new Set<string>();
  for (const article of articles) {
    const courseId = article[0]?.courseId ?? '';
    if (courseId === without.article) continue;
    index.replace(
      courseId,
      article.filter(({ id }) => id !== without.passageId),
    );
    within.add(courseId);
  }
  return { index, within };
}

function found(material: Material, questions: readonly Question[]) {
  const { index, within } = indexOf(material.articles);
  const ranks = questions.map(({ text, passageId }) => index.search(text, within).found.findIndex(({ passage }) => passage.id === passageId));
  const withSentence = questions.filter(({ sentence }) => sentence >= 0);
  const sentenceRanks = withSentence.map(({ text, passageId, sentence }) =>
    bestSentences(index.search(text, within)).findIndex((candidate) => candidate.passage.id === passageId && candidate.index === sentence),
  );
  return {
    r1: share(ranks, (rank) => rank === 0),
    r5: share(ranks, (rank) => rank >= 0 && rank < 5),
    mrr: ranks.reduce((sum, rank) => sum + (rank >= 0 ? 1 / (rank + 1) : 0), 0) / ranks.length,
    sentenceR5: share(sentenceRanks, (rank) => rank >= 0 && rank < 5),
  };
}

/**
 * Each question asked of the whole index, of one without its article, and of one without its paragraph. Without the
 * article the tutor must say that it is not there (`absent`); without the paragraph it must not answer as if it had
 * found it (anything but `found`). Each is weighed against the same verdict on the whole index.
 */
function declined(material: Material, questions: readonly Question[]) {
  const whole = indexOf(material.articles);
  const verdict = ({ index, within }: ReturnType<typeof indexOf>, text: string) => evidenceOf(index.search(text, within)).verdict;
  const counts = { absentRight: 0, absentWrong: 0, nearRight: 0, nearWrong: 0 };
  const without = new Map<string, ReturnType<typeof indexOf>>();
  const indexWithout = (key: 'article' | 'passageId', id: string) => {
    const known = without.get(id) ?? indexOf(material.articles, { [key]: id });
    without.set(id, known);
    return known;
  };
  for (const { text, article, passageId } of questions) {
    const answerable = verdict(whole, text);
    if (answerable === 'absent') counts.absentWrong += 1;
    if (answerable !== 'found') counts.nearWrong += 1;
    if (verdict(indexWithout('article', article), text) === 'absent') counts.absentRight += 1;
    if (verdict(indexWithout('passageId', passageId), text) !== 'found') counts.nearRight += 1;
  }
  return {
    abstainPrecision: counts.absentRight / Math.max(1, counts.absentRight + counts.absentWrong),
    abstainRecall: counts.absentRight / questions.length,
    nearPrecision: counts.nearRight / Math.max(1, counts.nearRight + counts.nearWrong),
    nearRecall: counts.nearRight / questions.length,
  };
}

function latency(material: Material, questions: readonly Question[]) {
  const random = chanceFrom(1);
  const sentences = material.articles.flat().flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.text));
  const filler = Array.from({ length: LATENCY_PASSAGES - material.articles.flat().length }, (_, number): Passage => {
    const text = Array.from({ length: 5 }, () => sentences[Math.floor(random() * sentences.length)]).join(' ');
    return { id: `filler@1#${number + 1}`, courseId: 'filler', sectionId: null, lessonId: 'filler', title: '', parents: [], text, anchor: 'top' };
  });
  const { index, within } = indexOf([...material.articles, filler]);
  const answer = (text: string) => {
    const begunMs = performance.now();
    const ranking = index.search(text, within);
    evidenceOf(ranking);
    bestSentences(ranking, 5);
    return performance.now() - begunMs;
  };
  // Five rounds and each question's median, so that a busy machine is not taken for a slow index.
  const times = questions.map(({ text }) => median(Array.from({ length: ROUNDS }, () => answer(text))));
  return { p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99) };
}

/** Logistic regression by plain gradient descent on standardised figures, ridge .001. */
function fitted(material: Material): { bias: number; weights: number[] } {
  const whole = indexOf(material.articles);
  const rows: { figures: readonly number[]; answerable: number }[] = [];
  for (const { text, article, passageId } of material.questions) {
    if (!whole.within.has(article)) continue;
    const settings = [whole, indexOf(material.articles, { article }), indexOf(material.articles, { passageId })];
    rows.push(...settings.map(({ index, within }, at) => ({ figures: rankingFeatures(index.search(text, within)), answerable: at === 0 ? 1 : 0 })));
  }
  const columns = abstention.weights.map((_, at) => rows.map(({ figures }) => figures[at] ?? 0));
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / rows.length);
  const spreads = columns.map((column, at) => Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / rows.length) || 1);
  let weights = columns.map(() => 0);
  let bias = 0;
  for (let round = 0; round < 4_000; round += 1) {
    const slopes = weights.map((weight) => 1e-3 * weight);
    let biasSlope = 0;
    rows.forEach(({ answerable }, row) => {
      const inputs = columns.map((column, at) => ((column[row] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1));
      const logit = inputs.reduce((sum, input, at) => sum + input * (weights[at] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-logit)) - answerable) / rows.length;
      biasSlope += error;
      inputs.forEach((input, at) => {
        slopes[at] = (slopes[at] ?? 0) + error * input;
      });
    });
    weights = weights.map((weight, at) => weight - 0.5 * (slopes[at] ?? 0));
    bias -= 0.5 * biasSlope;
  }
  const unscaled = weights.map((weight, at) => weight / (spreads[at] ?? 1));
  return { bias: bias - unscaled.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0), weights: unscaled };
}

const share = <T>(all: readonly T[], holds: (one: T) => boolean): number => all.filter(holds).length / Math.max(1, all.length);

if (import.meta.main) await run(process.argv.slice(2));
