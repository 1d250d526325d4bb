/** Being hit, bullied or abused. */
import type { Forms } from '../parts.ts';

export const beingHurt: Forms = {
  hit: [
    '{kin} (?:broke|twisted) my (?:arm|leg|nose|finger|wrist|rib)',
    '(?:pull(?:s|ed)? my hair|(?:throws|threw|throwing) (?:things|stuff|plates|\\w+) at me)',
    '{harmer} (?:lock|locks|locked) (?:me|us) (?:in|up)',
    '{harmer}{where}{gap} (?:{hit}|{hurt}|{bully}) (?:me|us){playing}',
    '{harmer}(?: \\w+){0,6}? and (?:{hit}|{hurt}) me(?! (?:at|to|out|off))',
    '(?:push|pushing|pushed|call|calling|called) me (?:around|down|names|against)',
    '(?:threw|throws|pushed|slammed) me (?:against|down|into|across)|(?:will|is going to|would) (?:hurt|hit|beat|punish) me(?! (?:to|at))',
  ],
  'told of oneself': [
    'i {leading}(?:abused|beaten(?! (?:at (?!home)|by \\d))|bullied|assaulted|hit by|threatened|picked on)|pick(?:s|ing)? on me',
    'i {leading}bruises?{gap} (?:because|from)',
  ],
  'not safe at home': [
    'i {leading}(?:afraid|scared|terrified) of (?:my )?(?:step)?(?:dad|father|mom|mother|parents|brother|uncle|boyfriend|husband|partner)',
    'do not make me go home|run(?:ning)? away from home|i {leading}run(?:ning)? away{end}',
    '{kin} is (?:hurting|hitting|beating|choking) (?:my \\w+|me|us)',
    '{kin}(?: \\w+){0,5} (?:drunk|high) and (?:yelling|screaming|breaking|hitting)\\w*',
    '{kin} (?:hits|beats|hurts|hit|is hitting|chokes) (?:my|our) (?:mom|dad|brother|sister|little \\w+|baby|siblings)',
    '(?:afraid|scared|terrified|do not feel safe) (?:to go|going|to be|at|of going) ?home|not safe at home|do not want to go home (?:because )?(?:{kin})',
  ],
  'in other languages': [
    '(?:mein(?:e)?|der|die) \\w+ (?:fasst|beruhrt) mich an|(?:schlagt|haut) (?:er|sie) mich|mon \\w+ me touche|ma \\w+ me touche',
    'me (?:pega|golpea|maltrata|viola|toca)n?{end}|me (?:acosan|pegan)|(?:schlagt|verprugelt|misshandelt|schlagen|mobben|mobbt) mich',
    'ich werde (?:gemobbt|geschlagen)',
    '(?:me|nous) (?:frappe|bat|tape|maltraite)(?:nt)?{end}|mi (?:picchia|picchiano|menano|maltratta)|(?:me )?(?:bate|espanca) em mim',
    '(?:pai|mae|padrasto|irmao|tio|ele|ela|marido|namorado) (?:me )(?:bate|espanca|machuca)|je suis harcelee?|sufro bullying',
  ],
};
