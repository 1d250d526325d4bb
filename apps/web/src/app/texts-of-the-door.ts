/** What the door says when nothing behind it came. */
export const notLoaded = {
  title: 'Lou could not be loaded',
  text: 'The connection may be bad. Nothing that you have learned is lost.',
  act: 'Try again',
} as const;
