/** What the host needs of the tutor. Others know its port and its material (`@lou/tutor/ports`, `course-material`, `turn-material`). */
export type { KeyIdea, Passage, QuestionItem } from './course-material.ts';
export { createEmbeddedTutor, EMBEDDED_BRAIN } from './embedded-tutor.ts';
export type { CheckedSentence, TurnOutcome, Tutor, TutorRequest } from './ports.ts';
export type { OpenItem, Personality, TurnMaterial } from './turn-material.ts';
