import './fraction.css';

/** A stacked fraction in running text, read aloud as `1 over 2`. */
export function Fraction({ top, bottom }: { top: number; bottom: number }) {
  return (
    <span className="frac" role="img" aria-label={`${top} over ${bottom}`}>
      <i>{top}</i>
      <i>{bottom}</i>
    </span>
  );
}
