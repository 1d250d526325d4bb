/** The learners that this process has seen lately, folded as far as it knows. */
import type { RecordedFact } from '@lou/domain/kernel';
import { type Known, type LearnerSource, loadLearner, moveOn, STRANGER } from './load-learner.ts';
import { RecentlySeen } from './recently-seen.ts';
import { SNAPSHOT_EVERY, saveSnapshots } from './snapshots.ts';
import type { Folded, Standing } from './standing.ts';

/** How many learners a process keeps folded. */
export const LEARNERS_KEPT = 1_000;

export interface LearnersOptions extends LearnerSource {
  /** While it is true no snapshot is saved. */
  readonly isReadOnly: () => boolean;
  /** True when nobody but this log writes to the database: then what it remembers is always the newest. */
  readonly isSoleWriter: () => boolean;
  readonly learnersKept?: number;
  readonly snapshotEvery?: number;
}

export class Learners {
  readonly #options: LearnersOptions;
  readonly #remembered: RecentlySeen<string, Known>;
  readonly #views: readonly Folded[];
  /** Reads under way, by stream: a fact that is appended meanwhile may be missing in what they find. */
  readonly #reading = new Map<string, Set<{ overtaken: boolean }>>();
  readonly #saving = new Map<string, Promise<void>>();

  constructor(options: LearnersOptions) {
    this.#options = options;
    this.#remembered = new RecentlySeen(options.learnersKept ?? LEARNERS_KEPT);
    this.#views = options.views.map((fold) => ({ fold, isRule: false }));
  }

  /** All views of a learner, at the newest version. */
  viewed(stream: string): Promise<Standing> {
    return this.current(stream, this.#views);
  }

  /** These folds as this process remembers them, if it does; other processes may have written since. */
  remembered(stream: string, wanted: readonly Folded[]): Standing | undefined {
    const known = this.#remembered.get(stream);
    return known && wanted.every(({ fold }) => known.states.has(fold)) ? known : undefined;
  }

  /** These folds at the newest version. */
  async current(stream: string, wanted: readonly Folded[]): Promise<Standing> {
    const remembered = this.remembered(stream, wanted);
    if (remembered && this.#options.isSoleWriter()) return remembered;
    const read = { overtaken: false };
    const reads = this.#reading.get(stream) ?? new Set();
    this.#reading.set(stream, reads.add(read));
    try {
      const found = await loadLearner(this.#options, stream, this.#remembered.get(stream) ?? STRANGER, wanted);
      if (!read.overtaken) this.#remember(stream, found);
      return found;
    } finally {
      reads.delete(read);
      if (reads.size === 0) this.#reading.delete(stream);
    }
  }

  /** Takes what this process has just appended to a stream into what it remembers of it. */
  appended(stream: string, facts: readonly RecordedFact[]): void {
    const first = facts[0];
    const last = facts.at(-1);
    if (!first || !last) return;
    this.#overtake(stream);
    const known = this.#remembered.get(stream);
    if (known?.version === first.version - 1) this.#remember(stream, moveOn(known, facts, last.version, this.#options.catalogue));
    else if (known && known.version < last.version) this.#remembered.delete(stream);
  }

  /** Forgets a learner: after an erasure, or when nobody knows what became of an append. */
  forget(stream: string): void {
    this.#overtake(stream);
    this.#remembered.delete(stream);
  }

  /** Forgets everybody: somebody else wrote whose facts were not heard of. */
  forgetAll(): void {
    for (const stream of this.#reading.keys()) this.#overtake(stream);
    this.#remembered.clear();
  }

  /** Resolves when no snapshot is being saved any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#saving.values());
  }

  #overtake(stream: string): void {
    for (const read of this.#reading.get(stream) ?? []) read.overtaken = true;
  }

  #remember(stream: string, known: Known): void {
    if (known.version === 0) this.#remembered.delete(stream);
    else this.#remembered.set(stream, known);
    const due = known.version - known.snapshotAt >= (this.#options.snapshotEvery ?? SNAPSHOT_EVERY);
    if (due && this.#views.length > 0 && this.#views.every(({ fold }) => known.states.has(fold))) this.#save(stream, known);
  }

  /** Beside everything else, one at a time for a learner; a snapshot that cannot be saved costs time later and nothing more. */
  #save(stream: string, known: Known): void {
    if (this.#saving.has(stream) || this.#options.isReadOnly()) return;
    const saving = saveSnapshots(this.#options.sql, stream, known, this.#options.views)
      .then(() => {
        const now = this.#remembered.get(stream);
        if (now && now.snapshotAt < known.version) this.#remembered.set(stream, { ...now, snapshotAt: known.version });
      })
      .catch(() => undefined)
      .finally(() => this.#saving.delete(stream));
    this.#saving.set(stream, saving);
  }
}
