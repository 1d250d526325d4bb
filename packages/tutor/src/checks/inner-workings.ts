/** Nothing of how the tutor works inside is said: no ids, no instructions, no words meant for a machine. */
import { isOutOfPlace } from './out-of-place.ts';

const ids = /\bcheck:[\w./-]+|\bglossary:[\w./-]+|@\d+#\d+|\b[a-z][\w-]*\.[a-z][\w-]*\/[a-z][\w-]*\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i;
const instructions =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|rules|prompts?|above|previous)\b|\bsystem prompt\b|\byou are (?:now|an? (?:ai|assistant|language model))\b|\bas an ai\b|\btell the (?:learner|student|user)\b|<\/?(?:system|instructions?|prompt)>/i;

/** True when a sentence shows inner workings or carries instructions that some text tried to plant. */
export const showsInnerWorkings = (sentence: string): boolean => ids.test(sentence) || instructions.test(sentence);

const machineIds = /\bcheck:[\w./-]+|\bglossary:[\w./-]+|@\d+#\d+/i;
const orders =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?)\b|\bsystem prompt\b|\byou are (?:now )?an? (?:ai|assistant|language model)\b|\bas an ai\b|\btell the (?:learner|student|user)\b|<\/?(?:system|instructions?|prompt)>/i;

/** The same of a text that others wrote: what speaks to a machine, and what is out of place there. A lesson may name a site and bid forget a rule. */
export const plantsOrders = (sentence: string): boolean => machineIds.test(sentence) || orders.test(sentence) || isOutOfPlace(sentence);
