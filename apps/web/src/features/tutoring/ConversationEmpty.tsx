import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/states.tsx';
import { nothingSaidYet } from './texts.ts';

/** Nothing was said yet. */
export function ConversationEmpty({ onWrite }: { onWrite: () => void }) {
  return (
    <Empty title={nothingSaidYet} text="Ask about anything in your courses. Lou answers from their pages and shows you where it stands.">
      <Button tone="soft" onClick={onWrite}>
        Write to Lou
      </Button>
    </Empty>
  );
}
