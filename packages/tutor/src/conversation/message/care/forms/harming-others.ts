/** The wish to harm others. */
import type { Forms } from '../parts.ts';

export const harmingOthers: Forms = {
  'wants to hurt somebody': [
    '{wish} (?:kill|shoot|stab|hurt|murder|poison|strangle|attack|rape)(?:ing)? (?:up )?(?:him|her|them|someone|everyone|people|others)',
    '{wish} (?:kill|shoot|stab|hurt|murder|poison|strangle|attack|rape)(?:ing)? (?:up )?(?:my \\w+|a person|the teacher)',
    '{self}(?:could|will) (?:kill|stab|shoot) (?:him|her|them|someone|everyone|people|my \\w+)(?: \\w+){0,3} (?:knife|gun|tonight|tomorrow|for real)',
    '{wish} beat (?:him|her|them|my \\w+) up|thoughts of (?:hurting|killing)|afraid i (?:will|might) hurt|scared i (?:will|might) hurt',
    'i (?:keep hitting|hit|hurt|beat) my (?:\\w+ )?(?:brother|sister|girlfriend|boyfriend|wife)(?: and can not| last|{end})',
    'i (?:keep hitting|hit|hurt|beat) my (?:\\w+ )?(?:baby|child|kids?|son|daughter|mom|dog)(?: and can not| last|{end})',
  ],
  'with a weapon': [
    '(?:want to|going to|i will) blow up (?:the|my|a) (?:school|house|building|class)',
    '^(?:i will|ill|i am going to) shoot (?:them all|them|everyone|him|her)',
    'shoot(?:ing)? up (?:the|my|a) school|(?:bring|bringing|take|taking) (?:a|my|the|his) (?:\\w+ )?(?:gun|knife) to school',
    'how (?:do i|do you|can i|to) (?:make|build) a (?:\\w+ )?(?:bomb|weapon|explosive)(?! of)|burn(?:ing)? (?:down )?(?:the|my) school(?: down)?',
  ],
};
