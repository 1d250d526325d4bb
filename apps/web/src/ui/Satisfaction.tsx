import './satisfaction.css';

/** How a session was: five dots, 0 to 5; 0 is not rated. Source: L§2. */
export function Satisfaction({ of }: { of: number }) {
  return (
    <span className="satisfaction" role="img" aria-label={of > 0 ? `Satisfaction ${of} of 5` : 'Not rated'}>
      {[1, 2, 3, 4, 5].map((dot) => (
        <i key={dot} className={dot <= of ? 'on' : undefined} />
      ))}
    </span>
  );
}
