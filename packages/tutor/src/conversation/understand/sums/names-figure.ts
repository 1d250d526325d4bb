/** Whether a message has a figure, or a word for one: without any it is no sum, and the patterns need not be held against it. */
const figure = /[\d½⅓⅔¼¾⅕⅛⅜⅝⅞]|\b(?:half|halves|thirds?|quarters?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand)\b/i;

export const namesFigure = (text: string): boolean => figure.test(text);
