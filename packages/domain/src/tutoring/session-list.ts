/**
 * Folds over all sessions of a learner keep them as a list, in the order of their beginning. A map would be copied key by key
 * with every fact, which takes a second for each thousand facts of somebody with a thousand sessions; a list is copied as one
 * block, and the session that a fact is about is nearly always its last.
 */
interface Listed {
  readonly sessionId: string;
}

/** The session with this id. */
export const sessionIn = <Session extends Listed>(sessions: readonly Session[], sessionId: string): Session | undefined =>
  sessions.findLast((session) => session.sessionId === sessionId);

/** The list with this session as it is now; one that was not in it comes last. */
export function withSession<Session extends Listed>(sessions: readonly Session[], session: Session): readonly Session[] {
  const at = sessions.findLastIndex(({ sessionId }) => sessionId === session.sessionId);
  return at < 0 ? [...sessions, session] : sessions.with(at, session);
}
