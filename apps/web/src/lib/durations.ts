/** Minutes as people read them: under an hour `45m`, from an hour on `1h 5m`. Source: L§9. */
export function minutesInWords(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  return whole < 60 ? `${whole}m` : `${Math.floor(whole / 60)}h ${whole % 60}m`;
}
