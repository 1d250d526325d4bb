import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Conversing } from './conversation.ts';
import { HINT_PLEASE, SHOW_ME } from './texts.ts';

interface HelpButtonsProps {
  does: Conversing;
  hintLeft: boolean;
  /** Asked: the buttons go away with the focus on them. `byTouch`: the screen's keyboard must not come up. */
  onAsked: (byTouch: boolean) => void;
}

/** Help with Lou's open question: the next rung of the ladder while there is one, and the solution. */
export function HelpButtons({ does, hintLeft, onAsked }: HelpButtonsProps) {
  const asks = (help: () => void) => (event: MouseEvent) => {
    onAsked(event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch');
    help();
  };
  return (
    <div className="row tight help">
      {hintLeft && (
        <Button tone="second" size="small" onClick={asks(does.hint)}>
          {HINT_PLEASE}
        </Button>
      )}
      <Button tone="second" size="small" onClick={asks(does.showMe)}>
        {SHOW_ME}
      </Button>
    </div>
  );
}
