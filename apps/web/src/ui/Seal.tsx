import './seal.css';

/** An achievement as a seal with one symbol, set in type. `lamp` is for streaks; decoration: the title stands beside it. */
export function Seal({ symbol, colour = 'pine' }: { symbol: string; colour?: 'pine' | 'lamp' }) {
  return (
    <span className={`seal seal-${colour}`} aria-hidden="true">
      {symbol}
    </span>
  );
}
