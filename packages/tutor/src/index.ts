/** What the host needs of the tutor. Others know the ports (`@lou/tutor/ports`). */
export { createEmbeddedTutor, EMBEDDED_BRAIN } from './embedded-tutor.ts';
export type { CheckedSentence, KeyIdea, OpenItem, Passage, Personality, QuestionItem, TurnMaterial, TurnOutcome, Tutor, TutorRequest } from './ports.ts';
