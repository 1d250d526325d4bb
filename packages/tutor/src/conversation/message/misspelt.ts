/** Words that ask or join, as chat and haste spell them. What a message asks for and what is looked up both read it so. */

/** Between two words, and not the name of a number: 'for n items' keeps its letter. */
const afterWord = '(?<=\\b(?!(?:for|log|of|by|with|than|to|from|in|is|are|if|as|at|or|the|an|size|times|plus|minus|length|per|has|have)\\b)[a-z]{2,} )';

const written: readonly (readonly [string, string])[] = [
  ['(?:wich|whcih|whihc|wihch|whitch|wihc|whch)', 'which'],
  ['(?:wat|wut|waht|whta|wht|whart|wha)', 'what'],
  ['(?:wats|whts)', 'what is'],
  ['(?:hwo|hoow|hw)(?= (?:much|many|do|does|did|to|is|are|come|can|long|far|often|would|should)\\b)', 'how'],
  ['(?:wher|whre|wehre|were)(?= (?:is|are|do|does|did|can|should) )', 'where'],
  ['(?:whi|wy|whay|hwy)', 'why'],
  ['(?:wen|wehn|whne)(?= (?:do|does|did|is|are|should|can|to|i|you|we|it|the|a)\\b)', 'when'],
  ['(?:dif+(?:e?r?e?|re?)n(?:c|s)e?)', 'difference'],
  ['(?:dif+(?:e?r?e?|re?)nt)', 'different'],
  ['(?:exmaple|exampel|examlpe|exemple|exapmle)', 'example'],
  ['(?:bcuz|bcz|becuase|becasue|cuz|coz)', 'because'],
  ['(?:ppl)', 'people'],
  ['(?:tmrw|tmrrw|tmr|tmw|tomoz|2moro|2morrow|tomm?orr?ow)', 'tomorrow'],
  // Not after an article: there it is a letter or a name.
  ['(?<=\\b(?:what|where|who|why|how|when|which|they|you|we|these|those) )r(?= [a-z])', 'are'],
  ['(?<=[a-z] )w(?= [a-z])', 'with'],
  [`${afterWord}n(?= (?!(?:times|log|items|elements|steps|is|and|or|of)\\b)[a-z]+)`, 'and'],
  ['(?:como se (?:dice|escribe)|comment (?:on )?dit[- ]on|comment dire|wie sagt man)', 'how do you say'],
];
const forms = written.map(([short, long]) => [new RegExp(`\\b${short}(?![\\w'’])`, 'gi'), long] as const);

/** A text with these words as they are spelt; all else stays as it was. */
export const wellSpelt = (text: string): string => forms.reduce((sofar, [short, long]) => sofar.replace(short, long), text);
