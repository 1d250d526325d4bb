/** Where a heading stands on a lesson's page: its words in lower case, joined by hyphens; passages are cut and cited by the same rule. */
export function anchorOf(heading: string): string {
  const words = heading
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'top';
}
