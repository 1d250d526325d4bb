import type { SkillRecord } from '@lou/contract/mastery';
import { Link } from 'wouter';
import { counted } from '../../../lib/counted.ts';
import { shortDay } from '../../../lib/days.ts';
import { sessionPath } from '../../../lib/session-address.ts';
import { CheckIcon, CrossIcon, DownIcon } from '../../../ui/icons.tsx';
import { RichLine } from '../../../ui/RichText.tsx';
import { firstParagraph } from '../../../ui/rich-text.ts';
import { sharePercent } from './spans.ts';

/** Fewer answers than these say little, and are said to. */
const SAYS_LITTLE = 5;

/** A skill on its line; opened, the answers that its number rests on, each with the way to where it was given. */
export function SkillRow({ skill: { name, course, right, wrong, latest } }: { skill: SkillRecord }) {
  const answers = right + wrong;
  const percent = sharePercent(right, answers) ?? 0;
  return (
    <details className="skill">
      <summary>
        <span>
          <span className="name">{name}</span>
          <span className="sure">
            {course && `${course.title} · `}
            {answers < SAYS_LITTLE ? `Only ${counted(answers, 'answer')} yet` : counted(answers, 'answer')}
          </span>
        </span>
        <span className="share num">{percent}%</span>
        <span className="scale" role="img" aria-label={`${right} of ${answers} right at once`}>
          <span className="goal" />
          <span className="reach" style={{ inlineSize: `${percent}%` }} />
          <span className="mark" style={{ insetInlineStart: `${percent}%` }} />
        </span>
        <span className="pips" aria-hidden="true">
          {latest.toReversed().map(({ at, correct, question }) => (
            <i key={`${at} ${question}`} className={correct ? 'right' : 'wrong'} />
          ))}
        </span>
        <DownIcon />
      </summary>
      <div className="evidence">
        <h3>{answers > latest.length ? `The latest ${latest.length} of ${answers} answers` : 'The answers it rests on'}</h3>
        <ul className="evidence-list">
          {latest.map(({ at, question, correct, sessionId }) => (
            <li key={`${at} ${question}`}>
              <span className={correct ? 'right' : 'wrong'}>
                {correct ? <CheckIcon /> : <CrossIcon />}
                <span className="sr">{correct ? 'Right:' : 'Wrong:'}</span>
              </span>
              <Link href={sessionPath(sessionId)}>{question ? <RichLine text={firstParagraph(question)} /> : 'A question that Lou made'}</Link>
              <time className="quiet num" dateTime={at}>
                {shortDay(at)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
