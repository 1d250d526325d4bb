/**
 * Follows the platform views of this process: reads the log in its stored order, a page for all views that stand at the
 * same place, and writes the rows that changed together with how far that brings them.
 */
import type { Catalogue } from '../catalogue.ts';
import type { News } from '../feed/news.ts';
import { newestPosition, readPage } from '../feed/pages.ts';
import type { Sql } from '../sql.ts';
import type { Hold } from './hold.ts';
import { KnownRows, type RowChange } from './known-rows.ts';
import { type AnyPlatformView, keyOfView, typesOfViews } from './platform-views.ts';

/** A view that has had nothing to write says at least after so many positions how far it is, so that a start need not look at them again. */
const SILENT_POSITIONS = 10_000;

/** How long the follower rests when it failed, and between looks while LISTEN is down. */
const REST_MS = 500;

export interface FollowerTools {
  readonly sql: Sql;
  readonly catalogue: Catalogue;
  readonly news: News;
  readonly hold: Hold;
  readonly renewEveryMs: number;
  readonly onError: (error: unknown) => void;
}

/** A view that this process holds. */
interface Held {
  readonly view: AnyPlatformView;
  readonly rows: KnownRows;
  readonly generation: number;
  /** Where the stored rows stand, and how far the log was seen to hold nothing more for this view. */
  stored: number;
  seen: number;
}

export class Follower {
  readonly #tools: FollowerTools;
  readonly #views: readonly AnyPlatformView[];
  readonly #held = new Map<string, Held>();
  readonly #broken = new Set<string>();
  readonly #waiting = new Set<() => void>();
  #stopped = false;
  #mustHold = true;
  #mustLook = true;
  #wake: (() => void) | undefined;
  #running: Promise<void> | undefined;

  constructor(tools: FollowerTools, views: readonly AnyPlatformView[]) {
    this.#tools = tools;
    this.#views = views;
  }

  /** Follows until `stop`. */
  start(): void {
    if (this.#views.length === 0) return;
    const unsubscribe = this.#tools.news.subscribe(() => this.look());
    const renewing = setInterval(() => this.#holdSoon(), this.#tools.renewEveryMs).unref();
    this.#running = this.#run().finally(() => {
      clearInterval(renewing);
      unsubscribe();
    });
  }

  /** Ends after the batch under way; another process may take over at once. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.look();
    await this.#running;
    if (this.#held.size > 0) await this.#tools.hold.release().catch(() => undefined); // where that fails the hold runs out by itself
  }

  /** Looks at the log now. */
  look(): void {
    this.#mustLook = true;
    this.#wake?.();
  }

  /** The same for a caller who waits for a view, which is taken over where nobody holds it any more. */
  hurry(view: AnyPlatformView): void {
    if (this.#held.has(keyOfView(view))) this.look();
    else this.#holdSoon();
  }

  /** Resolves with the next batch that was stored, or after so many milliseconds. */
  nextMove(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, withinMs);
      this.#waiting.add(done);
    });
  }

  async #run(): Promise<void> {
    const { hold, news, onError, sql } = this.#tools;
    await hold.forgetOldVersions(this.#views).catch(() => undefined); // another start will
    while (!this.#stopped) {
      try {
        if (this.#mustHold) await this.#hold();
        this.#mustLook = false;
        while (!this.#stopped && (await this.#round())) for (const tell of this.#waiting) tell();
        if (!this.#mustLook) await this.#rest(news.isHearing ? undefined : REST_MS);
      } catch (error) {
        this.#held.clear();
        this.#mustHold = true;
        if (!this.#stopped && !sql.readOnly) onError(error);
        await this.#rest(REST_MS);
      }
    }
  }

  #holdSoon(): void {
    this.#mustHold = true;
    this.look();
  }

  async #hold(): Promise<void> {
    this.#mustHold = false;
    for (const held of [...this.#held.values()]) {
      if (held.seen - held.stored > SILENT_POSITIONS) await this.#store([held], held.stored, held.seen, []);
    }
    const views = this.#views.filter((view) => !this.#broken.has(keyOfView(view)));
    const mine = new Map((await this.#tools.hold.take(views)).map((row) => [keyOfView({ name: row.view, version: row.view_version }), row]));
    for (const view of views) {
      const key = keyOfView(view);
      const standing = mine.get(key);
      const held = this.#held.get(key);
      if (!standing) this.#held.delete(key);
      else if (held?.stored !== standing.position || held.generation !== standing.generation) {
        const { position, generation } = standing;
        this.#held.set(key, { view, rows: new KnownRows(view, this.#tools.catalogue), generation, stored: position, seen: position });
      }
    }
  }

  /**
   * One page for every group of views that stand together, those that are behind first: a group stops where the next one
   * stands, and goes on with it. False when there is nothing new for any of them.
   */
  async #round(): Promise<boolean> {
    const places = [...new Set([...this.#held.values()].map(({ seen }) => seen))].sort((one, other) => one - other);
    if (places.length === 0) return false;
    const newest = await newestPosition(this.#tools.sql);
    let moved = false;
    for (const [index, place] of places.entries()) {
      const upTo = places[index + 1] ?? newest;
      const group = [...this.#held.values()].filter(({ seen }) => seen === place);
      if (place < upTo && group.length > 0 && (await this.#move(group, place, upTo))) moved = true;
    }
    return moved;
  }

  /** Takes a page; false when there was nothing in it and nothing behind it. */
  async #move(group: readonly Held[], after: number, upTo: number): Promise<boolean> {
    const { sql, catalogue } = this.#tools;
    const page = await readPage(sql, catalogue, { after, upTo, types: typesOfViews(group.map(({ view }) => view)) });
    for (const held of group) held.seen = page.upTo;
    if (page.facts.length === 0) return page.upTo < upTo;

    const changes: RowChange[] = [];
    const sound: Held[] = [];
    for (const held of group) {
      const unknown = this.#unlessBroken(held, () => held.rows.unknown(page.facts));
      if (unknown) await held.rows.load(sql, unknown);
      const changed = unknown && this.#unlessBroken(held, () => held.rows.take(page.facts));
      if (!changed) continue;
      changes.push(...changed);
      sound.push(held);
    }
    // Views that had nothing to write lately are stored further back than they were seen.
    for (const from of new Set(sound.map(({ stored }) => stored))) {
      const together = sound.filter(({ stored }) => stored === from);
      await this.#store(together, from, page.upTo, changes);
    }
    return true;
  }

  async #store(group: readonly Held[], from: number, to: number, changes: readonly RowChange[]): Promise<void> {
    const names = new Set(group.map(({ view }) => view.name));
    const moved = await this.#tools.hold.move({ views: group, from, to, changes: changes.filter(([view]) => names.has(view)) });
    for (const held of group) {
      if (moved.has(held.view.name)) {
        held.rows.stored();
        held.stored = to;
      } else {
        // Another process holds it now, or an erasure changed its rows.
        this.#held.delete(keyOfView(held.view));
        this.#holdSoon();
      }
    }
  }

  /** A view that cannot take a fact stays where it is, and the others go on. */
  #unlessBroken<Result>({ view }: Held, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      const name = keyOfView(view);
      this.#held.delete(name);
      this.#broken.add(name);
      this.#tools.onError(new Error(`The view ${name} stopped: it could not take a fact.`, { cause: error }));
      return undefined;
    }
  }

  async #rest(milliseconds: number | undefined): Promise<void> {
    if (this.#stopped) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      if (milliseconds !== undefined) setTimeout(resolve, milliseconds).unref();
    });
    this.#wake = undefined;
  }
}
