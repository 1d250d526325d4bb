/**
 * Plain objects as maps. A fold's state is plain JSON, so its maps are objects, and their keys come from outside: session
 * ids that clients choose, ids that staff write. `constructor` is a key like any other there, never what Object.prototype has.
 */
export const own = <Value>(map: { readonly [key: string]: Value }, key: string): Value | undefined => (Object.hasOwn(map, key) ? map[key] : undefined);
