import { Button } from '../../ui/Button.tsx';
import type { Conversing } from './conversation.ts';

/** Help with Lou's open question: the next rung of the ladder while there is one, and the solution. */
export function HelpButtons({ does, hintLeft }: { does: Conversing; hintLeft: boolean }) {
  return (
    <div className="row tight help">
      {hintLeft && (
        <Button tone="second" size="small" onClick={does.hint}>
          Hint please
        </Button>
      )}
      <Button tone="second" size="small" onClick={does.showMe}>
        Show me
      </Button>
    </div>
  );
}
