/** A percentage that is put on a figure or taken off it is that share of the figure: '80 + 25%', '15% off 60', 'increase 50 by 20%'. */

const figure = '(?:[€$£] ?)?\\d[\\d.,]*(?: (?:euros?|dollars?|pounds?|cents?))?';
const share = '(\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent)';
const off = `(?:(?:a )?discount (?:on|from|off)|off(?: of)?|less than|lower than|smaller than|taken off|cheaper than)`;
const on = '(?:more than|higher than|larger than|bigger than|greater than|on top of|added to)';

/** Each with the places of the share and of the figure. */
const forms: readonly (readonly [form: RegExp, share: number, figure: number, sign: '+' | '-'])[] = [
  [new RegExp(`^(?:a )?${share} ${off} (${figure})$`), 1, 2, '-'],
  [new RegExp(`^(?:take|subtract) ${share} (?:off|from|away from) (${figure})$`), 1, 2, '-'],
  [new RegExp(`^(?:reduce|decrease|lower|cut|discount) (${figure}) by ${share}$`), 2, 1, '-'],
  [new RegExp(`^(${figure})(?: ?[-−–] ?| (?:minus|less|reduced by|decreased by|lowered by) )(?:a )?${share}(?: (?:off|discount|less))?$`), 2, 1, '-'],
  [new RegExp(`^(${figure}) with (?:a )?${share} (?:off|discount|less)$`), 2, 1, '-'],
  [new RegExp(`^${share} ${on} (${figure})$`), 1, 2, '+'],
  [new RegExp(`^(?:add|put) ${share} (?:to|on|onto) (${figure})$`), 1, 2, '+'],
  [new RegExp(`^(?:increase|raise) (${figure}) by ${share}$`), 2, 1, '+'],
  [new RegExp(`^(${figure})(?: ?\\+ ?| (?:plus|increased by|raised by) )(?:another )?${share}(?: (?:more|extra|on top|added))?$`), 2, 1, '+'],
  [new RegExp(`^(${figure}) with (?:another )?${share} (?:more|extra|on top|added)$`), 2, 1, '+'],
];

/** Of a figure of one or less no share is taken: 0.5 + 25 % is 0.75, as of two chances. */
const WHOLE_LEAST = 1;

/** The sum with what the share is of; any other text as it is. */
export function withShareOfIt(text: string): string {
  const put = text.trim();
  for (const [form, atShare, atFigure, sign] of forms) {
    const found = form.exec(put);
    if (!found) continue;
    const [part = '', whole = ''] = [found[atShare], found[atFigure]];
    const worth = Number(whole.replace(/[^\d.]/g, ''));
    return worth > WHOLE_LEAST ? `${whole} ${sign} ${part} percent of ${whole}` : text;
  }
  return text;
}
