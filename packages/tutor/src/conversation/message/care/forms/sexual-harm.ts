/** Sexual harm. */
import type { Forms } from '../parts.ts';

export const sexualHarm: Forms = {
  pictures: [
    'made me watch (?:porn|\\w+ videos?)|i {leading}sent(?: \\w+){0,3} nudes|leak my (?:nudes|pictures|photos|pics)',
    '(?:pics?|pictures?|photos?|videos?) of me (?:without|with no|in my) (?:clothes|underwear|bra)',
    '(?:guy|man|stranger|someone|adult)(?: \\w+){0,6} (?:wants|asked|asks|told|wanted) (?:me )?(?:to )?meet (?:me |him |up )?(?:alone|in secret|in person)',
    '(?:send(?:s|ing)?|sent|show(?:s|ed|ing)?|posts?) (?:me|us) (?:\\w+ ){0,3}?{nude}(?: (?:pics?|pictures?|photos?|videos?|stuff))?',
    '(?:want(?:s|ed)?|ask(?:s|ed|ing)?)(?: me)?(?: (?:to|for|send|some|take|my|a)){0,4} {nude}(?: (?:pics?|pictures?|photos?))?',
    '(?:made|make|makes|forced|told|begs?)(?: me)?(?: (?:to|for|send|some|take|my|a)){0,4} {nude}(?: (?:pics?|pictures?|photos?))?',
    '(?:post|share|leak|sent|spread|has|have|show)(?:s|ed|ing)? (?:my|a video of my) {nude}|pictures? of my body|blackmail(?:s|ed|ing)? me',
  ],
  touched: [
    '(?:put|puts|putting) (?:his|her|their) hands? (?:up|in|on|under|down) my (?:skirt|pants|shirt|leg|thigh|underwear|body)',
    'watch(?:es|ed)? me (?:shower|undress|change)',
    '(?:rap|molest)(?:es?|s|ed) my (?:\\w+ )?(?:sister|brother|mom|friend|cousin)',
    '{harmer}{where}(?: \\w+){0,10}? (?:touch(?:es|ed|ing)?|grop(?:es?|ed|ing)|fondl(?:es?|ed|ing)|kiss(?:es|ed|ing)?) me(?! with (?:her|his|their)\\b)',
    '(?:touch(?:es|ed|ing)?|grab(?:s|bed)?|looks? at) my (?:private ?parts?|privates|breasts?|boobs|butt|body|bum|chest)',
    'touch(?:es|ed)? (?:me )?down there',
    '(?:makes?|made|forces?|forced|wants?) (?:me )?(?:to )?(?:touch (?:him|her|it)|undress|take my clothes off|take off my clothes)',
    '(?:makes?|made|forces?|forced|wants?) (?:me )?(?:to )?(?:have sex|sleep with (?:him|her))',
    '(?:comes?|came|gets?|got) (?:in|into) my (?:room|bed) (?:at|every|in the|last) night|(?:in|into) my bed and',
  ],
  forced: [
    '(?:fui|me han|me ha) (?:violad[oa]|violado|abusad[oa])|(?:me|te) viol(?:o|aron)|ich wurde (?:vergewaltigt|missbraucht)',
    'jai ete (?:violee?|agressee?)|(?:mi hanno|mi ha|sono stat[ao]) (?:violentat|stuprat|molestat)[ao]|fui (?:estuprad|abusad|violad)[ao]',
    '(?:forces|forced|makes|made) me (?:to )?do (?:things|stuff)(?: (?:i|that|in|with|to|sexual)\\b|$)',
    '(?:rap(?:es?|ed|ing)|molest(?:s|ed|ing)?) me|i {leading}(?:sexually )?(?:raped|molested|groped|assaulted)',
    '{self}(?:victim of )?sexual(?:ly)? (?:abuse|assault)\\w*',
    'had sex with me|i said no and|(?:forced|pressur\\w+) me to (?:have sex|kiss|sleep)',
  ],
};
