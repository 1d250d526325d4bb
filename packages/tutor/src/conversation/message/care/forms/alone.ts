/** Nobody to turn to. */
import type { Forms } from '../parts.ts';

export const alone: Forms = {
  'nobody is there': [
    'i feel like nobody cares(?=$| about me)|nobody would come to my (?:funeral|birthday)|i have nobody(?=$)|not belong anywhere',
    'nobody cares about me',
    'nobody (?:ever )?(?:talks to|likes|sits with|plays with) me(?: at (?:school|home|all))?(?=$)',
    'i (?:am|feel) lonely(?=$)',
    'nobody (?:in the world |at school |there |here )?(?:likes|loves|wants|needs|cares (?:about|for|if)|understands)(?: (?:me|i exist|my friend))(?=$)',
    'nobody (?:in the world |at school |there |here )?(?:talks to|sits with|would want to be)(?: (?:me|i exist|my friend))(?=$)',
    'i (?:have|have got) (?:no|not any|nobody to talk to|zero)(?: friends?(?: at all| at school| anymore)?)?(?<! no)(?=$)',
    'i do not have any friends?(?: at all| at school)?(?=$)',
    '(?:there is )?nobody (?:i can talk to|to talk to|sits with me)|i (?:eat|sit) (?:lunch )?alone every',
    'i {leading}(?:all |so )?alone(?=$| (?:in the world|and|all the time|every)\\b)|i {leading}lonely (?:i|all the time|every|and)',
    '(?:my parents|my (?:mom|dad)) (?:do|does) not (?:love|want) me',
  ],
  hated: ['(?:everyone|they all|(?:my )?(?:whole )?class|the whole school|my parents) (?:all )?hates? me(?=$| (?:and|because|at)\\b)'],
  'of no worth': [
    'i (?:am|feel|feel like)(?: such)? (?:worthless|a burden|unwanted|unloved|all alone)(?=$| (?:and|to|on|for)\\b)',
    'i hate (?:myself|who i am)(?: much)?(?=$)',
  ],
};
