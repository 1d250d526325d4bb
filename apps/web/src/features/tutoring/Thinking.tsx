import { Lou } from '../../ui/Lou.tsx';
import { NO_ANSWER_YET, THINKING } from './texts.ts';

/** An answer is awaited; for so long that it is looked whether there is a connection. Source: L§4 Chat busy state. */
export function Thinking({ doubted }: { doubted: boolean }) {
  return (
    <p className="thinking" role="status">
      <Lou size={40} state="thinking" />
      {doubted ? NO_ANSWER_YET : THINKING}
    </p>
  );
}
