/** From what was understood and gathered to the move. Source: lou.md 'A turn', steps 4 and 5. */
import { climb, type LadderGives, nextHint } from '@lou/domain/tutoring/ladder';
import { type Decision, type Deed, decideMove, type Finding, type Intent, type Graded as Outcome } from '@lou/domain/tutoring/moves';
import type { KeyIdea } from '../../course-material.ts';
import type { DraftSentence } from '../../draft.ts';
import type { Grade } from '../../grading/grade-answer.ts';
import { textsOf } from '../../idea-texts.ts';
import { tellingStems } from '../../language/words.ts';
import type { TurnOutcome } from '../../ports.ts';
import { asksOpenItself } from '../asked-of-open.ts';
import { standsByItself } from '../gather/away-from-page.ts';
import { gather } from '../gather/gather.ts';
import type { Gathered } from '../gather/gathered.ts';
import { sourceOfIdea } from '../gather/idea-source.ts';
import type { LastClaim } from '../gather/last-claim.ts';
import { askedByBlock, blockInTalk, ideaOfBlock } from '../gather/lou-context.ts';
import { isBareQuestion } from '../message/asking.ts';
import { speaksOfAnswering } from '../message/speaks-of-answering.ts';
import { speltOut } from '../message/spelt-out.ts';
import { wasSaid } from '../said.ts';
import { unreadClause } from '../say/quotes.ts';
import type { Graded, SayContext } from '../say/sayer.ts';
import { itemOf, type Turn } from '../turn.ts';
import { isBareWhy } from '../understand/carried-question.ts';
import { isAboutName } from '../understand/queries.ts';
import { keepsSum } from '../understand/sums/keeps-sum.ts';
import type { Sum } from '../understand/sums/sum.ts';
import type { Understanding } from '../understand/understand.ts';
import { type Explanation, explain } from './explanation.ts';
import { formulaSentences } from './formula-sentences.ts';
import { looksUp } from './gather-for.ts';
import { authored, firstUnsaid, ideaSentences, mainOf, unsaid } from './idea-sentences.ts';
import { inPart } from './in-part.ts';
import { ofEntry, ofSource } from './lesson-sentences.ts';
import { ideasOfSection, nextIdea } from './next-question.ts';
import { textsForWish } from './parts-by-manner.ts';
import { reasonFor } from './reason-for.ts';
import { sourceSentence } from './source-sentence.ts';
import { tellsOpen, untold, wasToldSincePut } from './tells-open.ts';

/** Deeds that may give the next hint. */
const givingHints: ReadonlySet<Deed> = new Set(['hint', 'keep-solution', 'hint-after-miss', 'lift-up', 'correct']);

/** What was decided, and everything that saying it needs. */
export interface Decided {
  readonly decision: Decision;
  readonly context: SayContext;
  readonly graded: TurnOutcome['graded'];
  /** What would have been said, had it not told the open question's answer; null where nothing is kept. */
  readonly withheld: Explanation | null;
}

export function decide(understanding: Understanding, gathered: Gathered, turn: Turn): Decided {
  const graded = understanding.grade && inParts(understanding.grade, turn);
  const saidAgain = graded !== null && isSaidAgain(understanding.grade, graded, turn);
  const gives = saidAgain ? null : whatLadderGives(understanding.intent, graded, turn);
  const { sum, claim } = understanding;
  const answered = claim ? reasonOrMore(claim, turn) : explanationFor(understanding.intent, gathered, turn);
  const finding = sum ? findingOfSum(sum, turn) : findingFor(understanding, gathered, answered, turn);
  const noted = finding === 'absent' && !sum ? ideaOfNote(understanding.intent, turn) : null;
  const whole = noted ?? answered;
  const foundWhole = noted ? (tellsOpen(noted.sentences, turn) ? 'given-away' : 'found') : finding;
  const mayBePart =
    foundWhole === 'given-away' && asksOfSubject.has(understanding.intent) && !isOpenItself(turn) && !isByChance(gathered, turn) && !isOfBlock(whole.sentences);
  const part = mayBePart ? inPart(whole, gathered, turn) : null;
  const isInPart = part !== null && part.sentences.length > 0;
  const explanation = isInPart ? part : { ...whole, sentences: untold(whole.sentences, turn) };
  const { openIdea, ladder, material } = turn;
  const decision = decideMove({
    intent: understanding.intent,
    itemIsOpen: openIdea !== null,
    hintIsLeft: ladder !== null && nextHint(ladder) !== null,
    finding: isInPart ? 'in-part' : foundWhole,
    ideaInTalk: turn.ideaInTalk !== null || gathered.ideaAnswers,
    ideaToAsk: nextIdea(turn) !== null,
    graded: saidAgain ? 'said-again' : graded && outcomeOf(graded, gives),
  });
  const hintWanted = givingHints.has(decision.deed);
  const step = hintWanted && ladder ? climb(ladder, { type: 'hint-wanted' }).gives : gives;
  return {
    decision,
    context: { turn, understanding, gathered, explanation, graded, gives: step },
    graded: graded && !saidAgain && openIdea && material.openItem ? gradedFact(graded, turn) : null,
    withheld: foundWhole === 'given-away' ? whole : null,
  };
}

