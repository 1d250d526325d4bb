import type { Section } from '@lou/contract/catalogue';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { JourneyList } from './JourneyList.tsx';
import { journeyNodes } from './journey-nodes.ts';
import type { JourneyScene } from './scene/JourneyScene.tsx';

type Scene = typeof JourneyScene;

/** The way as a scene beside its list; both open the same details. Without 3D the list stands alone and says so. Source: L§2 Course preview dialog. */
export function CourseJourney({ sections }: { sections: readonly Section[] }) {
  const nodes = useMemo(() => journeyNodes(sections), [sections]);
  const [openId, setOpenId] = useState<string | null>(null);
  const [Scene, setUnavailable] = useScene();
  const toggle = (nodeId: string) => setOpenId((before) => (before === nodeId ? null : nodeId));
  const list = <JourneyList nodes={nodes} openId={openId} onToggle={toggle} />;
  if (Scene === 'unavailable')
    return (
      <>
        <p className="meta no-scene">This browser cannot draw the journey in 3D. The list says the same.</p>
        {list}
      </>
    );
  return (
    <div className="journey3d">
      {Scene ? <Scene nodes={nodes} openId={openId} onToggle={toggle} onUnavailable={setUnavailable} /> : <div className="bone scene-bone" />}
      {list}
    </div>
  );
}

/** The scene's code, fetched when it is first wanted; null while it comes. */
function useScene(): readonly [ComponentType<Parameters<Scene>[0]> | 'unavailable' | null, () => void] {
  const [scene, setScene] = useState<Scene | 'unavailable' | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./scene/JourneyScene.tsx').then(
      (loaded) => isHere && setScene(() => loaded.JourneyScene),
      () => isHere && setScene('unavailable'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return [scene, () => setScene('unavailable')];
}
