/** The readable cookie that the server sets beside the session, so that a signed-out visit makes no call that must fail. */
const SIGN_IN_MARKER = 'lou-signed-in=';

/** Which sign-in this browser had when the server last spoke, null for none. It opens nothing: the session cookie does. */
export const signInMarker = (cookies: string = document.cookie): string | null =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(SIGN_IN_MARKER))
    ?.slice(SIGN_IN_MARKER.length) ?? null;

/** True where this browser was signed in when the server last spoke. */
export const hasSignInMarker = (): boolean => signInMarker() !== null;

/** The server said 401: the marker outlived its session. */
export const forgetSignInMarker = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later; this must hold for the very next look
  document.cookie = `${SIGN_IN_MARKER}; Path=/; Max-Age=0; SameSite=Lax`;
};