/** The reason of what Lou just said; where all that gives it was said, what the course holds on why it was asked. */
function reasonOrMore(claim: LastClaim, turn: Turn): Explanation {
  const reason = reasonFor(claim, turn);
  const before = turn.material.lastTurns.findLast(({ asked }) => !isBareWhy(asked))?.asked;
  if (reason.sentences.length > 0 || before === undefined) return reason;
  const found = gather(`why ${before}`, turn);
  if (found.verdict === 'absent') return reason;
  const more = explain(found, turn);
  return { ...more, sentences: more.sentences.filter(({ text }) => !wasSaid(text, turn.material.lastTurns)) };
}

/** What is looked up and answered, and not only wished for. */
const asksOfSubject: ReadonlySet<Intent> = new Set(['question', 'answer']);

/** The open question given back, or asked of its own case in other words, is answered by nothing but a step towards it. */
function isOpenItself(turn: Turn): boolean {
  const { openIdea, material } = turn;
  return openIdea !== null && asksOpenItself(material.text, openIdea, turn);
}

/** What can be said to the wish: for 'simpler' and 'an example' the idea's own texts, for the rest what the material answers. */
function explanationFor(intent: Intent, gathered: Gathered, turn: Turn): Explanation {
  const idea = intent === 'example' && gathered.ideaAnswers ? (gathered.ideas[0] ?? null) : turn.ideaInTalk;
  if (idea && (restsOnIdea.has(intent) || (goesBackToIdea.has(intent) && !turn.openIdea))) return ownText(intent, idea, turn);
  if (intent === 'doubt') return sourceSentence(turn);
  const definition = definitionAskedFor(gathered, turn);
  if (definition) return definition;
  const block = blockInTalk(turn.material);
  const asked = askedByBlock(block);
  if (asked.length > 0) return { sentences: asked, idea: null, isOfIdea: false };
  return inOtherWords(explain(gathered, turn), turn);
}

/** What Lou said a moment ago is not said again: the idea's other texts are, where it has one that is new. */
function inOtherWords(explanation: Explanation, turn: Turn): Explanation {
  const { idea, sentences } = explanation;
  const [first] = sentences;
  if (!first || !idea || !wasSaid(first.text, turn.material.lastTurns, JUST_SAID)) return explanation;
  const text = unsaid(textsOf(idea), turn).find((each) => !tellsOpen(authored(each, idea, turn), turn));
  return text === undefined ? explanation : { sentences: authored(text, idea, turn), idea, isOfIdea: true };
}
const JUST_SAID = 3;

/** What is asked about an exercise of the page and found nowhere is answered by the idea that its note has most to do with. */
function ideaOfNote(intent: Intent, turn: Turn): Explanation | null {
  const idea = looksUp.has(intent) ? ideaOfBlock(ideasOfSection(turn), turn.material) : null;
  return idea && { sentences: ideaSentences(idea, turn), idea, isOfIdea: true };
}

/** Wishes that the idea in the talk answers by itself; and those that it answers when no question is open. */
const restsOnIdea: ReadonlySet<Intent> = new Set(['simpler', 'shorter', 'example']);
const goesBackToIdea: ReadonlySet<Intent> = new Set(['hint', 'solution']);

/**
 * The idea's own texts for a wish, the one that was asked for first; of those that do not tell the open question's answer, one
 * not said yet, else the lesson's sentence that they rest on, else, with no question open, one not said just now.
 */
