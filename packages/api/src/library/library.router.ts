/** One search over everything that the caller may open. Source: calls.md 'Learning', server-decisions.md 'Definitions'. */
import { type FoundEntry, type FoundKind, search } from '@lou/contract/library';
import { RESULTS_A_PAGE } from '@lou/contract/search-limits';
import { isStaff } from '@lou/domain/roles';
import { type DocumentSearch, searchDocuments } from '@lou/tutor/retrieval/document-search';
import { bestSentenceIn, excerptOf, foundWords } from '@lou/tutor/retrieval/search-excerpt';
import type { Caller, Deps } from '../deps.ts';
import { callerOf, procedure, router } from '../trpc.ts';
import { type Entry, entriesOfCourses, entriesOfItems } from './entries.ts';
import { entriesOfTalks } from './talk-entries.ts';

/** Characters of an excerpt. */
const EXCERPT_MOST = 220;

export const libraryRouter = router({
  search: procedure(search).query(async ({ ctx, input: { q, kind, page } }) => {
    const seen = await entriesFor(ctx.deps, callerOf(ctx), kind || undefined);
    const { found, ...asked } = searchDocuments(withoutSigns(q), seen);
    return found.slice((page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE).map(({ document }) => asFound(document, asked));
  }),
});

/** Beside words a `<` would find every text that compares two numbers; alone it is what is looked for. */
const withoutSigns = (typed: string): string => (/[\p{L}\p{N}]/u.test(typed) ? typed.replace(/[<>=]+/g, ' ') : typed);

/** What the caller may open, of one kind or of all; conversations are only ever one's own. */
async function entriesFor(deps: Deps, { userId, role }: Caller, kind: FoundKind | undefined): Promise<readonly Entry[]> {
  const wants = (...kinds: readonly FoundKind[]) => kind === undefined || kinds.includes(kind);
  const [ofCourses, ofItems, ofTalks] = await Promise.all([
    wants('course', 'lesson') ? entriesOfCourses(deps, { inactive: isStaff(role) }) : [],
    wants('item') ? entriesOfItems(deps) : [],
    wants('session') ? entriesOfTalks(deps, userId) : [],
  ]);
  return [...ofCourses.filter((entry) => wants(entry.kind)), ...ofItems, ...ofTalks];
}

function asFound(entry: Entry, { stems, missing }: Omit<DocumentSearch<Entry>, 'found'>): FoundEntry {
  const { kind, of, title, texts, partOf, contentType, at } = entry;
  const sentence = bestSentenceIn(entry, stems);
  const excerpt = excerptOf(sentence?.sentence ?? texts[0]?.text ?? '', stems, EXCERPT_MOST);
  const found = [...foundWords(`${title}\n${excerpt}`, stems)];
  return { kind, id: of, title, excerpt, link: entry.link(sentence), found, missing: [...missing], partOf, contentType, at };
}
