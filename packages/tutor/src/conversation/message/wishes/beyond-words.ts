/** What a tutor of words alone cannot give: drawings, films, sounds, and deeds outside the talk. */
import type { Wish } from './form.ts';

const it = '(?:me|us|it|this|that|them)';
const forMe = '(?: (?:for|to) (?:me|us))?';
const picture = '(?:videos?|pictures?|images?|photos?|diagrams?|animations?|drawings?|sketch(?:es)?|gifs?|charts?|films?|movies?|memes?)';
const sound = '(?:audio|recordings?|sounds?|songs?|tunes?|melod(?:y|ies)|chords?|notes?|scales?|music)';
const shown = `(?:${picture}|audio|recordings?)`;
const some = '(?:(?:a|an|the|some|any|one|your|another) )?';

export const beyondWords: Wish = {
  intent: 'beyond-words',
  says: [
    `(?:draw|sketch|paint)(?: ${it})*(?: ${some}${picture})?(?: (?:of|for) \\w+(?: \\w+){0,4})?`,
    `(?:(?:show|send|give|make|get|have|do you have|is there|are there)(?: ${it})*|see) ${some}${shown}(?: (?:of|for|about|on) \\w+(?: \\w+){0,4})?`,
    `(?:play|sing|hum)(?: ${it})+${forMe}|(?:play|sing|hum)(?: me)? ${some}${sound}${forMe}|(?:play|sing|hum)(?: \\w+){1,5} (?:for|to) me`,
    `(?:pronounce|say|read|speak)(?: ${it}| the (?:word|sentence|lesson|text|question|answer)s?)*(?: to me)? (?:out loud|aloud|loudly)${forMe}|pronounce ${it}${forMe}`,
    '(?:call|phone|ring|text|message) (?:me|my (?:mum|mom|dad|parents|teacher|boss|tutor))(?: \\w+){0,4}',
    '(?:remind|wake) me(?: (?:up|again|later|tomorrow|tonight|soon))+(?: \\w+){0,4}|set (?:a|an|me a) (?:timer|alarm|reminder)(?: \\w+){0,5}',
    '(?:google|search(?: for)?|look up|find)(?: \\w+){0,5} (?:online|on (?:the )?(?:internet|web|google|youtube))',
  ],
};