function ownText(intent: Intent, idea: KeyIdea, turn: Turn): Explanation {
  if (intent === 'shorter') return shortest(idea, turn);
  const texts = textsForWish(intent === 'example' ? 'example' : 'simpler', idea, turn.material.personality);
  const free = texts.filter((each) => !tellsOpen(authored(each, idea, turn), turn));
  const [text = ''] = unsaid(free, turn);
  if (text !== '') return { sentences: [...authored(text, idea, turn), ...whatItShows(text, idea, turn)], idea, isOfIdea: true };
  const source = intent === 'simpler' ? inLesson(idea, turn) : [];
  if (source.length > 0) return { sentences: source, idea, isOfIdea: true };
  const again = turn.openIdea ? '' : firstUnsaid(free, turn);
  return { sentences: again === '' ? [] : authored(again, idea, turn), idea, isOfIdea: true };
}

/** A practical lesson says what its example shows, where that is new and tells nothing of the open question's answer. */
function whatItShows(text: string, idea: KeyIdea, turn: Turn): readonly DraftSentence[] {
  if (text !== idea.example || turn.material.personality.teachingStyle !== 'practical') return [];
  const words = mainOf(idea, turn);
  const isNew = words.every((each) => !text.includes(each.text) && unsaid([each.text], turn).length > 0);
  return isNew && !tellsOpen([...authored(text, idea, turn), ...words], turn) ? words : [];
}

/**
 * The sentence of the lesson that an idea rests on, where it is new, can be said away from its page and tells nothing
 * of the open question's answer.
 */
function inLesson(idea: KeyIdea, turn: Turn): readonly DraftSentence[] {
  const source = sourceOfIdea(idea, turn);
  if (!source || !standsByItself(source.sentence) || unsaid([source.sentence], turn).length === 0) return [];
  const said = ofSource(source);
  return tellsOpen([said], turn) ? [] : [said];
}

/** The shortest sentence that says an idea without telling the open question's answer; where each tells it, one that pictures it. */
function shortest(idea: KeyIdea, turn: Turn): Explanation {
  const firstsOf = (texts: readonly (string | null)[]) =>
    texts
      .flatMap((text) => (text === null ? [] : authored(text, idea, turn).slice(0, 1)))
      .filter((sentence) => !tellsOpen([sentence], turn))
      .toSorted((one, other) => one.text.length - other.text.length);
  const [said = firstsOf([idea.analogy, idea.example])[0]] = firstsOf([idea.statement, idea.simpler]);
  return { sentences: said ? [said] : [], idea, isOfIdea: true };
}

/** While a question is open, a term is still looked up for whoever names it, unless the question is about that very term. */
function definitionAskedFor({ entry }: Gathered, { openIdea }: Turn): Explanation | null {
  if (!entry || !openIdea) return null;
  const asked = new Set(tellingStems(openIdea.check.question));
  if (tellingStems(entry.title).every((stem) => asked.has(stem))) return null;
  return { sentences: [{ ...ofEntry(entry), defines: true }], idea: null, isOfIdea: false };
}

function findingOfSum(sum: Sum, turn: Turn): Finding {
  if (turn.openIdea && keepsSum(sum, turn.openIdea)) return 'given-away';
  return sum.kind === 'formula' && tellsOpen(formulaSentences(sum, turn), turn) ? 'given-away' : 'found';
}

/** A wish that rests on the talk finds what may be said of it; anything else what was looked up. */
function findingFor({ intent }: Understanding, gathered: Gathered, explanation: Explanation, turn: Turn): Finding {
  const { sentences } = explanation;
  if (restsOnIdea.has(intent) && explanation.isOfIdea) return sentences.length > 0 ? 'found' : 'given-away';
  if (intent === 'doubt') return 'absent';
  const finding = findingOf(gathered, explanation, looksUp.has(intent) ? turn.material.text : '', turn);
  return isAboutName(speltOut(turn.material.text)) ? findingOfName(finding, gathered) : finding;
}

/** What a term means comes near the question why it is called so; what no term was found for does not. */
const findingOfName = (finding: Finding, { entry }: Gathered): Finding => (finding !== 'found' ? finding : entry ? 'near' : 'absent');

