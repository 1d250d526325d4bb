/** Help of every size: a hint, the solution, other words, an example; and work that Lou is asked to do in the learner's place. */
import type { Wish } from './form.ts';

/** A step and no more. A bare 'no' is a refusal to try and gets one as well. */
export const hint: Wish = {
  intent: 'hint',
  says: [
    '(?:give me |get |have |need )*(?:(?:a|an|another|one more|the next|some|the|any|your) )?(?:small |little |tiny |first |second |third )?(?:hints?|clues?|tips?|tricks?|nudge)(?: (?:to|for) (?:remember|remembering|learn|learning)(?: (?:it|this|that|them))?)?',
    '(?:(?:what|where) is|explain|say|what does|i do not (?:get|understand)) (?:the|your|that|this) (?:first |second |third |next |last )?(?:hint|clue)(?: mean)?',
    'help(?: me)?(?: out)?(?: with (?:(?:this|that)(?: one| question)?|it|the question))?|(?:i am )?(?:really |totally |completely |so )?stuck',
    '(?:how|where) (?:do|should|would|can) i (?:even )?(?:start|begin)(?: with (?:this|it|that))?',
    'no|nope|nah',
  ],
};

/** The answer itself, however short the order. Longer dress for the same is in requests.ts. */
export const solution: Wish = {
  intent: 'solution',
  says: [
    '(?:tell|show|give)(?: me)?(?: (?:the|that|this|its))?(?: (?:right|correct|full|whole|actual))? ?(?:answer|solution|key|it)(?: \\w+){0,4}',
    'show me|tell me',
    'what (?:is|was)(?: (?:the|your))?(?: (?:right|correct|actual))? (?:answer|solution|answer key)(?: to (?:this|that|it|your question|the question))?',
    '(?:i )?give up|i am giving up|solve it(?: for me)?|(?:the )?(?:answer|solution)|reveal (?:it|the answer)|say the answer',
    '(?:ignore|forget|disregard) .*\\b(?:answer|solution)\\b.*',
  ],
};

const young =
  '(?:i am|im|i was|you would to|to|for|you talk to|talking to) ?(?:a |an )?(?:\\d+|four|five|six|seven|eight|nine|ten|child|kid|baby|toddler|beginner|dummy|dummies)';
/** What was said was too much: the same again in less. A bare 'what' and 'huh' say so as well. */
export const simpler: Wish = {
  intent: 'simpler',
  says: [
    '(?:(?:explain|say|put|make|tell|try|ask|give|speak|talk|write|use|go) )*(?:(?:me|it|this|that|something|a|one more time|one|again|once more|but) )*(?:in )?(?:(?:a|much|bit|more|even|some|very|little) )*(?:simpler|easier|simply|plainer|simple|plain|other|different|another|easy|easily|differently|once more|again|slow|slower|slowly|less)(?: (?:words?|way|ways|terms|english|language|wording|version))*',
    'too many words|(?:you )?use (?:simple|easy|plain|fewer hard) words',
    // Said at the beginning as a wish for how to speak.
    'i am not (?:a )?native(?: english)? speaker|my english is (?:not (?:so |very |that )?good|bad|poor|weak)',
    'english is not my (?:(?:first|native|mother) )?(?:language|tongue)',
    `(?:explain|say|tell|put|teach)(?: (?:me|it|this|that|to me))* (?:like|as if|as|so) ${young}(?: years? old| again)?`,
    '(?:i )?(?:still |really |just )*(?:do not|did not|can not) (?:understand|get|follow)(?: (?:it|this|that|any of this|any of it|you|what you mean|at all|anything))*',
    '(?:i am |that is |this is |it is |so )*(?:still |very |really |too |so |totally |a bit )*(?:confused|confusing|lost|complicated|difficult|hard)',
    '(?:that|this|it|you|your (?:explanation|hint|question|example|words?)) (?:(?:really|still|just) )*(?:makes? no|made no|(?:does|do|did) not make (?:any |much )?) ?sense(?: (?:to me|at all))*',
    '(?:(?:that|this|it|you) (?:is|was|are|were|go|goes|went) )?(?:(?:way|much|a bit|far|going) )*too (?:fast|quick|quickly)(?: for me)?',
    '(?:(?:go|take|do|let us|we)(?: (?:it|this|that|things))? )?(?:(?:a bit|a little|much|more) )*(?:slow(?:er)?(?: down)?|slowly|step by step|one (?:step|thing) at a time)(?: (?:down|a bit|a little))*(?: for me)?',
    // From the ground up.
    `(?:explain|teach(?: me)?|tell me|go over|start)(?: (?:me|it|this|that))? (?:(?:something|anything|everything|all of (?:it|this)|the (?:whole )?(?:lesson|section|topic|thing)|this (?:lesson|section|topic))(?: (?:from (?:the )?(?:beginning|start|scratch|zero)|new|here|about (?:it|this)))*|(?:all over |again )?(?:from (?:the )?(?:very )?(?:beginning|start|scratch|zero|bottom up)))|(?:start|begin)(?: over| again)?(?: from (?:the )?(?:beginning|start|scratch|zero))|teach me`,
    'what do you mean(?: by (?:that|this|it))?|what does (?:that|this|it) mean|huh|what|eli5|you lost me|explain(?: (?:it|this|that))?',
  ],
};

/** A case of it; what the case is of, where the message names it, is looked up elsewhere (understand.ts). */
export const example: Wish = {
  intent: 'example',
  says: [
    '(?:(?:show|give|tell|have|see|get|make|with|do you have|is there|i would like) (?:me )?)*(?:(?:an?|another|one more|some|more|the|any|one) )?(?:(?:other|more|simple|concrete|real|real life|quick|worked|different) )*examples?',
    'for (?:example|instance)|like what|such as',
    // 'Can you show me with numbers', and not a question that has figures in it.
    '(?:show|explain|say|put|do|tell)(?: (?:me|us|it|this|that|to me))* (?:with|in|using|by) (?:(?:some|real|actual|concrete|the) )*(?:numbers|figures|code|notes|words and numbers)',
    '(?:show|give|tell|write|see|have|get) (?:me )?(?:(?:some|a bit of|a piece of|the|a|an|any|real|actual|little|more) )*(?:code|numbers|sentences?|figures|notes|cases?|situations?)(?: (?:for (?:it|this|that)|of (?:it|this|that)))?',
  ],
};

/** The learner's own work, and word that it does not run, with nothing said of how: Lou asks for the step that will not go. */
export const workForMe: Wish = {
  intent: 'work-for-me',
  says: [
    '(?!.*\\b(?:answer|solution)\\b)(?:write|do|make|draw|finish|complete|create|compose|fix) (?:(?:me|my|our|the|this|that|a|an) )*\\w+(?: \\w+)? for me',
    '(?:do|finish|write) (?:my|the|this|our) (?:homework|assignment|exercise|essay|task|quiz|test|exam)',
    '(?:write|draw|make|do|finish) my \\w+(?: \\w+)?',
    'my (?:\\w+ )?(?:code|program|script|drawing|sum|text|letter|homework|exercise|file) (?:still )?(?:(?:does|will|did|is) not|never) (?:work(?:ing)?|run(?:ning)?|start|add up|come out|look right)',
    'i (?:get|got|have|keep getting) (?:an|some|this) errors?',
  ],
};
