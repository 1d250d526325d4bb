import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { askedAbout, forgetAskedAbout, withBrought } from '../../lib/asked-about.ts';
import { keep, recall } from '../../lib/kept-here.ts';
import { Button } from '../../ui/Button.tsx';
import { SendIcon } from '../../ui/icons.tsx';
import './composer.css';
import type { Conversing } from './conversation.ts';
import type { LearnerLine } from './lines.ts';
import { heldBack } from './texts.ts';

interface ComposerProps {
  connected: boolean;
  /** Lou is thinking, and the line is shut. */
  busy: boolean;
  /** Lou has an open question. */
  asked: boolean;
  place: 'card' | 'room';
  does: Conversing;
  /** Told where the focus goes when it is on again. */
  goesOnAt: (place: RefObject<HTMLElement | null> | null) => void;
  /** Words that were not sent and are to be changed: they come before what stands in the line. */
  returned: LearnerLine | null;
  /** Under which name what was written and not sent is kept. */
  draft: string;
  /** Words from the talk before, which was over when they were sent. */
  along: string;
  ref: RefObject<HTMLTextAreaElement | null>;
  quizMe: RefObject<HTMLButtonElement | null>;
  /** Told when a quiz was asked for. */
  onQuiz: () => void;
}

/**
 * The line to write on. Enter sends, Shift and Enter begins a new line; off while busy or disconnected. A connection that is lost
 * does not take the line from whoever writes on it: only sending waits, and what Enter was pressed for goes by itself once Lou hears
 * again, unless it is changed until then. Source: L§4, L§5.
 */
export function Composer({ connected, busy, asked, place, does, goesOnAt, returned, draft, along, ref, quizMe, onQuiz }: ComposerProps) {
  const off = busy || !connected;
  const [wasConnected, setWasConnected] = useState(connected);
  if (connected && !wasConnected) setWasConnected(true);
  const [brought] = useState(() => askedAbout(location.pathname));
  const [text, setText] = useState(() => {
    const kept = recall(draft);
    const words = [along, typeof kept === 'string' ? kept : ''].filter(Boolean).join('\n');
    return brought === null ? words : withBrought(words, brought);
  });
  const shut = busy || !wasConnected;
  const [held, setHeld] = useState(false);
  const waitsForWords = useRef(brought !== null);
  useEffect(() => {
    if (brought !== null) forgetAskedAbout();
  }, [brought]);
  // Whoever brought something to talk about writes on behind it as soon as the line is open, unless they have gone elsewhere since.
  useEffect(() => {
    const box = ref.current;
    if (shut || !box || !waitsForWords.current) return;
    waitsForWords.current = false;
    if (!document.activeElement?.contains(box)) return;
    box.focus();
    box.setSelectionRange(box.value.length, box.value.length);
  }, [shut, ref]);
  const keptAs = useRef(draft);
  useEffect(() => {
    // A new conversation gets its session's name with the first words: nothing stays under the old one.
    if (keptAs.current !== draft) keep(keptAs.current, null);
    keptAs.current = draft;
    keep(draft, text === '' ? null : text);
  }, [draft, text]);

  useEffect(() => {
    if (!returned) return;
    setText((now) => [returned.text, now.trim()].filter(Boolean).join('\n'));
    ref.current?.focus();
  }, [returned, ref]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const [height, top] = [box.offsetHeight, window.scrollY];
    box.style.blockSize = 'auto';
    if (text !== '') box.style.blockSize = `${box.scrollHeight}px`;
    // On the page it grows over what stands above it: that goes along.
    if (place === 'room' && box.offsetHeight > height) window.scrollTo(0, top + box.offsetHeight - height);
  }, [text, ref, place]);

  const sendNow = () => {
    if (!does.say(text)) return false;
    setHeld(false);
    setText('');
    return true;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!connected && text.trim() !== '') setHeld(true);
    if (!off && sendNow()) goesOnAt(ref);
  };
  const sendHeld = useEffectEvent(() => {
    const isWriting = document.activeElement === ref.current;
    if (sendNow() && isWriting) goesOnAt(ref);
  });
  useEffect(() => {
    if (!held || off) return;
    // After the page has taken the focus on to where one goes on now that the line is open.
    const soon = setTimeout(() => sendHeld());
    return () => clearTimeout(soon);
  }, [held, off]);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };
  return (
    <form className={place === 'card' ? 'composer' : 'composer floating'} onSubmit={send} data-kept-clear>
      <div className="box">
        <textarea
          rows={1}
          aria-label="Message to Lou"
          placeholder={placeholder({ connected, asked })}
          value={text}
          disabled={shut}
          ref={ref}
          onFocus={() => goesOnAt(ref)}
          onBlur={({ currentTarget }) => currentTarget.disabled || goesOnAt(null)}
          onChange={(event) => {
            setHeld(false);
            setText(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="tools">
        <Button tone="second" disabled={off} ref={quizMe} onClick={() => does.quizMe() && onQuiz()}>
          Quiz Me
        </Button>
        <Button tone="soft" type="submit" aria-label="Send" disabled={off}>
          <SendIcon />
        </Button>
      </div>
      <p className={held ? 'meta held' : 'sr'} role="status">
        {held && heldBack}
      </p>
    </form>
  );
}

const placeholder = ({ connected, asked }: { connected: boolean; asked: boolean }): string => {
  if (!connected) return 'Waiting for the connection';
  return asked ? 'Type your answer, or ask' : 'Ask Lou';
};
