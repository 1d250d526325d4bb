/** A body in danger now: poison, an attack, blood, somebody who lies there. */
import type { Forms } from '../parts.ts';

export const bodyInDanger: Forms = {
  'taken too much': [
    '(?:ate|took|swallowed) (?:some|the|a few|random|unknown) (?:\\w+ )?(?:pills|tablets) (?:i found|from|of my)',
    '{took} (?:my |the )?(?:\\w+ )?{drug} (?:a whole bunch|a bunch|a lot|all of (?:it|them))',
    '(?:swallowed|drank|ate) (?:\\w+ ){0,3}{poison}(?! of)',
    '{self}{took} {too-much} (?:(?!of)\\w+ ){0,2}?{drug}(?! (?:\\w+ ){0,4}(?:each|per|fraction))',
    '(?:what happens|will i die|what if|is it (?:bad|dangerous|ok)) (?:if )?i (?:take|took|swallow) {too-much} (?:\\w+ ){0,2}?{drug}',
    '(?:took|taken|had) an overdose|i {leading}overdos(?:ed|ing)',
    'i {leading}poisoned',
    'i {leading}(?:drank|drunk) (?:{too-much}) (?:of )?(?:vodka|whisk(?:e?)y|alcohol|rum|gin)',
  ],
  'an attack': [
    'face is drooping|(?:can not|do not) feel my (?:arm|legs?|face|hands?)|bitten by a (?:snake|spider|dog)|hit my head and|seeing double',
    'having (?:a|an) (?:\\w+ )?(?:heart attack|stroke|seizure|asthma attack|allergic reaction|fit)',
    'chest (?:hurts|pains?)(?= (?:really|bad|bad(?:ly)?|a lot|and|much|when|in)\\b|$)|(?:tongue|throat|face) is (?:swelling|closing|swollen)',
    '(?<!(?:anxi|panic|stress|freak).*)can not breathe(?! (?:.* )?(?:laugh\\w*|funny|hilarious))',
    'i {leading}i am dying(?! (?:of|to|for|from|inside))',
  ],
  blood: [
    '(?:throwing|threw|throw|coughing|cough) up blood|blood in my (?:vomit|pee|poop)|vomiting blood',
    'i {leading}bleeding(?! (?:money|cash))|losing (?:a lot of|much|lots of|too much) blood|(?:there is )?blood everywhere|will not stop bleeding',
  ],
  'somebody lies there': [
    '(?:{kin}|my friend|baby|he|she) is (?:choking|drowning|unconscious|overdosing)|i {leading}(?:fainted|passed out|choking)',
    'i {leading}(?:my )?(?:arm|leg|wrist|ankle|nose|hand) is broken|i {leading}broken my (?:arm|leg|wrist)',
    '(?:{kin}|friend|baby|he|she|they|someone)(?: \\w+){0,4} (?:not|stopped) (?:breath(?:e|ing)|moving|wake up|waking up)',
    '(?:collapsed|passed out|unconscious) and',
  ],
  'help is called for': ['call (?:911|112|999|an ambulance|the ambulance)|need an ambulance'],
};
