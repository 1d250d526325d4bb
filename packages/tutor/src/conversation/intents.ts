/**
 * What a short message asks for, by its form. Wishes are looked for in messages that are little else, so that a question
 * about examples or tests in the subject is still a question. All patterns match a message spelt out (spelt-out.ts).
 */
import type { Intent } from '@lou/domain/tutoring/moves';

const before =
  '(?:(?:please|ok|okay|so|and|but|well|um|hey|lou|now|just|sorry|then|can you|could you|would you|will you|can i|could i|may i|i want|i need|i would like|to|maybe|actually|alright) )*';
const after = '(?: (?:please|now|lou|then|first|for me|thanks|thank you|again))*';
const whole = (pattern: string): RegExp => new RegExp(`^${before}(?:${pattern})${after}$`);

/** In the order in which they are looked for. */
const forms: readonly (readonly [Intent, RegExp])[] = [
  [
    'greeting',
    whole(
      '(?:hi|hello|hey|hiya|yo|hola|greetings)(?: (?:hi|hello|there|lou|again))*|good (?:morning|afternoon|evening|day)|what is up|how are you(?: doing| today)?',
    ),
  ],
  [
    'thanks',
    whole(
      '(?:ok |great )?(?:many )?(?:thanks?|thank you|thx|ty|cheers|gracias|danke|merci)(?: (?:so much|a lot|very much|you|that helped|that helps))*|that (?:helps|helped)(?: a lot)?',
    ),
  ],
  [
    'farewell',
    whole(
      '(?:good)?bye(?: bye)?|see (?:you|ya)(?: later| soon| tomorrow)?|good ?night|i (?:am|have to|must|need to|will) (?:done|finished|go|leave|stop|sleep)(?: (?:for )?(?:today|now))?|that is (?:all|enough)(?: for (?:today|now))?|ciao|adios',
    ),
  ],
  [
    'about-lou',
    whole(
      '(?:who|what) are you(?: really)?|what is your name|are you (?:(?:a|an|the) )?(?:real |actual )?(?:human|person|robot|bot|ai|machine|program|chat ?gpt|teacher|gpt|alive|real)(?: or (?:(?:a|an) )?\\w+)?|what can you do|how do you work|(?:ignore \\w+(?: \\w+){0,3} )?(?:and )?(?:what (?:is|are) |show me |show |tell me |print |repeat |reveal |output )?(?:your |the |all )*(?:system |hidden |secret |initial )*(?:prompts?|instructions)(?: word for word| verbatim)?',
    ),
  ],
  [
    'standing',
    whole(
      'how (?:am|are) (?:i|we) doing(?: so far)?|how (?:well|far) (?:am i|have i|did i)(?: \\w+){0,3}|(?:what is |show me )?my (?:progress|score|results?|standing|points)(?: so far)?|how many (?:did i get|have i got)(?: right)?|am i (?:doing (?:well|ok|okay|good|fine)|improving|getting better)',
    ),
  ],
  [
    'quiz',
    whole(
      '(?:give me |start |do |take |have |let us do |i am ready for )*(?:a |the |another |some )?(?:short |quick |mini )?(?:quiz|quizzes|test|practice questions|practice)(?: me)?(?: (?:on|about) (?:this|it|that|the section))?|(?:quiz|test) me(?: (?:on|about) \\w+(?: \\w+){0,3})?|ask me (?:some|a few|more|five|a couple of) questions|try again',
    ),
  ],
  [
    'hint',
    whole(
      '(?:give me |get |have |need )*(?:(?:a|an|another|one more|the next|some|the|any|your) )?(?:small |little |tiny )?(?:hints?|clues?|tips?|nudge)|help(?: me)?(?: out)?(?: with (?:this|it|that|the question))?|(?:i am )?(?:really |totally |completely |so )?stuck|(?:i )?(?:really |honestly |still )?(?:do not|dunno|did not)(?: (?:know|have a clue|have any idea))?(?: (?:it|that|this|how|what|why|the answer|where|to|start|do|begin|sorry))*|idk|i have no (?:idea|clue)|no (?:idea|clue)|(?:i am )?not (?:really |so )?sure|no|nope|pass|skip(?: it| this)?',
    ),
  ],
  [
    'solution',
    whole(
      '(?:tell|show|give)(?: me)?(?: (?:the|that|this|its))?(?: (?:right|correct|full|whole|actual))? ?(?:answer|solution|key|it)(?: \\w+){0,4}|show me|tell me|what (?:is|was)(?: (?:the|your))?(?: (?:right|correct|actual))? (?:answer|solution|answer key)(?: to (?:this|that|it|your question|the question))?|(?:i )?give up|solve it(?: for me)?|i am giving up|(?:the )?(?:answer|solution)|reveal (?:it|the answer)|say the answer|(?:ignore|forget|disregard) .*\\b(?:answer|solution)\\b.*',
    ),
  ],
  [
    'harder',
    whole(
      '(?:give me |make it |do |try |ask me )*(?:something |a |one |even |much )*(?:harder|more difficult|tougher|more challenging|more advanced)(?: (?:one|question))?|(?:that |this |it )?(?:is |was )?(?:way |much |far )?too (?:easy|simple)|challenge me|i know (?:this|that|all this|it) already',
    ),
  ],
  [
    'simpler',
    whole(
      '(?:(?:explain|say|put|make|tell|try) )*(?:(?:me|it|this|that|something) )*(?:in )?(?:(?:a|much|bit|more|even|some) )*(?:simpler|easier|simply|plainer|simple|plain|other|different|another|easy|differently|once more|again)(?: (?:words?|way|ways|terms|english|language|wording|version))*|(?:i )?(?:still |really |just )*(?:do not|did not|can not) (?:understand|get|follow)(?: (?:it|this|that|any of this|any of it|you|what you mean|at all|anything))*|(?:i am |that is |this is |it is |so )*(?:still |very |really |too |so |totally |a bit )*(?:confused|confusing|lost|complicated|difficult|hard)|what do you mean(?: by (?:that|this))?|what does (?:that|this|it) mean|huh|eli5|you lost me|come again|explain',
    ),
  ],
  [
    'example',
    whole(
      '(?:(?:show|give|tell|have|see|get|make|with|do you have|is there|i would like) (?:me )?)*(?:(?:an?|another|one more|some|more|the|any|one) )?(?:(?:other|more|simple|concrete|real|real life|quick|worked|different) )*examples?|for (?:example|instance)|like what|such as',
    ),
  ],
  [
    'what-next',
    whole(
      '(?:what (?:(?:is|do we do|should i do|shall i do|do i do|should i learn|comes|should we do|shall we do|now) )?)?(?:the )?(?:next|now what|what now)(?: (?:one|question|idea|topic|thing|step|section))?|where (?:do|should|shall) (?:i|we) (?:start|begin|go)(?: from here| next)?|what (?:should|do|shall) (?:i|we) (?:do|learn|study|read|look at)(?: (?:now|next|first))*|(?:let us )?(?:go on|continue|carry on|move on|keep going|proceed|start|begin|go|go ahead)|(?:i am )?ready|ask me (?:something|a question|one|another(?: one| question)?|the next one)',
    ),
  ],
  [
    'assent',
    whole(
      '(?:yes|yeah|yep|yup|sure|ok|okay|k|alright|fine|of course|do it|why not|sounds good|definitely|right|correct)(?: (?:yes|ok|sure|lou|please))*|(?:oh |ah |that )?makes sense(?: now)?|(?:oh |ah )*i (?:see|get it|understand|got it)(?: (?:it|that))?(?: now)?|got it|understood|a+ha+|a+h+|o+h+|cool|nice|great|perfect|awesome|interesting|good to know',
    ),
  ],
];

