/** Each key that does something of its own in Lou, and where. Whoever adds one adds its line here. */
const keys = [
  { press: ['Tab'], does: 'goes on to the next thing that can be pressed. The first one on each page is “Skip to the content”.' },
  { press: ['Enter'], does: 'sends what you wrote to Lou.' },
  { press: ['Shift', 'Enter'], does: 'begins a new line in it.' },
  { press: ['Esc'], does: 'closes what has opened: a dialog, a menu, the list of achievements.' },
  { press: ['/'], does: 'in the Content Library, goes to the search line. It can be switched off under Settings, Appearance.' },
  { press: ['←', '→'], does: 'in the 3D view of a course, goes to the previous stop or the next one. So do ↑ and ↓.' },
  { press: ['Home', 'End'], does: 'in the 3D view too, goes to the first stop or the last.' },
  { press: ['F8'], does: 'goes to the notices.' },
] as const;

/** The keys that one may want to know. */
export function Keys() {
  return (
    <section className="block" aria-labelledby="keys">
      <div className="block-head">
        <h2 id="keys">The keys</h2>
        <p className="meta">Everything works without a mouse</p>
      </div>
      <dl className="keys">
        {keys.map(({ press, does }) => (
          <div key={press.join(' ')}>
            <dt>
              {press.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
