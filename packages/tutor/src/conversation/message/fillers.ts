/** The small words that people put before what they want to say. One list for all forms; matched against a message spelt out (spelt-out.ts). */

const joining = 'so|and|but|well|then|also|now|just|first|actually|btw|wait|anyway|anyways';
const sounds = 'um+|uh+|hm+|er|oh|ah|ugh|wow|omg|lol|haha+';
const agreeing = 'ok|okay|alright|yes|yeah|no|cool|nice|great|fine|right';
const polite = 'please|pls|sorry|thanks|thx|thank you';
const calling = 'lou|hey|hi|hello|man|bro|tbh|honestly';

/** One of them. */
export const filler = `(?:${[joining, sounds, agreeing, polite, calling].join('|')})`;
/** Any number of them, each with the space after it. */
export const fillers = `(?:${filler} )*`;

/** 'Can you', 'may we', 'I would like to': what turns an order into a wish. */
export const asksFor = '(?:(?:can|could|would|will) you|(?:can|could|may|shall) (?:i|we)|let us|i (?:want|need|would like)|to|maybe|come on)';
