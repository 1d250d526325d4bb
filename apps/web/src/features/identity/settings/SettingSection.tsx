import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { clockTime } from '../../../lib/days.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckIcon, CrossIcon } from '../../../ui/icons.tsx';
import type { FormStanding } from './form-standing.ts';

interface SettingSectionProps {
  /** The part of the address after `#`. */
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One part of the settings under its heading. */
export function SettingSection({ id, title, lead, children }: SettingSectionProps) {
  return (
    <section className="setting" id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  );
}

interface SettingFormProps extends SettingSectionProps {
  /** What the button says: 'Save profile'. */
  save: string;
  standing: FormStanding;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onUndo: () => void;
}

/** A part that is a form of its own, with how it stands at its foot: only one with changes has a filled button. */
export function SettingForm({ id, title, lead, save, standing, onSubmit, onUndo, children }: SettingFormProps) {
  const { state } = standing;
  const { place, went } = useStandingFocus(state);
  return (
    <SettingSection id={id} title={title} lead={lead}>
      <form className="sheet" onSubmit={went(onSubmit)} noValidate aria-labelledby={`${id}-title`}>
        <div className="form">{children}</div>
        <div className="form-foot">
          <Button type="submit" size="small" disabled={state === 'unchanged' || state === 'saved'} pending={state === 'saving' && 'Saving...'}>
            {save}
          </Button>
          {(state === 'changed' || state === 'failed') && (
            <Button tone="second" size="small" onClick={went(onUndo)}>
              Undo
            </Button>
          )}
          <p className="form-standing" role="status" ref={place} tabIndex={-1}>
            <StandingWords standing={standing} />
          </p>
        </div>
      </form>
    </SettingSection>
  );
}

/** Saving and taking back shut the button that was pressed, or take it away: the focus goes to what came of it, unless it is elsewhere. */
function useStandingFocus(state: FormStanding['state']) {
  const place = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current || state === 'saving') return;
    pressed.current = false;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled')) place.current?.focus({ preventScroll: true });
  }, [state]);
  const went =
    <Press extends unknown[]>(act: (...press: Press) => unknown) =>
    (...press: Press) => {
      pressed.current = true;
      void act(...press);
    };
  return { place, went };
}

function StandingWords({ standing }: { standing: FormStanding }) {
  switch (standing.state) {
    case 'unchanged':
      return <span className="meta">No changes</span>;
    case 'changed':
      return <span className="meta">Not saved yet</span>;
    case 'saving':
      return <span className="meta">You can go on; this finishes by itself.</span>;
    case 'saved':
      return (
        <span className="saved num">
          <CheckIcon />
          Saved {clockTime(standing.at)}
        </span>
      );
    case 'failed':
      return (
        <span className="not-saved">
          <CrossIcon />
          {standing.sentence}
        </span>
      );
  }
}
