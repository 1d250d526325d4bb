/** A question that denies, refuses or weighs by itself, or asks under a condition, is not denied by a sentence that does so too. Read spelt out. */
export const turnsQuestion =
  /\b(?:not|never|no|nor|or|non|without|if|unless|only|same|refus\w*|forbid\w*|reject\w*|exclu\w*|prevent\w*|rule[sd]? out|left out)\b/;
