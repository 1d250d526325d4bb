/**
 * What changes who is signed in in this browser, one call after another, whatever tab makes it: the late answer of one that
 * ends a sign-in would take the cookies of the next. Browsers have locks where the connection is safe.
 */
export const oneAtATime = <Result>(call: () => Promise<Result>): Promise<Result> => (navigator.locks ? navigator.locks.request('lou-sign-in', call) : call());
