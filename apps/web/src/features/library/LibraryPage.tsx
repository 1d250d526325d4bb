import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pill, Pills } from '../../ui/Pills.tsx';
import { Browse } from './Browse.tsx';
import './library.css';
import { addressOf, lookedForIn } from './library-address.ts';
import { Results } from './Results.tsx';
import { SearchField } from './SearchField.tsx';
import { kindWords, subtitle, title } from './texts.ts';
import type { LookedFor } from './use-search.ts';

const kinds = Object.entries(kindWords) as [keyof typeof kindWords, (typeof kindWords)[keyof typeof kindWords]][];

/** Everything that may be opened: to be looked for, or along the shelf by kind. Source: server-decisions.md 'Definitions'. */
export function LibraryPage() {
  const [, navigate] = useLocation();
  const lookedFor = lookedForIn(useSearch());
  /** The words beside which more was typed than can be looked for: what was found for them does not stand under it. */
  const [outgrown, setOutgrown] = useState<string | null>(null);
  const isBrowsing = lookedFor.words === '' || lookedFor.words === outgrown;
  const look = (next: Partial<LookedFor>) => navigate(addressOf({ ...lookedFor, ...next }), { replace: true });
  return (
    <>
      <PageHead title={title} subtitle={subtitle} />
      <search className="library-search">
        <SearchField words={lookedFor.words} onLook={(words) => look({ words })} onTyped={(isTooLong) => setOutgrown(isTooLong ? lookedFor.words : null)} />
        {!isBrowsing && (
          <Pills label="Kind of result">
            <Pill on={lookedFor.kind === null} onPress={() => look({ kind: null })}>
              Everything
            </Pill>
            {kinds.map(([kind, { many }]) => (
              <Pill key={kind} on={lookedFor.kind === kind} onPress={() => look({ kind })}>
                {many}
              </Pill>
            ))}
          </Pills>
        )}
      </search>
      {isBrowsing ? <Browse /> : <Results lookedFor={lookedFor} onEverything={() => look({ kind: null })} />}
    </>
  );
}
