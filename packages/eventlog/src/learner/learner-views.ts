/** The learner views that a process keeps folded. */
import type { LearnerView } from '@lou/domain/kernel';

// biome-ignore lint/suspicious/noExplicitAny: a view of any state; State is both given and taken
export type AnyLearnerView = LearnerView<any>;

export type LearnerViews = readonly AnyLearnerView[];
