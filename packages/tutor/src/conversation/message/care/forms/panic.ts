/** Panic now. */
import type { Forms } from '../parts.ts';

export const panic: Forms = {
  'an attack': [
    '(?:having|have|had|got|get|having a|help) (?:an? |my )?(?:\\w+ )?(?:panic|anxiety) attacks?|(?:panic|anxiety) attack help',
    'i {leading}hyperventilating',
    'i {leading}panicking(?= (?:and|right|hard|badly|help|i|much)\\b)|panicking (?:hard|and)|can not calm (?:myself )?down',
    '(?:mental |nervous )breakdown|having a breakdown',
  ],
  'the body': [
    'can not stop shaking|shaking and crying|crying and shaking|heart (?:is racing|will not stop racing)',
    '(?:anxi|panic|stress|freak)\\w*(?: \\w+){0,4} can not breathe',
    'i {leading}freaking out and|anxiety is (?:bad|so bad|killing me)|(?:such |really )?bad anxiety',
  ],
  'the mind': ['i {leading}(?:i am )?(?:going (?:crazy|insane)|losing my mind)|hear(?:ing)? voices|i {leading}scared and i do not know why'],
};
