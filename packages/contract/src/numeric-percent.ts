/** The spec's percent as a numeric string, and back. Alone here, so that a screen that reads one needs no schema. */

/** Percent 0 to 100 to the spec's numeric string: whole where it is whole, else two places. */
export const toNumericString = (percent: number): string => String(Math.round(percent * 100) / 100);

/** The `progress` of an enrolment as percent, whole, 0 to 100; 0 for what is no number. */
export const percentOf = ({ progress }: { readonly progress: string }): number => Math.round(Math.min(100, Math.max(0, Number(progress) || 0)));
