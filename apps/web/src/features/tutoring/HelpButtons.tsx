import { Button } from '../../ui/Button.tsx';
import { isByTouch } from '../../ui/pressed-by.ts';
import type { Conversing } from './conversation.ts';
import type { LouLine } from './lines.ts';
import { HINT_PLEASE, SHOW_ME } from './texts.ts';
import { wordsToSay } from './word-to-say.ts';

interface HelpButtonsProps {
  does: Conversing;
  /** What Lou said last. */
  line: LouLine;
  /** Lou has an open question. */
  asked: boolean;
  hintLeft: boolean;
  /** Asked: the buttons go away with the focus on them. `byTouch`: the screen's keyboard must not come up. */
  onAsked: (byTouch: boolean) => void;
}

/** The words that Lou has asked for, and help with Lou's open question: the next rung of the ladder while there is one, and the solution. */
export function HelpButtons({ does, line, asked, hintLeft, onAsked }: HelpButtonsProps) {
  const words = wordsToSay(line);
  if (words.length === 0 && !asked) return null;
  const chip = (name: string, act: () => void) => (
    <Button
      key={name}
      tone="second"
      size="small"
      onClick={(press) => {
        onAsked(isByTouch(press));
        act();
      }}
    >
      {name}
    </Button>
  );
  return (
    <div className="row tight help">
      {words.map((word) => chip(word.charAt(0).toUpperCase() + word.slice(1), () => does.say(word)))}
      {asked && hintLeft && chip(HINT_PLEASE, does.hint)}
      {asked && chip(SHOW_ME, does.showMe)}
    </div>
  );
}
