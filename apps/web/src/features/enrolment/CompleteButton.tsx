import type { Section } from '@lou/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { keep } from '../../lib/kept-here.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { meant } from '../../ui/meant.ts';
import { COMPLETE_IT, completeThis, endsWithSection, NOT_YET } from './texts.ts';
import { endedTalk, type TalkUnderWay, talkUnderWay } from './what-ends.ts';

interface CompleteButtonProps extends Pick<ButtonProps, 'tone' | 'children' | 'aria-label'> {
  section: Section;
  onComplete: () => void;
  /** Where the focus goes when it is there again. */
  button?: RefObject<HTMLButtonElement | null>;
}

/** Completes a section with one press; where a talk about it is under way, which would end, it asks first. */
export function CompleteButton({ section, onComplete, button, ...look }: CompleteButtonProps) {
  const client = useQueryClient();
  const own = useRef<HTMLButtonElement>(null);
  const first = button ?? own;
  const looking = useRef(false);
  const [ending, setEnding] = useState<TalkUnderWay | null>(null);

  const press = async () => {
    if (looking.current) return;
    looking.current = true;
    const talk = await talkUnderWay(client, section);
    looking.current = false;
    if (talk) setEnding(talk);
    else onComplete();
  };
  if (!ending) return <Button {...look} ref={first} onClick={meant(() => void press())} />;
  return (
    <AskFirst
      question={completeThis}
      what={endsWithSection(ending)}
      act={COMPLETE_IT}
      stay={NOT_YET}
      tone={look.tone}
      onAct={() => {
        setEnding(null);
        if (ending.sessionId) keep(endedTalk(section.courseId), ending.sessionId);
        onComplete();
      }}
      onStay={() => {
        setEnding(null);
        setTimeout(() => first.current?.focus({ preventScroll: true })); // when it is there again
      }}
    />
  );
}
