import { Link } from 'wouter';
import { askAbout } from '../../../lib/asked-about.ts';
import { RightIcon } from '../../../ui/icons.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import './help.css';
import { Keys } from './Keys.tsx';

/** The first steps, the keys, and whom to ask. Source: server-decisions.md 'Definitions', L§2 Header: Help. */
export function HelpPage() {
  return (
    <div className="help-page">
      <PageHead title="Help" subtitle="The first steps, the keys, and whom to ask." />
      <FirstSteps />
      <Keys />
      <WhomToAsk />
    </div>
  );
}

function FirstSteps() {
  return (
    <section className="block" aria-labelledby="first-steps">
      <div className="block-head">
        <h2 id="first-steps">The first steps</h2>
      </div>
      <ol className="steps-list">
        <li>
          <h3>Choose a course</h3>
          <p>
            Look along <Link href="/courses">the courses</Link>. Preview shows what is in one, Enroll Now takes it up. You can take up several, and your place
            in each is kept.
          </p>
        </li>
        <li>
          <h3>Read a section, then talk about it</h3>
          <p>Each section has a lesson to read and a conversation with Lou. Start wherever you like and go back and forth.</p>
        </li>
        <li>
          <h3>Say it in your own words</h3>
          <p>Ask Lou, or say what you think. A small number behind a sentence is its source: press it, and you see what the sentence rests on.</p>
        </li>
        <li>
          <h3>Stuck? There is help</h3>
          <p>When Lou has asked you something, Hint please gives a hint and Show me the solution. Quiz Me asks you up to five questions.</p>
        </li>
        <li>
          <h3>Complete it, and come back</h3>
          <p>
            Complete marks a section as done. Your progress is kept, on every device. Past conversations stand under{' '}
            <Link href="/sessions">Learning Sessions</Link>, and the <Link href="/library">Content Library</Link> finds everything again.
          </p>
        </li>
      </ol>
    </section>
  );
}

function WhomToAsk() {
  return (
    <section className="block" aria-labelledby="whom-to-ask">
      <div className="block-head">
        <h2 id="whom-to-ask">Whom to ask</h2>
      </div>
      <dl className="whom">
        <div>
          <dt>About what you learn</dt>
          <dd>
            Ask Lou. If the material does not hold an answer, Lou tells you so.{' '}
            <Link className="link" href="/" onClick={() => askAbout('/', '')}>
              Ask Lou <RightIcon />
            </Link>
          </dd>
        </div>
        <div>
          <dt>About your account</dt>
          <dd>
            Ask the people who run this Lou: your teacher, or whoever gave you its address. They can also give you a new password when you have forgotten yours.
          </dd>
        </div>
        <div>
          <dt>When Lou is wrong</dt>
          <dd>It happens. Look at the source first, then tell your teacher which section it was and what Lou said.</dd>
        </div>
        <div>
          <dt>When something does not work</dt>
          <dd>Reload the page. What you were writing to Lou is kept, also while the connection is gone.</dd>
        </div>
      </dl>
    </section>
  );
}
