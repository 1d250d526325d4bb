/** Sentences of the app's frame. Source: S§2, S§8, server-decisions.md. */
export const deniedHere = 'Access denied. Admin privileges required.';
export const notFound = '404 Page Not Found';
