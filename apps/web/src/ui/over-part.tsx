import { type ComponentType, createContext, Suspense, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { lazyPartOr } from '../lib/lazy-part.tsx';
import { Button } from './Button.tsx';
import { PartMissing } from './lazy-part.tsx';
import './over-part.css';

interface Over {
  opened: boolean;
  onClose: () => void;
}

/** What is known of the place of a part that opens over the page. */
const Place = createContext<Over>({ opened: false, onClose: () => {} });

/** A part that opens over the page. What could not be loaded says so in a plain dialog; opened another time, it is fetched afresh. */
export const overPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => lazyPartOr(load, OverMissing);

/** Nothing of `Inside` is loaded before it first opens; from then on it stays, so that it can close in its own time. */
export function whenFirstOpen<Props extends { onClose: () => void }>(isOpen: (props: Props) => boolean, Inside: ComponentType<Props>): ComponentType<Props> {
  return function Late(props: Props) {
    const opened = isOpen(props);
    const [wanted, setWanted] = useState(opened);
    if (opened && !wanted) setWanted(true);
    return wanted ? (
      <Suspense fallback={null}>
        <Place value={{ opened, onClose: props.onClose }}>
          <Inside {...props} />
        </Place>
      </Suspense>
    ) : null;
  };
}

/** The browser's own dialog: Lou's is what did not come. */
function OverMissing({ again }: { again: () => void }) {
  const { opened, onClose } = useContext(Place);
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const wasClosed = useRef(false);
  useEffect(() => {
    if (opened && wasClosed.current) again();
    wasClosed.current = !opened;
  }, [opened, again]);
  // Before the page is painted, and undone as soon as another try hides it: an open dialog would keep the page from the pointer.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!opened || wasClosed.current) return;
    shown?.showModal();
    return () => shown?.close();
  }, [opened]);
  return (
    <dialog
      className="over-missing"
      ref={dialog}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault(); // whoever opened it closes it
        onClose();
      }}
    >
      <h2 className="sr" id={name}>
        Not loaded
      </h2>
      <PartMissing again={again} />
      <Button tone="plain" onClick={onClose}>
        Close
      </Button>
    </dialog>
  );
}
