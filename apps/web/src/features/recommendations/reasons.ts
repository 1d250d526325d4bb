/** Why Lou recommends something, in words. */
import type { Reason } from '@lou/contract/recommendations';

/** One sentence in Lou's voice, under what is recommended. */
export function reasonInWords(reason: Reason): string {
  switch (reason.code) {
    case 'in-section':
      return `You are in the middle of “${reason.section}”.`;
    case 'first-section':
      return `You enrolled; “${reason.section}” comes first.`;
    case 'next-section':
      return `“${reason.section}” comes next${reason.after === null ? '' : ` after “${reason.after}”`}.`;
    case 'skipped-section':
      return `“${reason.section}” is still open.`;
    case 'begun':
      return 'You have begun this one.';
    case 'next-course':
      return `Next after “${reason.after}”.`;
    case 'interest':
      return `Because you chose ${reason.interest}.`;
    default:
      return `Something new in ${reason.category}${{ new: '', 'new-at-level': ', at your level', 'new-from-the-start': ', from the very beginning' }[reason.code]}.`;
  }
}

/** The same as a greeting: a sentence of its own that does not rest on a title beside it. */
export function greetingOf(reason: Reason): string {
  if (reason.code === 'interest') return `Here is your next step, because you chose ${reason.interest}.`;
  return reason.code === 'next-course' ? `You finished “${reason.after}”; here is what comes next.` : reasonInWords(reason);
}
