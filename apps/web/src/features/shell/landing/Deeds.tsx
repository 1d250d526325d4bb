import type { ReactNode } from 'react';
import { hasVoice } from '../../../lib/voice.ts';
import { Bar } from '../../../ui/Bar.tsx';
import { Fraction } from '../../../ui/Fraction.tsx';
import { Lou } from '../../../ui/Lou.tsx';
import '../../../ui/ladder.css';

/** Four things that Lou does, each with a true piece of the product. They keep the promises of L§1: tutoring, voice, knowledge base. */
export function Deeds() {
  return (
    <div className="does" id="what">
      <header>
        <h2 className="large">A tutor, not an answer machine</h2>
        <p>Lou does four things, and does them where you can see.</p>
      </header>
      <div className="spread">
        <Deed
          title="Every answer shows its page"
          text="What Lou tells you rests on your course, a smart knowledge base that shows its pages. A small number opens the passage, with the sentence marked. When the course does not cover your question, Lou says so."
        >
          <Sourced />
        </Deed>
        <Deed
          title="A hint first, the solution last"
          text="Stuck? Lou starts with a nudge, then points to the page, then works one step with you. The whole solution comes last, or as soon as you ask for it."
        >
          <Hints />
        </Deed>
        {hasVoice() ? <SpokenDeed /> : <QuizDeed />}
        <Deed
          title="See how your answers went"
          text="Personalised tutoring that you can check: for each skill you see how many of your first answers were right, and the answers themselves. Where there are only a few, Lou says so."
        >
          <Skills />
        </Deed>
      </div>
    </div>
  );
}

const SpokenDeed = () => (
  <Deed
    title="Say it out loud"
    text="Speak, and Lou listens: real-time voice processing, with the reply read to you while its words appear. Your recording is deleted as soon as it has been written down. Prefer to type? Everything works the same."
  >
    <Listening />
  </Deed>
);

/** In its place where there is no voice. */
const QuizDeed = () => (
  <Deed
    title="A wrong answer gets its reason"
    text="Five short questions whenever you like, chosen for what you are working on. After each answer Lou says what is right, and what your choice would have meant."
  >
    <Marked />
  </Deed>
);

function Deed({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="deed">
      <div className="words">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className="sheet shown">{children}</div>
    </section>
  );
}

function Sourced() {
  return (
    <div className="shown-turn">
      <div className="said">
        <p>
          <em lang="es">Ser</em> is for what someone is; <em lang="es">estar</em> is for how or where they are.{'\u2060'}
          <a className="cite" href="#p-ser" aria-label="Source 1">
            1
          </a>{' '}
          So a tired teacher <em lang="es">es profesora</em> and <em lang="es">está cansada</em>.{'\u2060'}
          <a className="cite" href="#p-estar" aria-label="Source 2">
            2
          </a>
        </p>
      </div>
      <div className="passages">
        <ol>
          <li id="p-ser">
            <b>1</b>
            <span>
              <q>
                <mark>
                  We use <em lang="es">ser</em> to say who or what someone is
                </mark>
                : name, origin, profession.
              </q>
              <span className="from">Spanish: your first conversation, section{'\u00a0'}3</span>
            </span>
          </li>
          <li id="p-estar">
            <b>2</b>
            <span>
              <q>
                <mark>
                  <em lang="es">Estar</em> tells how someone feels or where something is
                </mark>
                , today.
              </q>
              <span className="from">Spanish: your first conversation, section{'\u00a0'}4</span>
            </span>
          </li>
        </ol>
      </div>
    </div>
  );
}

function Hints() {
  return (
    <ol className="ladder">
      <li className="used">
        <span>
          <b>A nudge</b>
          <span className="quiet">
            “What is the loop doing to <code>total</code> the first time round?”
          </span>
        </span>
      </li>
      <li className="here">
        <span>
          <b>A pointer to the page</b>
          <span className="quiet">“Read the second example in section{'\u00a0'}5 again: where is the counter set?”</span>
        </span>
      </li>
      <li className="shut">
        <span>
          <b>One worked step</b>
        </span>
      </li>
      <li className="shut">
        <span>
          <b>The solution, whenever you press “Show me”</b>
        </span>
      </li>
    </ol>
  );
}

function Marked() {
  return (
    <div className="marked-answer">
      <p className="title">
        Which is more, <Fraction top={3} bottom={8} /> or <Fraction top={1} bottom={2} />?
      </p>
      <ul>
        <li className="no">
          <Fraction top={3} bottom={8} /> <span>Your answer</span>
        </li>
        <li className="yes">
          <Fraction top={1} bottom={2} /> <span>Right answer</span>
        </li>
      </ul>
      <p className="quiet">Not this time. Eight and three are larger numbers, but a half is four eighths.</p>
    </div>
  );
}

const heights = [8, 14, 22, 12, 28, 18, 32, 24, 14, 26, 30, 20, 10, 18, 26, 16, 9, 13, 7, 5];

function Listening() {
  return (
    <div className="listening-bar">
      <Lou state="listening" size={96} label="Lou, listening" />
      <div>
        <p>
          <strong>Listening</strong>
        </p>
        <div className="wave" aria-hidden="true">
          {heights.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
            <i key={index} style={{ blockSize: height }} />
          ))}
        </div>
        <p className="quiet" lang="es">
          «Hola, me llamo Amara y soy de…»
        </p>
      </div>
    </div>
  );
}

const skills = [
  { skill: 'Comparing fractions', answers: '9 answers', percent: 89 },
  { skill: 'Same-sized pieces', answers: '7 answers', percent: 71 },
  { skill: 'Adding unlike fractions', answers: 'Only 4 answers yet', percent: 50 },
];

function Skills() {
  return (
    <div className="stack">
      {skills.map(({ skill, answers, percent }) => (
        <div className="labelled-bar" key={skill}>
          <div>
            <span>
              <strong>{skill}</strong> <span className="quiet">· {answers}</span>
            </span>
            <span className="num">{percent}%</span>
          </div>
          <Bar percent={percent} label={skill} />
        </div>
      ))}
      <p className="meta">An example. Yours starts empty and grows with each answer.</p>
    </div>
  );
}
