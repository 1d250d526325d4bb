/** Characters of a course's title in the header, the ellipsis not counted. Source: L§2, L§9. */
export const TITLE_SHOWN = 30;

/** A title over 30 characters is cut to 30 plus an ellipsis; one of 30 or fewer is shown whole. */
export function shortTitle(title: string): string {
  const characters = [...title];
  return characters.length > TITLE_SHOWN ? `${characters.slice(0, TITLE_SHOWN).join('')}…` : title;
}
