/** Danger from somebody, or of where one is. */
import type { Forms } from '../parts.ts';

export const danger: Forms = {
  'an intruder': [
    'someone(?: \\w+){0,5} (?:trying|tries|wants) to get in{end}',
    'someone (?:is |are )?(?:in|at|inside|outside) (?:my|our|the) (?:house|home|flat|room|apartment|window)(?! in\\b)',
    '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?(?:in|at|inside) (?:my|our|the) (?:house|home|flat|room)(?! in\\b)',
    '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?outside (?:my|our|the) (?:house|home|flat|room)(?! in\\b)',
    '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?(?:in|at|inside) (?:my|our|the) (?:apartment|window)(?! in\\b)',
    '(?:(?:a|some|the) (?:strange )?(?:man|guy|stranger|burglar|person)) (?:is |are )?outside (?:my|our|the) (?:apartment|window)(?! in\\b)',
    '(?:someone|man|guy|stranger|they|he) (?:is |are )?(?:\\w+ )?(?:trying to )?(?:get|break|broke|breaking) (?:in|into)(?: (?:my|our|the) \\w+)?{end}',
    '(?:someone|man|guy|stranger|they|he) (?:is |are )?(?:\\w+ )?(?:trying to )?(?:broken|getting) (?:in|into)(?: (?:my|our|the) \\w+)?{end}',
    'ex is (?:outside|at) my',
  ],
  'followed or held': [
    '(?:someone|man|guy|car|stranger) (?:followed|chased|stalked) me|(?:someone|man|guy|stranger|somebody) is watching me',
    '(?:someone|man|guy|car|he|they|stranger|ex)(?: is| are| keeps?)? (?:following|stalking|chasing) (?:me|us)',
    'i {leading}(?:followed|stalked|kidnapped)',
    '(?:he|she|they|someone|{kin}) (?:will|does|do) not let me (?:out|leave|go home)|i {leading}(?:hiding from|locked in{end})',
  ],
  'somebody would kill me': [
    '(?:he|she|they|someone|{kin})(?: \\w+){0,3} (?:try|trying|tried|going|want|wants|wanted) (?:to )?kill me(?! (?:if|when|for))',
    '(?<!{bad-grade}(?: \\w+){0,3} (?:and|so|then) (?:my )?)(?:he|she|they|someone|{kin})(?: \\w+){0,3} (?:threatens|threatened|threatening|will) (?:to )?kill me(?! (?:if|when|for))',
  ],
  'a weapon': [
    '(?:he|she|they|someone|{kin}) (?:has|have|is holding|got|has got|is got) (?:a )?(?:gun|guns|knife)',
    '(?:with|has|have|carrying|waving|pointing) (?:a |his |the )?(?:gun|knife|rifle|pistol|machete) (?:in|at|outside|near|into) (?:my|our|the) (?:school|class(?:room)?|hall(?:way)?|house|home|building|street|library|campus|office|flat|corridor|yard|cafeteria)',
    '(?:a shooter|shooting|someone with a gun|an active shooter) (?:at|in) (?:my|the|our) \\w+',
  ],
  fire: [
    '(?:my|our) (?:house|home|flat|apartment) is burning',
    '^(?:help )?(?:my|our|the) (?:house|home|flat|room|kitchen) is on fire{end}|there is (?:a )?fire in (?:my|our|the) \\w+|i smell gas',
  ],
  'not safe': ['i {leading}(?:in danger|(?:not |un)safe)(?! (?:at home|to say|with))'],
};
