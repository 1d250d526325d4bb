import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadPatiently } from '../lib/load-patiently.ts';
import './formula.css';

/** From TeX to MathML. */
type Engine = (tex: string, display: boolean) => string;
type AsWords = typeof import('./formula-as-words.ts').formulaAsWords;
let engine: Engine | undefined;
let loading: Promise<Engine> | undefined;
let asWords: AsWords | undefined;
/** A small file: it is there long before the engine; where it is lost, the room stays until that comes. */
let wordsLoading: Promise<unknown> | undefined;
const loadWords = (): Promise<unknown> => {
  wordsLoading ??= import('./formula-as-words.ts').then(
    ({ formulaAsWords }) => {
      asWords = formulaAsWords;
    },
    () => {
      wordsLoading = undefined;
    },
  );
  return wordsLoading;
};

/** Fetched with the first formula that anybody sees. */
const loadEngine = (): Promise<Engine> => {
  loading ??= loadPatiently(() => Promise.all([import('katex'), import('./math-spacing.ts')])).then(
    ([{ default: katex }, { spaced }]) => {
      engine = (tex, display) =>
        spaced(katex.renderToString(tex, { output: 'mathml', displayMode: display, throwOnError: false, strict: false, trust: false }));
      return engine;
    },
    (error: unknown) => {
      loading = undefined; // the next formula asks again
      throw error;
    },
  );
  return loading;
};

/**
 * A formula of TeX as MathML, which browsers draw and screen readers read. Until its engine is here the same in plain signs, or its room where it has
 * none; where the engine does not come, the TeX itself.
 */
export function Formula({ tex, display = false }: { tex: string; display?: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [ready, setReady] = useState(engine !== undefined);
  const [, setWordsKnown] = useState(asWords !== undefined);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    if (ready) return;
    let here = true;
    void loadWords().then(() => here && setWordsKnown(asWords !== undefined));
    loadEngine().then(
      () => here && setReady(true),
      (error) => {
        console.error('Formulas cannot be drawn.', error);
        if (here) setLost(true);
      },
    );
    return () => {
      here = false;
    };
  }, [ready]);
  useLayoutEffect(() => {
    if (ready && engine && place.current) place.current.innerHTML = engine(tex, display);
  }, [ready, tex, display]);

  const words = ready ? null : (asWords?.(tex) ?? null);
  const looks = ['formula', display && 'display', !ready && !words && !isLost && 'coming'].filter(Boolean).join(' ');
  return (
    <span key={ready ? 'drawn' : 'typed'} className={looks} ref={place}>
      {ready ? null : (words ?? tex)}
    </span>
  );
}
