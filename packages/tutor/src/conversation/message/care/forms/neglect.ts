/** Nobody who looks after one. */
import type { Forms } from '../parts.ts';

export const neglect: Forms = {
  'no food': [
    'i (?:do not have|have nothing|do not get) (?:anything )?to eat{end}',
    '(?:never|not) (?:ever )?(?:any )?food (?:at|in) (?:home|my house|our house|the house)|no money and no food|there is never any food',
    'i {leading}(?:not eaten|not eat) (?:since|for|in) (?:\\w+ )?(?:days|\\w+day|yesterday)(?! (?:to|because i|and feel))',
    'nothing to eat (?:in|at) (?:my|our|the|home)',
    'nobody (?:at home |here |in my house )?(?:ever )?feeds (?:me|us)',
    '{kin} (?:do|does|did|will|would|can)(?: not)?(?: \\w+)? not (?:\\w+ )?(?:feed|give) (?:me|us)(?: (?:any )?food)?{end}',
    '{kin} (?:do|does|did|will) not (?:ever )?feed (?:me|us)|forgets? to feed (?:me|us)',
    'no food (?:at home|in (?:the|my|our) (?:house|home|fridge)|left at home)|nothing to eat at home',
    '(?:we|i) (?:do not have any|have no) food{end}',
    '(?:do|does) not have any food (?:at home|in (?:the|our|my) \\w+)|not eaten(?: \\w+){0,5} (?:no|any) food',
    'not eat(?:en)? (?:for|in) (?:\\w+ )?days there is no food|(?:will|do|does) not let (?:me|us) eat{end}',
  ],
  'nobody there': [
    'my parents left and|(?:i|we) {leading}look after my (?:\\w+ )?(?:brothers?|sisters?|siblings)(?: alone| by myself|$)',
    '{kin} (?:has|have) not (?:been|come) home (?:since|for)',
    '{kin} (?:has |have |had )?left (?:me|us)(?: home)? alone (?:for|since)(?: \\w+)? (?:days?|weeks?|week)|{kin} left us and',
    '{kin} (?:have|has|are|is|were|was) (?:not been home|gone|away|not come home)(?: \\w+)? for (?:\\w+ )?(?:days|weeks)',
    '{kin} (?:never|do not|does not) (?:ever )?comes? (?:home|back)|{kin}(?: \\w+){0,4} (?:has|have) not come back',
    'nobody (?:at home )?(?:takes? care of|looks? after|cares for) (?:me|us)|(?:do|does) not (?:take care of|look after) (?:me|us)',
    '(?:do|does|will) not take (?:me|us) to (?:the|a) (?:doctor|hospital)',
  ],
  'nowhere to be': [
    '(?:have to|has to) sleep (?:outside|on the street|in the car)|(?:got )?evicted|(?:i|we) (?:have|had|got) nowhere to go',
    '(?:kicked|threw|thrown|throw|lock|locks|locked) (?:me|us) out(?! of the (?:group|chat|game|call|team))',
    'i {leading}no(?:where| place) to (?:sleep|stay|live|go tonight)|(?:i am|we are) homeless',
    '(?:we|i) (?:live|sleep) (?:in (?:our|the|my|a) car|on the streets?)',
  ],
};
