/** Not eating, or eating and being sick. */
import type { Forms } from '../parts.ts';

export const eating: Forms = {
  'eats no more': [
    '(?:not eat|ate nothing|not eaten|stopped eating|eat nothing)(?: \\w+){0,6} (?:i am|i feel|too) (?:too )?fat',
    '(?:be|get|become) (?:thin|skinny|thinner|skinnier)(?: \\w+){0,2} (?:not eat|stopped eating|eat nothing|skip)',
    'i {leading}(?:stopped|stop|not|starv(?:e|ing)) ?(?:eat(?:ing|en)?|myself)?(?: \\w+){0,6} (?:thin|skinny|skinnier|lose weight|fat|slim)',
    'i {leading}(?:hate|not let myself) ?(?:eat(?:ing|en)?|myself)?(?: \\w+){0,6} (?:thin|skinny|skinnier|lose weight|fat|slim)',
    '(?:not eat(?:ing|en)?|stopped eating|starv(?:e|ing) myself|skip(?:ping)? meals)(?: \\w+){0,6} (?:thin|skinny|skinnier|lose weight|slim)',
    'starv(?:e|ing) myself|i {leading}(?:fat|ugly|hate my body)(?: \\w+){0,5} (?:eat|eating|water)|{self}(?:want(?:ed)? to )stop eating{end}',
    'i (?:do not|can not|will not) let myself eat|only eat \\d+ calories|scared of (?:eating|food)|afraid of (?:eating|food|gaining weight)',
    'feel guilty (?:\\w+ ){0,3}(?:i )?eat(?:ing)?',
  ],
  'throws it up': [
    '(?:throwing|throw) up (?:my )?food|throwing up(?: \\w+){0,3} on purpose',
    'i {leading}purg(?:e|ing|ed)(?=$| (?:after|every|again|my food)\\b)',
    '(?:make|making|made) myself (?:throw up|sick|vomit|puke)|(?:throw|throwing|threw) up (?:everything|all|what) i eat',
    '(?:puke|vomit|throw up) on purpose',
    'i {leading}(?:throw(?:ing)?|threw|puk(?:e|ed|ing)|vomit(?:ed|ing)?)(?: up)? (?:after|everytime after|each time after) (?:every|each|all|my|eating|dinner|lunch|breakfast|meals?)',
    'bing(?:e|es|ing|eing) (?:and|then)(?: \\w+)? (?:purg\\w+|throw\\w* up|vomit\\w*)|laxatives?(?: \\w+){0,3} (?:lose|weight|thin|skinny)',
  ],
  'by its name': ['i {leading}(?:anorexic|bulimic|anorexia|bulimia|an eating disorder)'],
};
