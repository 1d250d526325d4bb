/**
 * A small world for the tests and benches of the log: people read books. It has everything that a slice has: facts (one
 * with an upcaster, one with words), a decider, a policy, learner views and platform views.
 */
import { decider, factType, learnerView, platformView, policy, Refused } from '@lou/domain/kernel';
import * as z from 'zod';

/** Some pages were read. Older facts had no day. */
export const PagesRead = factType('PagesRead', z.object({ bookId: z.string(), pages: z.number().int().positive(), localDay: z.string() }), {
  sample: { bookId: 'b1', pages: 10, localDay: '2026-01-05' },
  upcast: (data) => ({ localDay: 'unknown', ...(data as object) }),
});

/** A book was read to its end. */
export const BookFinished = factType('BookFinished', z.object({ bookId: z.string() }), { sample: { bookId: 'b1' } });

/** A thought was written down; the thought itself is in its words. */
export const NoteTaken = factType('NoteTaken', z.object({ bookId: z.string() }), { sample: { bookId: 'b1' } });

/** Every third book earns a star. */
export const StarEarned = factType('StarEarned', z.object({ forBooks: z.number().int() }), { sample: { forBooks: 3 } });

export const readingFacts = [PagesRead, BookFinished, NoteTaken, StarEarned];

export interface ReadPages {
  readonly bookId: string;
  readonly pages: number;
  /** What came to mind, kept as words. */
  readonly thought?: string;
}

export const BOOK_PAGES = 100;

/** Reads pages of a book; the one that reaches page 100 finishes it. Zero pages are quiet. Refuses: BOOK_FINISHED. */
export const readPages = decider({
  name: 'read-pages',
  listensTo: [PagesRead, BookFinished],
  initial: { pages: {} as Readonly<Record<string, number>>, finished: [] as readonly string[] },
  evolve: (state, fact) =>
    fact.type === 'PagesRead'
      ? { ...state, pages: { ...state.pages, [fact.data.bookId]: (state.pages[fact.data.bookId] ?? 0) + fact.data.pages } }
      : { ...state, finished: [...state.finished, fact.data.bookId] },
  decide({ bookId, pages, thought }: ReadPages, state) {
    if (state.finished.includes(bookId)) throw new Refused('BOOK_FINISHED', 'You have read this book.');
    if (pages === 0) return [];
    const before = state.pages[bookId] ?? 0;
    return [
      PagesRead({ bookId, pages, localDay: '2026-01-05' }),
      ...(thought ? [NoteTaken({ bookId }, { thought })] : []),
      ...(before + pages >= BOOK_PAGES ? [BookFinished({ bookId })] : []),
    ];
  },
});

/** A star in the same append as every third finished book. */
export const starPolicy = policy({
  name: 'stars',
  listensTo: [BookFinished],
  initial: 0,
  evolve: (books) => books + 1,
  react: (newFacts, before) => {
    const books = before + newFacts.filter(({ type }) => type === BookFinished.type).length;
    return Math.floor(books / 3) > Math.floor(before / 3) ? [StarEarned({ forBooks: books })] : [];
  },
});

/** Pages by book. */
export const shelf = learnerView({
  name: 'shelf',
  version: 1,
  listensTo: [PagesRead, BookFinished],
  initial: {} as Readonly<Record<string, { readonly pages: number; readonly finished: boolean }>>,
  evolve: (books, fact) => {
    const book = books[fact.data.bookId] ?? { pages: 0, finished: false };
    const next = fact.type === 'PagesRead' ? { ...book, pages: book.pages + fact.data.pages } : { ...book, finished: true };
    return { ...books, [fact.data.bookId]: next };
  },
});

/** Stars, and the facts that led there, by their versions: order matters in it. */
export const diary = learnerView({
  name: 'diary',
  version: 1,
  listensTo: readingFacts,
  initial: { stars: 0, lately: [] as readonly string[], lastAtMs: 0 },
  evolve: (state, fact) => ({
    stars: state.stars + (fact.type === 'StarEarned' ? 1 : 0),
    lately: [...state.lately, `${fact.version} ${fact.type}`].slice(-20),
    lastAtMs: fact.recordedAtMs,
  }),
});

/** Pages by day, over all readers: one row that everybody shares. */
export const pagesByDay = platformView({
  name: 'pages-by-day',
  version: 1,
  listensTo: [PagesRead],
  keysOf: (fact) => [fact.data.localDay],
  evolve: (row: { pages: number } | undefined, fact) => ({ pages: (row?.pages ?? 0) + fact.data.pages }),
});

/** Who is reading a book right now: a row comes with the first page and goes with the last. */
export const openBooks = platformView({
  name: 'open-books',
  version: 1,
  listensTo: [PagesRead, BookFinished],
  keysOf: (fact) => [fact.data.bookId],
  evolve: (row: { readers: readonly string[] } | undefined, fact) => {
    const others = (row?.readers ?? []).filter((reader) => reader !== fact.stream);
    const readers = fact.type === 'BookFinished' ? others : [...others, fact.stream];
    return readers.length > 0 ? { readers } : undefined;
  },
});

export const readingViews = [shelf, diary, pagesByDay, openBooks];

/** Who acts in these tests. */
export const cause = { actorId: 'ada', correlationId: 'c1' };