/** These may stand anywhere in a message. */
const moods: readonly (readonly [Intent, RegExp])[] = [
  [
    'low-spirits',
    /\b(?:i am (?:(?:so|just|really|too|such an?|a|an) )*(?:stupid|dumb|idiot|hopeless|useless|bad at (?:this|math|maths|languages|everything)|failure|terrible at \w+|overwhelmed|panicking|stressed|anxious|nervous)|i (?:will|am going to) (?:never (?:get|understand|learn|pass)|fail)|i hate (?:this|math|maths|myself|it|learning|school)|i can not do (?:this|it|math|maths)|this is (?:impossible|hopeless)|i am (?:so )?(?:frustrated|tired of this|fed up))\b/,
  ],
  [
    'rudeness',
    /\b(?:(?:you are|lou is) (?:(?:so|such an?|a|an|really|fucking|just) )*(?:stupid|dumb|idiot|useless|rubbish|garbage|trash|worthless|moron|crap)|(?:stupid|dumb|useless) (?:bot|machine|robot|lou|tutor)|shut up|fuck (?:you|off|this)|screw you|i hate you|you suck|bullshit)\b/,
  ],
];

/** A longer message is more than a wish. */
const WISH_CHARACTERS = 160;

/** The wish or mood that a message voices by its form, or null where it is a question, an answer or a remark. */
export function wishIn(spelt: string): Intent | null {
  const bare = spelt.replace(/\?/g, ' ').replace(/\s+/g, ' ').trim();
  const mood = moods.find(([, says]) => says.test(bare))?.[0];
  if (mood !== undefined || bare.length > WISH_CHARACTERS) return mood ?? null;
  return forms.find(([, says]) => says.test(bare))?.[0] ?? null;
}

const asksByForm = new RegExp(
  `^(?:(?:but|and|so|ok|okay|well|hmm?|um|wait|then|also|lou|sorry|hey|please) )*(?:${[
    // A question word, unless a clause follows it that answers: 'when you call it', 'how he broke it'.
    '(?:what|why|how|when|where|which|who|whose|whom)(?! (?:i|you|he|she|it|we|they|the|a|an|one|ones|your|his|her|its|their)\\b)',
    '(?:is|are|am|was|were|does|did|can|could|would|should|will|shall|may|do (?:i|you|we|they|the)) \\w+',
    'explain|tell me|describe|define|compare|show me|teach me|remind me',
    'i (?:want|would like|need) to (?:know|understand|learn)|i wonder',
    'i do not (?:understand|get|see|know) (?:why|how|what|when|where|which|the|if|whether)',
  ].join('|')})\\b`,
);

/** True when a message asks, by its mark or by how it begins. */
export const isQuestion = (spelt: string): boolean => /\?$/.test(spelt) || asksByForm.test(spelt);

/** Words that lean on what was said before: 'and why?', 'what about thirds?', 'how does it work?'. */
const leansHard = /^(?:(?:and|but|so|ok|then) )*(?:why|how|how so|how come|why not|why is that|really|since when|what for|which one|who|when|where|what)\??$/;
const leansSoftly =
  /^(?:(?:and|but|so) )+|^(?:what|how) about\b|^what if\b|\b(?:it|they|them|those|these|that|this|the same|the other|the first|the second|the last)\b/;

/** True when a message cannot be understood without the turn before it. `telling` is how many telling words it has. */
export const leansOnBefore = (spelt: string, telling: number): boolean => leansHard.test(spelt) || telling === 0 || (telling <= 3 && leansSoftly.test(spelt));
