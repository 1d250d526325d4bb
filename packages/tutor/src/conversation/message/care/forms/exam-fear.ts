/** Fear of an exam or a mark. */
import type { Forms } from '../parts.ts';

export const examFear: Forms = {
  'what they will do about a grade': [
    '{kin} (?:will|would|is going to|are going to) (?:kill|murder|disown|hate|hit|beat|hurt) me (?:if|when) i {bad-grade}',
    'i {leading}{bad-grade}(?: \\w+){0,3} (?:and|so|then) (?:then )?{kin} (?:will|would|is going to|are going to) (?:kill|murder|disown|beat|hit) me',
    '(?:afraid|scared|terrified) (?:to (?:show|tell)|of what|that|of showing|of telling|of) ?{kin}(?: \\w+){0,5} (?:grades?|marks?|report card|test|exam)',
    '(?:afraid|scared|terrified) {kin}(?: \\w+){0,5} (?:grades?|marks?|report card|test|exam)',
  ],
  'all hangs on it': ['if i {bad-grade}{gap} (?:my )?life is (?:over|ruined)', '(?:my )?life is (?:over|ruined) if i {bad-grade}'],
  'fear of the exam': [
    'i {leading}(?:too )?(?:terrified|petrified)(?: \\w+){0,3} {test}',
    'i {leading}(?:too )?(?:afraid|scared) of (?:failing )?(?:the |my |this |every )?{test}',
    '(?:scared|afraid) to go to school because of(?: \\w+){0,2} {test}',
    '(?:have|has|having|terrible|bad|my|such|this) ?{test} anxiety|{test} anxiety is',
  ],
  'the body tells of it': [
    'i {leading}stressed(?: \\w+){0,3} {test}(?: \\w+){0,2} (?:can not|not) (?:eat|sleep)',
    '(?:throw|threw|throwing) up (?:before|because of|from)(?: \\w+){0,2} {test}',
    '{test}(?: \\w+)? makes? me (?:panic|want to (?:throw up|cry)|throw up|cry|shake)',
    '(?:i {leading}|^)(?:have )?(?:not )?(?:sleep|slept|eat|eaten)(?: \\w+){0,3} because of(?: \\w+){0,2} {test}',
    'i {leading}(?:cry|panic|sick|anxious|shake)(?: \\w+){0,6} (?:before|in|during|about|of) (?:the |my |every |each )?{test}',
    'i {leading}sick when i (?:think of|think about|go to) school',
  ],
};
