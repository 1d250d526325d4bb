/** Whether a definition makes a thing what a question asks it to be: 'is a triad a chord?' – '“Triad” means a chord of three notes ...' */
import { tellingStems } from '../../language/words.ts';

const definition = /^(?:“([^”]+)” means|(?:An? |The )?(\S+(?: \S+){0,3}?) (?:is|are|means?)) (.+)$/;
/** Where the noun that says what kind of thing it is has ended. */
const afterNoun = /(?<=\w)(?:[,;:.]|\s(?:of|that|which|who|whose|for|to|in|on|at|with|from|between|by|when|where|as|than|so|and|or|\w+ed)\b).*$/;

/** True where the question asks nothing but that. */
export function isDefinedAs(question: string, sentence: string): boolean {
  const [, term, head, meaning] = definition.exec(sentence) ?? [];
  const ofTerm = tellingStems(term ?? head ?? '');
  const asked = tellingStems(question);
  if (meaning === undefined || ofTerm.length === 0 || !ofTerm.every((stem, at) => asked[at] === stem)) return false;
  const kind = asked.slice(ofTerm.length).join(' ');
  if (kind === '' || /\b(?:not|no|never|or|same)\b|n't/.test(`${question} ${meaning.slice(0, 5)}`)) return false;
  const [first = '', ...others] = meaning.split(/[,;] /);
  const noun = tellingStems(first.replace(/^(?:an?|the) /i, '').replace(afterNoun, ''));
  return endsIn(noun, kind) || others.some((part) => tellingStems(part.replace(/^(?:exactly|also called) /, '')).join(' ') === kind);
}

const endsIn = (noun: readonly string[], kind: string): boolean => {
  const text = noun.join(' ');
  return text === kind || text.endsWith(` ${kind}`);
};
