/** What people put around an answer and that says nothing of it: 'idk maybe ...', '... or something', '..., right?'. A closed list of forms. */

const unsure =
  "(?:(?:i am|i'm|im|am) )?not (?:really |so |too |quite |entirely |100 ?% |a hundred percent )?(?:sure|certain)(?: (?:about (?:this|that|it)|though|tho))?";
const noKnowledge = "(?:i )?(?:really |honestly )?(?:do not|don't|dont) (?:really )?know(?: for sure)?|dunno|idk|no (?:clue|idea)";
const mind =
  "i(?:'d| would|d)? (?:would )?(?:think|guess|say|believe|suppose|reckon|imagine|assume)(?: that)?|(?:in )?my (?:guess|opinion)(?: is)?(?: that)?|imo|imho|if i(?: remember|'m not wrong|m not wrong)(?: (?:right|correctly|rightly))?";
const sounds = 'u+m+|u+h+|h+m+|er+m*|oh|ah|ok(?:ay)?|lol|haha+|hehe|tbh|honestly|actually|basically|maybe|perhaps|probably|possibly|sorry|pls|please';
const asking =
  "(?:is|isn't|isnt|wouldn't|wouldnt|would|could|might|wasn't|wasnt) (?:it|that|this) (?:not )?(?:be )?(?:because|bc|that|just|maybe)|correct me if (?:i'm|im|i am) wrong|this (?:may|might|could) be wrong|(?:i )?(?:may|might|could) be wrong|just (?:guessing|a guess)";

const before = new RegExp(
  `^[\\s,.:;-]*(?:${[unsure, noKnowledge, mind, asking, sounds].join('|')})(?![\\w'])(?:[\\s,.:;…-]+(?:but|and|tho|though)(?![\\w']))?[\\s,.:;…-]*(?=\\S)`,
  'i',
);
const tags = "right|no|yes|correct|ok(?:ay)?|innit|isn't it|isnt it|or not|or no|am i right|or am i wrong|is that right|is it";
const after = new RegExp(
  `(?:[\\s,.;:…-]+(?:and |but )?(?:${[unsure, noKnowledge, mind, 'or (?:something|so|sth|smth|whatever)(?: like that)?', 'and (?:stuff|so on|all that)', 'tbh|lol|haha+|imo|maybe|probably|perhaps|though|tho|just (?:guessing|a guess)'].join('|')})|[\\s,]+(?:${tags})(?=\\s*\\?))[\\s,.!?…]*$`,
  'i',
);
/** Hedges are piled up, but not without end. */
const MOST = 5;

/** The same text without them; a text of nothing else stays as it is. */
export function withoutHedges(text: string): string {
  let bare = text;
  for (let times = 0; times < MOST; times += 1) {
    const less = bare.replace(before, '').replace(after, '');
    if (less === bare || !/[\p{L}\p{N}]/u.test(less)) break;
    bare = less;
  }
  return bare;
}
