/** What a browser says of itself, in words that its owner knows: 'Chrome on Linux'. Pure; a guess, for recognising one's own devices. */

/** In this order: Edge, Opera and others also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|HeadlessChrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

/** In this order: an Android phone also calls itself Linux, an iPhone says 'like Mac OS X'. */
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const firstIn = (names: typeof browsers, userAgent: string): string | undefined => names.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** What cannot be told is said so. */
export function deviceInWords(userAgent: string): string {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'Another program');
}
