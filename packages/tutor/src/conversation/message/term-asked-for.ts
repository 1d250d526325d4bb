/** 'What is a denominator?', 'remind me what a denominator is', 'denominator?': the term whose meaning a question wants. */
import { speltOut } from './spelt-out.ts';

const lead =
  /^(?:(?:so|and|but|ok|okay|well|wait|oh|hm+|um|hey|hi|lou|sorry|please|then|now|again|quick question|can you|could you|would you|will you|i forgot|forgot|wait so) )+/;
const trail =
  /(?: (?:then|again|please|exactly|actually|really|though|tho|now|lou|here|anyway|even|to me|for me|in (?:\w+ )?(?:words?|english|maths?|music|french|spanish|python|writing|this course|this lesson)|mean|means|about|all about))+$/;
const article = /^(?:(?:a|an|the|this|that|these|those|your|word|words|term|terms|expression|called) )+/;
/** From the most to the least telling; the term is what is caught. */
const forms: readonly RegExp[] = [
  /^what (?:is|are|was|were) meant (?:by|with) (.+)$/,
  /^what (?:do|does|did) (?:you|they|he|she|we|it|lou) mean (?:by|with|when (?:you|they|he|she) says?) (.+)$/,
  /^(?:what is|what are|tell me|give me|explain)? ?(?:the )?(?:meaning|definition|def) (?:of|for) (.+)$/,
  /^(?:what|wat) (?:do|does|did) (.+?) mean\b.*$/,
  /^(?:what|wat) means? (.+)$/,
  /^define (.+)$/,
  /^(?:explain|tell me|remind me|show me|say|teach me|i (?:still )?(?:do|did) not (?:really )?(?:know|get|understand|remember)|i wonder|not sure|no idea|no clue|do you know|i (?:want|need|would like) to know|i forgot) (?:again )?what (?:is (.+)|are (.+)|(.+?) (?:is|are|was|were|means?|stands? for)\b.*)$/,
  // After something else: 'I'm lost, just tell me what a common denominator means'.
  /^.{1,80}? (?:(?:just|please) )*(?:(?:explain|tell me|remind me|show me|say) )?what (.+?) (?:means|stands for)$/,
  /^.{1,80}? (?:(?:just|please) )*what (?:do|does) (.+?) (?:mean|stand for)$/,
  /^what (?:exactly |actually |really )?(?:is|are|was|were) (?:exactly |actually |really |even )?(?:a |an |the )?(.+)$/,
  /^(?:explain|describe|remind me (?:of|about)|tell me (?:more )?about|teach me (?:about )?|what about|how about|more about) (.+)$/,
  /^i (?:(?:still|really|just) )*(?:do|did|can) not (?:really |quite )?(?:understand|get|know|remember) (.+)$/,
  /^i (?:am|get|got) (?:(?:still|really|so|a bit|totally|very|just|always|all) )*(?:confused|lost|unsure|stuck|puzzled|mixed up) (?:about|by|with|on|over|what is|what are) (.+)$/,
  /^(.+?) (?:meaning|definition|means what|is what|mean what)$/,
];
const TERM_WORDS_MOST = 4;

/**
 * The words of a question that could be a term, without article and fillers; null where it asks something else.
 * A few words with a question mark ('denominator?') may name a term as well: whether they do, the glossary decides.
 */
export function termAskedFor(question: string): string | null {
  const marked = speltOut(question.normalize('NFC'));
  const plain = shorn(marked.replace(/\?/g, ' ').replace(/\s+/g, ' ').trim());
  for (const form of forms) {
    const caught = form
      .exec(plain)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (caught !== undefined) return asTerm(caught);
  }
  return marked.endsWith('?') ? asTerm(plain) : null;
}

/** Without the words around it that no term has. The last words stay: 'about' may be the end of another form. */
const shorn = (plain: string): string => plain.replace(lead, '').trim();

function asTerm(caught: string): string | null {
  const term = caught.replace(trail, '').replace(article, '').trim();
  return term === '' || term.split(' ').length > TERM_WORDS_MOST ? null : term;
}
