import { Lou } from '../../ui/Lou.tsx';
import { THINKING } from './texts.ts';

/** An answer is awaited. Source: L§4 Chat busy state. */
export function Thinking() {
  return (
    <p className="thinking" role="status">
      <Lou size={40} state="thinking" />
      {THINKING}
    </p>
  );
}