/** What retrieval found; `given-away` when what would be said of it tells the open question's answer. */
function findingOf(gathered: Gathered, { sentences }: Explanation, query: string, turn: Turn): Finding {
  const { openIdea } = turn;
  if (isOfBlock(sentences)) return tellsOpen(sentences, turn) ? 'given-away' : 'found';
  if (query !== '' && isOpenItself(turn)) return 'given-away';
  if (openIdea && gathered.verdict === 'absent' && isBareQuestion(speltOut(query))) return 'given-away';
  if (query !== '' && isByChance(gathered, turn)) return 'given-away';
  if (gathered.verdict !== 'found' && gathered.elsewhere()) return 'elsewhere';
  const finding = findingInCourse(gathered, sentences);
  return finding !== 'absent' && !isOpeningLeft(sentences, turn) ? 'given-away' : finding;
}

/** What speaks of answers and not of the subject finds a neighbour by chance, unless it is known to be asked of what is found. */
const ASKED_SURELY = 0.45;
const STEMS_LEAST = 2;
function isByChance({ likeness, told, entry, stems }: Gathered, { openIdea, material }: Turn): boolean {
  if (!openIdea || !speaksOfAnswering(material.text)) return false;
  return entry === null && (stems.length < STEMS_LEAST || Math.max(likeness, told?.likeness ?? 0) < ASKED_SURELY);
}

/** What answers stands first; what is left without it is no more than a part. */
const isOpeningLeft = (sentences: Explanation['sentences'], turn: Turn): boolean => untold(sentences, turn)[0] === sentences[0];

function findingInCourse({ verdict }: Gathered, sentences: Explanation['sentences']): 'found' | 'near' | 'absent' {
  return sentences.length > 0 ? verdict : 'absent';
}

/** What a block asks was not looked up. */
const isOfBlock = (sentences: Explanation['sentences']): boolean => sentences[0]?.kind === 'hint';

function inParts(grade: Grade, { openIdea, pointsMade }: Turn): Graded {
  const points = openIdea?.check.points.map(({ id }) => id) ?? [];
  const seen = points.filter((id) => pointsMade.has(id) || grade.pointsSeen.includes(id));
  const share = seen.length / Math.max(1, points.length);
  return {
    ...grade,
    grade: grade.misconception ? share / 2 : share,
    pointsNew: grade.pointsSeen.filter((id) => !pointsMade.has(id)),
    pointsSeen: seen,
    pointsMissing: points.filter((id) => !seen.includes(id)),
    settled: grade.misconception === null && seen.length === points.length,
  };
}

/** Nothing but points that stood already: said once more, it is no new try at what is missing. */
function isSaidAgain(grade: Grade | null, { settled, misconception, pointsNew }: Graded, turn: Turn): boolean {
  const repeats = grade !== null && grade.pointsSeen.length > 0 && pointsNew.length === 0 && misconception === null && !settled;
  return repeats && turn.openIdea !== null && unreadClause(turn.openIdea, turn) === null;
}

function whatLadderGives(intent: Intent, graded: Graded | null, { ladder }: Turn): LadderGives | null {
  if (!ladder) return null;
  if (graded) return climb(ladder, { type: 'answer-graded', settled: graded.settled }).gives;
  return intent === 'hint' || intent === 'simpler' ? climb(ladder, { type: 'hint-wanted' }).gives : null;
}

function outcomeOf({ settled, misconception, pointsNew }: Graded, gives: LadderGives | null): Outcome {
  if (settled) return 'settled';
  if (gives?.type === 'solution') return 'out-of-tries';
  if (misconception) return 'misbelief';
  return pointsNew.length > 0 ? 'partly' : 'not-yet';
}

function gradedFact(graded: Graded, turn: Turn): TurnOutcome['graded'] {
  const { openIdea } = turn;
  if (!openIdea) return null;
  const { grade, pointsSeen, pointsMissing, misconception, settled, counts } = graded;
  return {
    itemId: itemOf(openIdea),
    keyIdeaId: openIdea.id,
    skill: openIdea.skill,
    grade,
    pointsSeen,
    pointsMissing,
    misconceptionId: misconception?.id ?? null,
    settled,
    counts: counts && !wasToldSincePut(graded.pointsNew, openIdea, turn),
  };
}
