/** The readable cookie that the server sets beside the session, so that a signed-out visit makes no call that must fail. */
export const SIGN_IN_MARKER = 'lou-signed-in';

/** True where this browser was signed in when the server last spoke. It opens nothing: the session cookie does. */
export const hasSignInMarker = (cookies: string = document.cookie): boolean => cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGN_IN_MARKER}=`));

/** The server said 401: the marker outlived its session. */
export const forgetSignInMarker = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store answers later; this must hold for the very next look
  document.cookie = `${SIGN_IN_MARKER}=; Path=/; Max-Age=0; SameSite=Lax`;
};
