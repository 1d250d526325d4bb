/** Who is told of a change. */
export type Listener = (id: string) => unknown;

/**
 * Tells each listener of each id, one call after the other. One that fails keeps no other from hearing; the first failure is
 * thrown at the end, so that the log tells the whole page again.
 */
export async function tellAll(listeners: Iterable<Listener>, ids: Iterable<string>): Promise<void> {
  const all = [...listeners];
  const failures: unknown[] = [];
  for (const id of ids) {
    for (const hear of all) {
      try {
        await hear(id);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
}
