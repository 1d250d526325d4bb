/** Where a conversation stands in the outline of its section, by the passages of the lesson that Lou rested on. Pure. Source: mock/NOTES.md, course-tutor. */
import type { SectionLesson } from '@lou/contract/catalogue';
import type { LessonPart } from './lesson-text.ts';

export interface TalkedAbout {
  /** Anchors of the parts that were talked about before. */
  readonly before: ReadonlySet<string>;
  /** The anchor of the part that is talked about now; absent before Lou has rested on any. */
  readonly now: string | undefined;
}

/** `rested`: the passages' ids in the order in which Lou cited them. What stands above the first heading, or in another section, is no part of the outline. */
export function talkedAbout(parts: readonly LessonPart[], passages: SectionLesson['passages'], rested: readonly string[]): TalkedAbout {
  const partOf = partsByAnchor(parts);
  const anchors = new Map(passages.map(({ id, anchor }) => [id, anchor]));
  const visited = rested.flatMap((id) => partOf.get(anchors.get(id) ?? '') ?? []);
  const now = visited.at(-1);
  return { before: new Set(visited.filter((anchor) => anchor !== now)), now };
}

/** Each anchor of the lesson with that of the outline's part in which it stands: a lower heading or a worked example stands under the part before it. */
function partsByAnchor(parts: readonly LessonPart[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let part: string | undefined;
  const stands = (anchor: string, isPart: boolean) => {
    if (isPart) part = anchor;
    if (part !== undefined) found.set(anchor, part);
  };
  for (const one of parts) {
    if (one.kind === 'questions') {
      stands(one.anchor, true);
      for (const { anchor } of one.questions) stands(anchor, false);
    } else if (one.kind !== 'prose') stands(one.anchor, one.kind === 'task');
    else for (const piece of one.pieces) if (piece.kind === 'heading') stands(piece.anchor, piece.level <= 2);
  }
  return found;
}
