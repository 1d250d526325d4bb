/** What a room's own sockets do not tell: what is done by a call, and, where there are several processes, what is said in the others. */
import type { Deps } from '@lou/api/deps';
import { DONE_BESIDE, HEARD, heardElsewhere, placeOf } from '@lou/api/tutoring/heard-elsewhere';
import type { RecordedFact } from '@lou/domain/kernel';
import { elsewhereMessage } from './messages.ts';
import type { Rooms } from './rooms.ts';

/** Follows the log until the answer is called. Each fact waits for its room's turn: what was said here has been told by then. */
export function tellFromElsewhere(deps: Deps, rooms: Rooms, report: (failure: unknown) => void): Promise<() => Promise<void>> {
  return deps.log.follow(
    (deps.sql.soleWriter ? DONE_BESIDE : HEARD).map(({ type }) => type),
    (facts) => {
      for (const fact of facts) void tell(fact).catch(report);
    },
  );

  async function tell(fact: RecordedFact): Promise<void> {
    const place = placeOf(fact);
    const room = place && rooms.find(place.userId, place.sessionId);
    await room?.inOrder(async () => {
      const act = room.act();
      const heard = act && !room.hasTold(fact.version) ? await heardElsewhere(deps, act, fact) : undefined;
      if (heard) room.tell(elsewhereMessage(heard, fact.version));
    });
  }
}
