import { DownIcon } from '../../../ui/icons.tsx';
import { RichLine } from '../../../ui/RichText.tsx';
import { useCited } from './cited.tsx';
import './fold.css';
import './learners-questions.css';
import { type AskedAndAnswered, type LessonPart, linesOfPiece } from './lesson-text.ts';
import { Prose } from './Prose.tsx';

interface LearnersQuestionsProps {
  part: Extract<LessonPart, { kind: 'questions' }>;
  /** The question that an address names, by its anchor. */
  goTo: string | null;
}

/** What learners ask at the end of a lesson: each question folds out its answer. */
export function LearnersQuestions({ part, goTo }: LearnersQuestionsProps) {
  return (
    <section className="learners-questions" aria-labelledby={part.anchor}>
      <h2 id={part.anchor}>
        <RichLine text={part.title} />
      </h2>
      <div className="asked">
        {part.questions.map((question) => (
          <Question key={question.anchor} question={question} isSought={question.anchor === goTo} />
        ))}
      </div>
    </section>
  );
}

/** Folded out where Lou's words, or a search, led to its answer. */
function Question({ question: { anchor, asks, answer }, isSought }: { question: AskedAndAnswered; isSought: boolean }) {
  const cited = useCited(answer.flatMap(linesOfPiece));
  return (
    <details className="fold" id={anchor} open={isSought || cited !== null}>
      <summary>
        <DownIcon />
        <h3>
          <RichLine text={asks} />
        </h3>
      </summary>
      <div>
        <Prose pieces={answer} />
      </div>
    </details>
  );
}
