/** Somebody else who wants to die or is hurt. */
import type { Forms } from '../parts.ts';

export const somebodyElse: Forms = {
  'wants to die': [
    '{friend}{told} (?:kill(?:ing)?|hang(?:ing)?|hurt(?:s|ing)?|cut(?:s|ting)?|harm(?:s|ing|ed)?|starv(?:es|ing)) {themself}',
    '{friend}{told} (?:want(?:s|ed)? to|wanna|going to|might|will|is) (?:die|be dead|unalive(?: {themself})?|jump off)',
    '{friend}{told} (?:want(?:s|ed)? to|wanna|going to|might|will|is) (?:end (?:it all|it|(?:his|her|their) life))',
    '{friend}{told} (?:suicide|self ?harm\\w*|overdosed?|wishes (?:he|she|they) (?:was|were) dead)',
    '{friend}{told} (?:does|did|do) not want to (?:live|be alive|exist|be here|wake up)',
  ],
  'is in danger': [
    '{friend} (?:{took}) {too-much} (?:(?!of)\\w+ ){0,2}?{drug}',
    '{friend}{told} (?:stopped eating|makes? (?:him|her|them)self (?:throw up|sick)|anorexic)',
  ],
  'is being hurt': [
    '{friend}{told} (?:{hit}|{hurt}|{bully}|{touch}) (?:him|her|them)(?! (?:in|at|to)\\b)',
    '{friend}{told} (?:is|gets|was|being|got) (?:being )?(?:abused|hit|beaten|raped|molested|bullied)',
  ],
};
