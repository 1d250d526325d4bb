import './bar.css';

/** How far: 0 to 100 percent. It never stands without its number: give that beside it, or use `LabelledBar`. */
export function Bar({ percent, label, thin = false }: { percent: number; label: string; thin?: boolean }) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={thin ? 'bar thin' : 'bar'} role="progressbar" aria-valuenow={shown} aria-valuemin={0} aria-valuemax={100} aria-label={label}>
      {shown > 0 && <span style={{ inlineSize: `${shown}%` }} />}
    </div>
  );
}

/** A bar under its name and its number. */
export function LabelledBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className="labelled-bar">
      <div>
        <span>{label}</span>
        <span className="num">{Math.round(percent)}%</span>
      </div>
      <Bar percent={percent} label={label} />
    </div>
  );
}
