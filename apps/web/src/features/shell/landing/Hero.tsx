import { Link } from 'wouter';
import { hasVoice } from '../../../lib/voice.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Fraction } from '../../../ui/Fraction.tsx';
import { Lou } from '../../../ui/Lou.tsx';
import '../../../ui/conversation.css';

/** The headline beside the desk: a lamp, a page, and a question that is answered with a question. Source: L§2 Landing. */
export function Hero({ onApproach }: { onApproach?: (() => void) | undefined }) {
  return (
    <section className="hero" aria-labelledby="headline">
      <div>
        <h1 id="headline">The light stays on until you get it.</h1>
        <p className="lede">
          Lou is a tutor you talk to{hasVoice() && ', aloud or by typing'}. Ask about anything in your course: Lou answers from its pages, gives a hint before
          an answer, and remembers what you are still working on.
        </p>
        <div className="row">
          <ButtonLink size="large" href="/onboarding" onApproach={onApproach}>
            Start Learning
          </ButtonLink>
          {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the words are the specification's */}
          <a className="button second large" href="#what">
            Learn More
          </a>
        </div>
        <p className="account-line">
          Already have an account?{' '}
          <Link href="/auth" onPointerEnter={onApproach} onFocus={onApproach}>
            Sign In
          </Link>
        </p>
      </div>
      <div className="scene-desk">
        <Lou state="speaking" size={320} label="Lou, a small desk lamp, lighting a page" />
        <div className="leaf">
          <p className="turn-me">
            Why isn’t <Fraction top={1} bottom={2} /> + <Fraction top={1} bottom={3} /> just <Fraction top={2} bottom={5} />?
          </p>
          <div className="said">
            <p>
              Look at the pieces. A half and a third are not the same size, so we cannot count them together yet.{'\u2060'}
              <a className="cite" href="#what" aria-label="Source 1">
                1
              </a>
            </p>
          </div>
          <div
            className="strips"
            role="img"
            aria-label="Two paper strips of equal length: one cut in halves with one half shaded, one cut in thirds with one third shaded"
          >
            <div className="paper-strip">
              <i className="on" />
              <i />
            </div>
            <div className="paper-strip">
              <i className="on2" />
              <i />
              <i />
            </div>
          </div>
          <div className="said">
            <p>
              What size of piece could <em>both</em> strips be cut into?
            </p>
          </div>
        </div>
        <div className="edge" aria-hidden="true" />
      </div>
    </section>
  );
}
