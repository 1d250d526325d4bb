/**
 * What a short message asks for, by its form. Wishes are looked for in messages that are little else, so that a question
 * about examples or tests in the subject is still a question. All patterns match a message spelt out (spelt-out.ts).
 */
import type { Intent } from '@lou/domain/tutoring/moves';
import { moodIn } from './moods.ts';

const before =
  '(?:(?:please|ok|okay|so|and|but|well|um|hey|lou|now|just|sorry|then|wait|oh|hm+|ah|er|lol|no|can you|could you|would you|will you|can i|could i|may i|can we|could we|shall we|i want|i need|i would like|to|maybe|actually|alright|haha+|hi|hello) )*';
const after = '(?: (?:please|now|lou|then|first|for me|thanks|thank you|again|tho|though|lol|haha))*';
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
      '(?:(?:ok|great|cool|nice|perfect|awesome|good|lovely|wow) )*(?:many )?(?:thanks?|thank you|thx|ty|cheers|gracias|danke|merci)(?: (?:so much|a lot|very much|you|lou|that helped|that helps|(?:for )?(?:the|your) help|you helped(?: me)?|for (?:that|this|explaining)))*|(?:that|this|it|you) (?:really )?(?:helps|helped)(?: me)?(?: a lot)?',
    ),
  ],
  [
    'farewell',
    whole(
      '(?:good)?bye(?: bye)?|see (?:you|ya)(?: later| soon| tomorrow)?|good ?night|i (?:am|have to|must|need to|will) (?:done|finished|go|leave|stop|sleep)(?: (?:for )?(?:today|now))?|that is (?:all|enough)(?: for (?:today|now))?|ciao|adios|gtg|g2g|got to go|ttyl|talk (?:to you )?later|i (?:have|need|got|must)(?: got)? to (?:go|leave|stop|run|eat|sleep)(?: (?:and |to )?\\w+){0,4}|(?:take|have|need|do) (?:a|some) (?:short |little |quick )?(?:break|rest)|i need a (?:break|rest)',
    ),
  ],
  [
    'about-lou',
    whole(
      '(?:who|what) are you(?: really)?|what is your name|are you (?:(?:a|an|the) )?(?:real |actual )?(?:human|person|robot|bot|ai|machine|program|chat ?gpt|teacher|gpt|alive|real)(?: or (?:(?:a|an) )?\\w+)?|(?:so )?what (?:can|do) you (?:do|help(?: me)?(?: with)?)|do you (?:even )?(?:like|love|listen|sleep|eat|feel|care|dream|get (?:tired|bored))(?: \\w+){0,3}|are you (?:listening|there|ok|okay)|how do you work|(?:ignore \\w+(?: \\w+){0,3} )?(?:and )?(?:what (?:is|are) |show me |show |tell me |print |repeat |reveal |output )?(?:your |the |all )*(?:system |hidden |secret |initial )*(?:prompts?|instructions)(?: word for word| verbatim)?',
    ),
  ],
  [
    'standing',
    whole(
      'how (?:am|are) (?:i|we) doing(?: so far)?|what (?:did|have) i (?:get|got|do|done) right(?: so far)?|how (?:well|far) (?:am i|have i|did i)(?: \\w+){0,3}|(?:what is |show me )?my (?:progress|score|results?|standing|points)(?: so far)?|how many (?:did i get|have i got|were|are|of them were)(?: (?:right|correct))?(?: so far)?|did you (?:save|keep|record|store|count) (?:my|that|this|the) (?:last )?(?:answers?|progress|score|work|one)|am i (?:(?:any )?(?:doing )?(?:well|ok|okay|good|fine|bad)(?: (?:at|in|with) (?:this|it|that|all this))?|improving|getting better)',
    ),
  ],
  [
    'again',
    whole(
      '(?:what (?:did|was|is|were) (?:you|your|the|that)(?: (?:just|last))*(?: (?:ask|asked|asking|say|said|saying|question|thing))(?: (?:me|again|just now))*|(?:repeat|re ?ask|rephrase|re ?word)(?: (?:it|that|this|the question|your question|the last question|yourself))*(?: (?:in )?(?:another way|other words|differently))?|(?:say|ask)(?: (?:me|it|that|this|the question|your question))+ (?:again|once more|one more time)|i (?:forgot|missed|did not (?:see|catch|hear|read)) (?:the|your|that)(?: last)? ?(?:question|one)?|come again|pardon|which question)(?: (?:once more|again))?',
    ),
  ],
  [
    'place',
    whole(
      'where (?:am i|are we)(?: (?:now|here|again|in the course))*|what (?:are we|am i|were we) (?:even )?(?:talking about|doing|learning|on|studying|discussing)(?: (?:here|again|now))*|what is (?:this|this all|all this)(?: even)? about|(?:what|which) (?:topic|section|course|lesson|part|chapter) (?:is this|are we (?:in|on|at)|am i (?:in|on|at))|what is going on|what is (?:the|this|our) (?:lesson|section|course|chapter|topic)(?: (?:even|really|all))* about|what (?:is|are) the (?:main |key |most important )*(?:ideas?|points?|topics?|takeaways?)(?: (?:of|in|from|here)(?: (?:this|the|here))?(?: (?:lesson|section|course|chapter))?)?|(?:give |make |have )?(?:me )?(?:a |the )?(?:short |quick )?(?:summary|overview)(?: of (?:this|the|it)(?: (?:lesson|section|course))?)?|(?:summari[sz]e|sum up)(?: (?:it|this|that|the))?(?: (?:lesson|section|course|up))?|remind me (?:where we are|what we are doing)|what did (?:we|i) (?:do|talk about|learn|cover)(?: (?:last time|so far|before|yesterday|today))*|where did we (?:stop|leave off|end)(?: last time)?',
    ),
  ],
  [
    'recap',
    whole(
      'what (?:did|have) i (?:get|got|do|done|miss|missed)(?: wrong)?(?: (?:before|so far|earlier|last time|until now))?|what (?:is|was) (?:wrong|missing)(?: (?:with|in|from) (?:it|that|this|my answer))?|where did i go wrong|why (?:is|was) (?:it|that|this|my answer) (?:wrong|not right|not it)|what am i missing|(?:which|what) (?:part|bit|half) (?:is|was) (?:missing|wrong)',
    ),
  ],
  [
    'work-for-me',
    whole(
      '(?:write|do|make|draw|finish|complete|create|compose|fix) (?:(?:me|my|our|the|this|that|a|an) )*\\w+(?: \\w+)? for me|(?:do|finish|write) (?:my|the|this|our) (?:homework|assignment|exercise|essay|task|quiz|test|exam)',
    ),
  ],
  [
    'doubt',
    whole(
      '(?:(?:oh |hm+ |wait |are you )*(?:really|seriously|for real|always|sure|certain|in every case|every time|no exceptions|without exception|how do you know(?: (?:that|this))?|says who|prove it|is (?:it|that|this)(?: (?:really|actually|always|so|true|right|the case|like that|correct|certain))+|(?:is )?(?:it|that)(?: is)? always(?: (?:so|true|the case))?|why should i believe (?:you|that|this)|i do not believe (?:you|that|this|it)) ?)+',
    ),
  ],
  [
    'quiz',
    whole(
      '(?:give me |get |start |do |take |have |let us do |i am ready for )*(?:a |the |another |some )?(?:short |quick |mini )?(?:quiz|quizzes|test|practice questions|practice)(?: me)?(?: (?:on|about) (?:this|it|that|the section))?|(?:quiz|test) me(?: (?:on|about) \\w+(?: \\w+){0,3})?(?: but)?(?: (?:make it|keep it|something))?(?: (?:easy|easier|simple|short|hard|harder|quickly))?|ask me (?:some|a few|more|five|a couple of) questions|try again',
    ),
  ],
  [
    'hint',
    whole(
      '(?:give me |get |have |need )*(?:(?:a|an|another|one more|the next|some|the|any|your) )?(?:small |little |tiny |first |second |third )?(?:hints?|clues?|tips?|nudge)|(?:(?:what|where) is|explain|say|what does|i do not (?:get|understand)) (?:the|your|that|this) (?:first |second |third |next |last )?(?:hint|clue)(?: mean)?|help(?: me)?(?: out)?(?: with (?:(?:this|that)(?: one| question)?|it|the question))?|(?:i am )?(?:really |totally |completely |so )?stuck|(?:how|where) (?:do|should|would|can) i (?:even )?(?:start|begin)(?: with (?:this|it|that))?|no|nope|nah',
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
      '(?:give me |make it |do |try |ask me )*(?:something |a |one |even |much )*(?:harder|more difficult|tougher|more challenging|more advanced)(?: (?:one|question))?|(?:that |this |it )?(?:is |was )?(?:way |much |far )?too (?:easy|simple)|challenge me|i (?:already |all )?know (?:this|that|it|all this|all of this|all that)(?: stuff)?(?: already)?',
    ),
  ],
  [
    'simpler',
    whole(
      '(?:(?:explain|say|put|make|tell|try|ask|give) )*(?:(?:me|it|this|that|something|a|one) )*(?:in )?(?:(?:a|much|bit|more|even|some) )*(?:simpler|easier|simply|plainer|simple|plain|other|different|another|easy|differently|once more|again)(?: (?:words?|way|ways|terms|english|language|wording|version))*|(?:i )?(?:still |really |just )*(?:do not|did not|can not) (?:understand|get|follow)(?: (?:it|this|that|any of this|any of it|you|what you mean|at all|anything))*|(?:i am |that is |this is |it is |so )*(?:still |very |really |too |so |totally |a bit )*(?:confused|confusing|lost|complicated|difficult|hard)|what do you mean(?: by (?:that|this|it))?|what does (?:that|this|it) mean|huh|what|eli5|you lost me|explain(?: (?:it|this|that))?',
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
      'what (?:(?:should|do|shall|can) (?:i|we) (?:do|learn|study|read|look at)|comes|is|now) ?(?:after (?:this|that|it)|next|from here)?(?: (?:section|lesson|topic))?|what next|now what|what now|what is (?:the )?next (?:section|lesson|topic|part|step|thing)|what (?:is|comes) (?:left|after)(?: (?:this|that|to (?:do|learn)))?|where (?:do|should|shall) (?:i|we) go (?:from here|next|now)|what is the next (?:section|lesson|one|part) about|(?:are we|am i) (?:done|finished|ready|through)(?: (?:here|yet|with (?:this|it)))?|how (?:many|much)(?: more)?(?: (?:questions?|ideas?|sections?))?(?: (?:are|is|do i have|do we have|have we))?(?: there)?(?: (?:left|to go|more|remaining))+|what (?:should|do|shall) (?:i|we) (?:do|learn|study|read|look at)(?: (?:now|next|first))*',
    ),
  ],
  [
    'move-on',
    whole(
      '(?:the )?next(?: (?:one|question|idea|please))?|(?:let us )?move on|ask me (?:something|a question|one|another(?: one| question)?|the next one)|skip(?: (?:it|this|that|this one|that one|the question))?|pass|(?:do |try |talk about |learn )?something (?:else|different|new)|another question|(?:a )?different question',
    ),
  ],
  [
    'assent',
    whole(
      '(?:yes|yeah|yep|yup|sure|ok|okay|k|alright|fine|of course|do it|sounds good|(?:let us )?(?:go on|continue|carry on|keep going|proceed|start|begin|go|go ahead|try|do (?:it|this))|(?:i am )?(?:ready|back)|definitely|right|correct)(?: (?:yes|ok|sure|lou|please))*|(?:oh |ah |that )?makes sense(?: now)?|(?:oh |ah )*i (?:see|get it|understand|got it)(?: (?:it|that))?(?: now)?|got it|understood|a+ha+|a+h+|o+h+|cool|nice|great|perfect|awesome|interesting|good to know',
    ),
  ],
];

