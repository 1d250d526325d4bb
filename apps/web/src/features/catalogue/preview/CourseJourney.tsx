import type { Section } from '@lou/contract/catalogue';
import { Suspense, useMemo, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { JourneyList } from './JourneyList.tsx';
import { type EnrolledOrNot, journeyNodes } from './journey-nodes.ts';

const JourneyScene = lazyPart(async () => (await import('./scene/JourneyScene.tsx')).JourneyScene);

/** The way as a scene beside its list; both open the same details. Without 3D the list stands alone and says so. Source: L§2 Course preview dialog. */
export function CourseJourney({ sections, enrolled }: { sections: readonly Section[]; enrolled: EnrolledOrNot }) {
  const nodes = useMemo(() => journeyNodes(sections, enrolled), [sections, enrolled]);
  const [openId, setOpenId] = useState<string | null>(null);
  const [canDraw, setCanDraw] = useState(true);
  const toggle = (nodeId: string) => setOpenId((before) => (before === nodeId ? null : nodeId));
  const list = <JourneyList nodes={nodes} openId={openId} onToggle={toggle} />;
  if (!canDraw)
    return (
      <>
        <p className="meta no-scene">This browser cannot draw the journey in 3D. The list says the same.</p>
        {list}
      </>
    );
  return (
    <div className="journey3d">
      <Suspense fallback={<div className="bone scene-bone" />}>
        <JourneyScene nodes={nodes} openId={openId} onToggle={toggle} onUnavailable={() => setCanDraw(false)} />
      </Suspense>
      {list}
    </div>
  );
}
