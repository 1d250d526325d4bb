import { type ComponentType, Suspense, useState } from 'react';

/** Nothing of `Inside` is loaded before it is first wanted; from then on it stays, so that it can close in its own time. */
export function whenFirstWanted<Props extends object>(isWanted: (props: Props) => boolean, Inside: ComponentType<Props>): ComponentType<Props> {
  return function Late(props: Props) {
    const wantedNow = isWanted(props);
    const [wanted, setWanted] = useState(wantedNow);
    if (wantedNow && !wanted) setWanted(true);
    return wanted ? (
      <Suspense fallback={null}>
        <Inside {...props} />
      </Suspense>
    ) : null;
  };
}