/** A longer message is more than a wish. */
const WISH_CHARACTERS = 160;

/** The wish or mood that a message voices by its form, or null where it is a question, an answer or a remark. */
export function wishIn(spelt: string): Intent | null {
  const bare = spelt.replace(/\?/g, ' ').replace(/\s+/g, ' ').trim();
  const mood = moodIn(bare);
  if (mood !== null || bare.length > WISH_CHARACTERS) return mood;
  return formOf(bare) ?? secondOfTwo(bare);
}

const formOf = (bare: string): Intent | null => forms.find(([, says]) => says.test(bare))?.[0] ?? null;

/** Two wishes in one breath: 'thanks bye', 'too easy give me something harder'. The second is what is wanted now. */
const TWO_WISHES_WORDS = 12;
function secondOfTwo(bare: string): Intent | null {
  const words = bare.split(' ');
  if (words.length > TWO_WISHES_WORDS) return null;
  for (let at = 1; at < words.length; at++) {
    const first = formOf(words.slice(0, at).join(' '));
    const second = first && formOf(words.slice(at).join(' '));
    if (second) return second;
  }
  return null;
}

/** The last wish of a message that is nothing but wishes, one after another: 'I don't get it, say it in easy words'. */
export function lastOfWishes(clauses: readonly string[]): Intent | null {
  const wishes = clauses.map((clause) => formOf(clause.replace(/\?/g, ' ').trim()));
  return clauses.length > 1 && wishes.every((wish) => wish !== null) ? (wishes.at(-1) ?? null) : null;
}
