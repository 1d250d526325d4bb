/** How people meet, thank and leave, and what they ask of Lou itself. None of it is about the lesson. */
import type { Wish } from './form.ts';

/** Only a message that is all greeting: 'hola' may be an answer in a course of Spanish, which the caller sees to. */
export const greeting: Wish = {
  intent: 'greeting',
  says: [
    '(?:hi|hello|hey|hiya|yo|hola|greetings)(?: (?:hi|hello|there|lou|again))*',
    'good (?:morning|afternoon|evening|day)',
    'what is up',
    'how are you(?: doing| today)?',
    // The question given back: 'I am fine thanks, and you?'.
    '(?:(?:i am|doing|all) )*(?:fine|good|great|ok|okay|well|alright)(?: (?:thanks|thank you|thx|ty))?(?: and)?(?: (?:how|what) about)? (?:you|yourself)\\??',
  ],
};

/** Praise before it and a reason after it are part of the thanks; 'that helps' and praise of Lou thank without the word. */
export const thanks: Wish = {
  intent: 'thanks',
  says: [
    '(?:(?:ok|great|cool|nice|perfect|awesome|good|lovely|wow) )*(?:many )?(?:thanks?|thank you|thx|ty|cheers|gracias|danke|merci)(?: (?:so much|a lot|very much|(?:very |so |really )?(?:good|nice|helpful|kind)|you|lou|that helped|that helps|(?:for )?(?:the|your) help|you helped(?: me)?|for (?:that|this|explaining)))*',
    // What was good about it: 'thanks that was helpful'.
    '(?:thanks?|thank you|thx|ty|cheers)(?: so much| a lot| lou)? (?:that|this|it|you) (?:(?:is|was|are|were) (?:(?:so|very|really|a|quite|super) )*\\w+|(?:really )?(?:makes|made) (?:(?:so|more|much|a lot of|perfect|total) )*sense(?: now)?)(?: (?:to me|for me|now|help|explanation|example|hint))?',
    '(?:that|this|it|you) (?:really )?(?:helps|helped)(?: me)?(?: a lot)?',
    '(?:you are|your) (?:(?:so|really|very|the|a|much|way) )*(?:best|great|good|nice|amazing|awesome|helpful|smart|better)(?: \\w+){0,4}',
    '(?:good|great|nice) (?:job|explanation|work)|i (?:really )?(?:like|love) (?:you|this|it)(?: so much| a lot)?',
  ],
};

/** Leaving for good and leaving for a moment: either way Lou waits. */
export const farewell: Wish = {
  intent: 'farewell',
  says: [
    '(?:good)?bye(?: bye)?',
    'see (?:you|ya)(?: later| soon| tomorrow)?',
    '(?:good ?night|gn8?|night night)(?: (?:thanks|thank you|thx|ty|lou))*',
    'ciao|adios|gtg|g2g|got to go|ttyl|talk (?:to you )?later',
    'that is (?:all|enough)(?: for (?:today|now))?',
    'i (?:am|have to|must|need to|will) (?:done|finished|go|leave|stop|sleep)(?: (?:for )?(?:today|now))?',
    'i (?:have|need|got|must)(?: got)? to (?:go|leave|stop|run|eat|sleep)(?: (?:and |to )?\\w+){0,4}',
    '(?:i )?(?:(?:am|will|would rather|want|need|have|got|going|off|ready|about) )*(?:to )?(?:(?:go|be|get) )*(?:off )?(?:to )?(?:bed|sleep|get some sleep)(?: (?:now|for (?:today|now)|tonight|soon|first))*',
    '(?:i (?:am|will be) )?(?:(?:going to be |be )?(?:gone|off|away)|out|leaving|logging off|going(?: home| offline)?|done here)(?: (?:now|for (?:today|now|tonight)|then|until \\w+))*|(?:good)?bye(?: (?:for now|then|until \\w+|everyone|see (?:you|ya)(?: \\w+)?))+|(?:until|till) (?:tomorrow|later|next time|monday|then)',
    '(?:take|have|need|do) (?:a|some) (?:short |little |quick )?(?:break|rest)|i need a (?:break|rest)',
  ],
};

/** Another language is wished for: Lou has only the one. */
export const ownLanguage: Wish = {
  intent: 'other-language',
  says: [
    '(?:(?:say|explain|speak|talk|answer|write)(?: (?:it|this|that|to me|with me))* )?in (?:spanish|french|german|italian|portuguese|dutch|russian|chinese|japanese|korean|arabic|hindi|turkish|polish|my language)',
    'en (?:francais|espanol|anglais|portugues|italiano)|auf (?:deutsch|franzosisch|spanisch)|in (?:italiano|het nederlands)|(?:en (?:francais|espanol)|auf deutsch|em portugues|in italiano)(?: (?:sil|vous|te|plait|por|favor|bitte|per|favore|stp|svp|s il))+|(?:parle|parlez|habla|hablas|sprich|sprichst)(?: w+){0,2} (?:francais|espanol|deutsch)(?: (?:sil|te|vous|plait|por|favor|bitte))*',
    '(?:do you )?speak (?:spanish|french|german|italian|portuguese|dutch|russian|chinese|japanese|korean|arabic|hindi|turkish|polish|my language)',
  ],
};

/** What Lou is, can and likes; orders to show its instructions are met with the same plain words about itself. */
export const aboutLou: Wish = {
  intent: 'about-lou',
  says: [
    '(?:who|what) are you(?: really)?|what is your name',
    'are you (?:(?:a|an|the) )?(?:real |actual )?(?:human|person|robot|bot|ai|machine|program|chat ?gpt|teacher|gpt|alive|real)(?: or (?:(?:a|an) )?\\w+)?',
    '(?:so )?what (?:can|do) you (?:do|help(?: me)?(?: with)?)|how do you work|what do you (?:know|teach)(?: about)?',
    '(?:i am )?new(?: (?:to this|here|on here|to (?:this )?(?:site|app|platform|page)))|(?:this is )?my first time(?: (?:here|on here))?|how does (?:(?:this|the) (?:site|app|page|platform|chat)|lou) work|how do i use (?:this|you|it)(?: (?:site|app|page|chat))?',
    'do you (?:even )?(?:like|love|listen|sleep|eat|feel|care|dream|get (?:tired|bored))(?: \\w+){0,3}|are you (?:(?:even|really) )*(?:listening|there|ok|okay)(?: to me)?',
    '(?:ignore \\w+(?: \\w+){0,3} )?(?:and )?(?:what (?:is|are) |show me |show |tell me |print |repeat |reveal |output )?(?:your |the |all )*(?:system |hidden |secret |initial )*(?:prompts?|instructions)(?: word for word| verbatim)?',
  ],
};
