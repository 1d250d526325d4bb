/** What it is good for to learn this: 'how is this useful in real life', 'why do I need this', 'when would I ever use that'. */
import type { Wish } from './form.ts';

const thing =
  '(?:it|this|that|these|those|them|all (?:of )?(?:this|that|it)|any of (?:this|that|it)|(?:this|the|that|all this|such|this kind of) (?:stuff|things?|course|section|lesson|topic|chapter|subject|material))';
const someone = '(?:i|we|you|anyone|anybody|people|somebody|someone)';
const stressed = '(?:(?:even|ever|actually|really|honestly|still|also|have to|need to|want to|be able to|supposed to|be|to) )*';
/** 'In real life', 'at my job', 'later'. */
const whereTo =
  '(?: (?:(?:in|at|for|to|on|outside|of)(?: (?:real|everyday|daily|ordinary|normal|actual|practical|adult|the|my|our|a|real world))*(?: (?:life|lives|job|jobs|work|world|practice|school|future|day to day|me|us|anyone|anything|people))|anyway|later|again|one day|some day))*';
const useful =
  '(?:(?:so|any|of any|of|very) )?(?:useful|helpful|use|used|relevant|important|worth it|worth (?:learning|knowing|it)|good for anything|good for|help|matter|apply)';

export const whatFor: Wish = {
  intent: 'what-for',
  says: [
    `how (?:is|are|can|could|will|would|does|do) ${thing} ${stressed}${useful}(?: me| us)?${whereTo}`,
    `(?:is|are|will|can|would|does) ${thing} ${stressed}${useful}${whereTo}`,
    `(?:will|would|do) ${someone} ${stressed}(?:need|use) ${thing}${whereTo}`,
    `(?:why|what for) (?:do|would|should|must|am|are|did|will) ${someone} ${stressed}(?:need|use|learn|learning|know|study|studying|care|do|doing|bother)(?: (?:to )?(?:know|learn|learning|use|understand|study|about|with))* ?(?:${thing})?${whereTo}`,
    `(?:when|where) (?:do|would|will|should|can|could|am|are|is) (?:${someone}|${thing}) ${stressed}(?:going to )?(?:need|needed|use|used|useful|apply|see|meet)(?: (?:to )?(?:know|use|need))?(?: ${thing})?${whereTo}`,
    `what (?:is|are) ${thing} ${stressed}(?:(?:good|useful|used|needed) )?for${whereTo}`,
    `what (?:do|would|will|can|could|am) ${someone} ${stressed}(?:need|use|do|get)(?: (?:with|out of))? ${thing}(?: for| with)?${whereTo}`,
    `who ${stressed}(?:needs|uses|cares about) ${thing}${whereTo}`,
    `what (?:is|would be) the (?:point|use|purpose|benefit|good)(?: (?:of|in))?(?: (?:learning|knowing|doing|studying|understanding))?(?: ${thing})?${whereTo}`,
  ],
};
