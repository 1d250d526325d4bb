/** What people say in two words where a text has one: 'figure out', 'get rid of'. General English, of no course. */
import { stemOf } from '../language/words.ts';

const table = `
figure out: solve decide calculate determine|work out: solve calculate|find out: discover learn|look for: search seek|look up: search find|look at: see|look over: check review|
go over: review check repeat|go through: check review|go back: return|go on: continue|go up: rise increase climb|go down: fall decrease sink|go away: leave vanish|
go with: match fit|go wrong: fail error|mess up: mistake fail error|screw up: mistake fail|mix up: confuse mistake|make up: invent form|make out: see|make sure: check|
give up: stop quit|give back: return|give away: reveal|give off: send|hand over: give pass|hand back: return|pay back: repay settle|pay off: settle repay|owe back: debt|
get rid: remove delete cut drop|get out: leave|get along: agree|get through: pass|get back: return|get bigger: grow|get smaller: shrink|get better: improve|get stuck: stop|get lost: lose|
throw away: drop discard remove|throw out: discard reject|leave out: omit drop skip|leave off: stop omit|cross out: delete remove strike|rub out: erase|cut down: reduce|cut off: stop end|
take off: subtract remove|take away: subtract remove|take out: remove|take over: control|take part: join|take place: happen|take long: slow|take ages: slow late|
put off: delay|put together: combine join build|put down: write lay|put up: raise|put in: insert add|put aside: save keep|put away: save keep|set aside: save keep|set up: build start|
add up: sum total|add on: append|end up: become land|turn into: become change convert|turn out: result outcome|turn up: appear show arrive|turn around: reverse|turn over: flip|turn down: reject|
come back: return|come up: appear|come together: meet join|come out: result appear|come across: find|run out: end|run into: meet|break up: split divide|break down: fail split|
split up: divide part|line up: align order|show up: appear|point out: show|point at: show|write down: record note|note down: record write|jot down: record write|read over: reread review|
talk about: discuss|think about: consider|think of: invent remember|point of: purpose reason|over again: repeat|once more: repeat again|one after: order sequence row|
in a row: sequence order|next to: beside neighbour|far off: distant away|far away: distant|up front: beginning first|up there: top above|down there: bottom below|on top: above over|
a lot: many much|lots of: many much|as well: also|how come: why|what for: why purpose|knock down: lower|hold on: wait|hold up: delay|carry on: continue|carry out: do perform|
stick to: keep|stick in: remember keep|slow down: delay|speed up: faster|shut up: silent|fall apart: break|fall behind: late|back up: support save|own up: admit
`;

const phrases = new Map<string, readonly string[]>();
for (const line of table.split(/[|\n]/)) {
  const [said = '', meant = ''] = line.split(':').map((part) => part.trim());
  const words = said.split(' ');
  if (words.length > 1) phrases.set(`${stemOf(words[0] ?? '')} ${words.slice(1).join(' ')}`, meant.split(/\s+/).map(stemOf));
}

/** What a word of a question means together with the ones after it, as stems; none where they are no phrase. `throw it away` counts too. */
export function meantTogether(words: readonly string[], at: number): readonly string[] {
  const first = stemOf(words[at] ?? '');
  const [next = '', afterNext = ''] = words.slice(at + 1);
  const meant = phrases.get(`${first} ${next}`) ?? phrases.get(`${first} ${next} ${afterNext}`);
  if (meant) return meant;
  return /^(?:it|them|that|this|the|things?|stuff|everything)$/.test(next) ? (phrases.get(`${first} ${afterNext}`) ?? []) : [];
}
