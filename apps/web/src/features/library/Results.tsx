import { counted } from '../../lib/counted.ts';
import { sentenceOf } from '../../lib/wire.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FourStates } from '../../ui/FourStates.tsx';
import { Bone, Empty, Loading, Problem } from '../../ui/states.tsx';
import { FoundRow } from './FoundRow.tsx';
import { kindWords, nothingFound, nothingFoundHint, wordsMissing } from './texts.ts';
import { type LookedFor, useLibrarySearch } from './use-search.ts';

interface ResultsProps {
  lookedFor: LookedFor;
  onEverything: () => void;
}

/** What was found, best first, 20 at a time. */
export function Results({ lookedFor, onEverything }: ResultsProps) {
  const { asked, isOlder, more } = useLibrarySearch(lookedFor);
  return (
    <section className="results" aria-label="Results" aria-busy={isOlder}>
      <FourStates
        asked={asked}
        problem="The search did not work"
        loading={<ResultsLoading />}
        empty={isOlder ? <ResultsLoading /> : <NothingFound lookedFor={lookedFor} onEverything={onEverything} />}
      >
        {(found) => {
          const missing = isOlder ? [] : (found[0]?.missing ?? []);
          return (
            <>
              <p className="meta" role="status">
                {isOlder ? 'Searching' : `${more ? 'The best ' : ''}${counted(found.length, 'result')} for “${lookedFor.words}”`}
                {missing.length > 0 && `. ${wordsMissing(missing)}`}
              </p>
              <ol className="found-list">
                {found.map((one) => (
                  <FoundRow key={`${one.kind} ${one.id}`} one={one} words={lookedFor.words} />
                ))}
              </ol>
              {more?.failed && <Problem title="More results could not be loaded" text={sentenceOf(more.failed)} />}
              {more && (
                <Button tone="second" onClick={more.fetch} pending={more.pending && 'Loading...'}>
                  Show more results
                </Button>
              )}
            </>
          );
        }}
      </FourStates>
    </section>
  );
}

/** A sentence, and the next step: the other kinds where one was chosen, else Lou. */
function NothingFound({ lookedFor: { words, kind }, onEverything }: ResultsProps) {
  return (
    <div role="status">
      <Empty title={nothingFound(words)} text={kind === null ? nothingFoundHint : `You looked in “${kindWords[kind].many}” alone.`}>
        {kind === null ? (
          <ButtonLink tone="second" href="/">
            Ask Lou
          </ButtonLink>
        ) : (
          <Button tone="second" onClick={onEverything}>
            Look everywhere
          </Button>
        )}
      </Empty>
    </div>
  );
}

function ResultsLoading() {
  return (
    <Loading what="Searching" className="stack">
      {['first', 'second', 'third'].map((place) => (
        <div className="stack found-bones" key={place}>
          <Bone shape="title" width={45} />
          <Bone width={25} />
          <Bone width={80} />
        </div>
      ))}
    </Loading>
  );
}
