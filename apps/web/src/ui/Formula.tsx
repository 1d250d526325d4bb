import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadPatiently } from '../lib/load-patiently.ts';
import './formula.css';
import { spaced } from './math-spacing.ts';

type Engine = typeof import('katex').default;
let engine: Engine | undefined;
let loading: Promise<Engine> | undefined;

/** Fetched with the first formula that anybody sees. */
const loadEngine = (): Promise<Engine> => {
  loading ??= loadPatiently(() => import('katex')).then(
    ({ default: katex }) => {
      engine = katex;
      return katex;
    },
    (error: unknown) => {
      loading = undefined; // the next formula asks again
      throw error;
    },
  );
  return loading;
};

/** A formula of TeX as MathML, which browsers draw and screen readers read. Until its engine is here, and where it fails, the TeX itself. */
export function Formula({ tex, display = false }: { tex: string; display?: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [ready, setReady] = useState(engine !== undefined);

  useEffect(() => {
    if (ready) return;
    let here = true;
    loadEngine().then(
      () => here && setReady(true),
      (error) => console.error('Formulas cannot be drawn.', error),
    );
    return () => {
      here = false;
    };
  }, [ready]);
  useLayoutEffect(() => {
    if (ready && engine && place.current)
      place.current.innerHTML = spaced(
        engine.renderToString(tex, { output: 'mathml', displayMode: display, throwOnError: false, strict: false, trust: false }),
      );
  }, [ready, tex, display]);

  return (
    <span key={ready ? 'drawn' : 'typed'} className={display ? 'formula display' : 'formula'} ref={place}>
      {ready ? null : tex}
    </span>
  );
}
