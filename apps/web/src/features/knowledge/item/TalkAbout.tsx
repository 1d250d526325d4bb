import type { ReadableItem } from '@lou/contract/knowledge';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonTone } from '../../../ui/button-look.ts';
import { useTalkAbout } from '../use-talk-about.ts';

/** Begins a session on an item; a quiz begins with its first question. */
export function TalkAbout({ item, tone = 'primary', children }: { item: ReadableItem; tone?: ButtonTone; children: string }) {
  const { begin, pending } = useTalkAbout();
  return (
    <Button tone={tone} onClick={() => begin(item)} pending={pending && 'Starting...'}>
      {children}
    </Button>
  );
}
