/** Less of it: the same in fewer words, and what was dealt with in short. */
import type { Wish } from './form.ts';

const verb = '(?:say|explain|put|tell|give|make|answer|write|keep|have|get|try|sum|describe|repeat|do|use)';
const it = '(?:(?:me|us|it|this|that|up|your answer|the answer|the explanation) )*';
const saying = `(?:${verb} )*${it}`;
const few =
  '(?:(?:just |only )?(?:one|a single|1|two|2|a few|three|3|ten|10|five|5|fewer|less|a couple of|as few as possible)(?: (?:short|simple|single|quick|easy))*)';

/** The idea in the talk, shortly. */
export const shorter: Wish = {
  intent: 'shorter',
  says: [
    `${saying}(?:(?:a |much |bit |even |more |way |little )*)(?:shorter|briefer|briefly|short|brief|more concise|less wordy)(?: (?:version|answer|explanation|one|words?))?(?: (?:of )?(?:it|this|that))?`,
    `(?:${saying}(?:in|with|using) |${verb} ${it})${few} (?:words?|sentences?|lines?)(?: (?:only|max|at most|or less))*`,
    `${saying}(?:in (?:short|brief|a nutshell)|tl ?dr|the short (?:version|answer|form)|long story short|to the point)`,
    '(?:that is |this is |it is |your answers? (?:is|are) |you write )?(?:(?:way|much|a bit|far) )*too (?:long|wordy|much text|much to read)',
    'less text|fewer words',
  ],
};

const whole =
  '(?:(?:this|the|our|that|all of this|it|everything|what we (?:did|had|learned|learnt|covered)|today|what you (?:said|told me)|all this|all that)(?: (?:whole |entire )?(?:section|lesson|course|chapter|topic|unit|talk|conversation|session))?)';
const sofar =
  '(?:so far|until now|up to now|today|here|in (?:this|the) (?:section|lesson|talk|course|chapter|session)|already|now|together|in short|for me|yet)';

/** What this talk dealt with, or what the section is made of. */
export const summary: Wish = {
  intent: 'summary',
  says: [
    `what (?:have|did) (?:we|i) (?:learn|learned|learnt|cover|covered|had|have|gone over|went over|done|dealt with|studied|discussed|talked about|taken away|been through|looked at)(?: ${sofar})+`,
    `what (?:have) (?:we|i) (?:learned|learnt|covered|gone over|dealt with|studied|discussed|been through|looked at)`,
    `what (?:do|should) i (?:know|remember|take away|keep in mind)(?: from (?:this|the|it|all this)(?: (?:section|lesson|talk|chapter))?| ${sofar})+`,
    // Before an exam.
    `what (?:(?:do i (?:have|need) to|must i|should i|shall i) (?:know|learn|study|remember|revise|be able to do)|is important|matters(?: most)?|will be (?:on|in) (?:it|the (?:test|exam)))(?: (?:for|about|on|in|from|by) (?:${whole}|(?:the|my|our|an?|this) (?:\\w+ )?(?:exam|test|quiz|final|mid ?term)s?))?(?: ${sofar})*`,
    'what (?:is|are|was|were) the (?:main |key |most important |important |big |core )*(?:ideas?|points?|topics?|takeaways?|messages?|lessons?|things?|parts?|facts?)(?: (?:to (?:know|remember|learn)|i (?:should|must|need to|have to) (?:know|remember|learn)))?(?: (?:of|in|from|here|so far)(?: (?:this|the|here|it))?(?: (?:lesson|section|course|chapter|talk))?)*',
    `(?:(?:give|make|have|get|write|do) )*(?:me )?(?:a |the |one )?(?:short |quick |brief |little )*(?:summary|overview|recap|outline|takeaways?)(?: (?:of|on|about) ${whole})?(?: ${sofar})*`,
    `(?:(?:give|list|tell|show|write|name|send)(?: me| us)? )(?:all )?(?:the )?(?:(?:main|key|most important|important|big) )+(?:points|ideas|takeaways|facts|things)(?: (?:of|in|from) ${whole})?(?: (?:as|in)(?: an?)? (?:list|bullets|bullet points|short|few words)| ${sofar}| please)*`,
    `(?:summari[sz]e|sum up|recap|go over|wrap up|review|outline)(?: ${whole}| what we (?:did|had|learned|covered))?(?: (?:up|again|quickly|briefly|${sofar}))*`,
  ],
};
