import { SEARCH_LIMIT, searchSentences } from '@lou/contract/search-limits';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUser } from '../../lib/auth.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

/** How long typing rests until it is looked for. */
const REST_MS = 250;

const isTooLong = (wanted: string): boolean => wanted.length > SEARCH_LIMIT;

interface SearchFieldProps {
  /** What is looked for now. */
  words: string;
  onLook: (words: string) => void;
  /** With each letter: whether there is more on the line than can be looked for. */
  onTyped: (isTooLong: boolean) => void;
}

/** The line to type on: looks when typing rests and at Enter. `/` leads to it from anywhere on the page, except while one types and for whoever has switched single keys off. */
export function SearchField({ words, onLook, onTyped }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { singleKeys } = useUser();
  useSlash(field, singleKeys);

  // Back, a pill or a link changed what is looked for: the line follows.
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  const look = (text: string) => {
    const wanted = text.trim();
    setError(isTooLong(wanted) ? searchSentences.tooLong : undefined);
    if (!isTooLong(wanted) && wanted !== words) onLook(wanted);
  };
  useEffect(() => {
    if (typed.trim() === words) return;
    const rest = setTimeout(() => look(typed), REST_MS);
    return () => clearTimeout(rest);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') return look(typed);
    setError(searchSentences.nothing);
    field.current?.focus();
  };
  return (
    <form className="search-line" onSubmit={submit} noValidate>
      <Field
        label="What are you looking for?"
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts={singleKeys ? '/' : undefined}
        hint={
          <>
            A word is enough. Misspelt and unfinished ones are found as well.
            {singleKeys && <span className="only-wide"> Press / to come back to this line.</span>}
          </>
        }
        value={typed}
        error={error}
        ref={field}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
          onTyped(isTooLong(event.target.value.trim()));
        }}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

/** `/` focuses a field, unless it is typed into another one or belongs to a shortcut of the browser's. */
function useSlash(field: { readonly current: HTMLInputElement | null }, acts: boolean): void {
  useEffect(() => {
    if (!acts) return;
    const onKey = (event: KeyboardEvent) => {
      const within = event.target instanceof HTMLElement ? event.target : null;
      const typing = within?.closest('input, textarea, select, [contenteditable="true"]') || document.querySelector('[aria-modal="true"]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field, acts]);
}
