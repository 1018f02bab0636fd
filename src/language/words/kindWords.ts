import type { Kind } from "#domain/revisions/revision.ts";
import type { Words } from "./words.ts";

/**
 * A year or a unit with the word for what is no actual figure, wherever a head or a label names it: `2026 est.`, `$M est.`. A forecast's
 * columns are in italics besides, and its year says so by lying ahead; a head that names no year says it.
 */
export function kindedYear(year: string, kind: Kind | undefined, { text }: Pick<Words, "text">): string {
  return kind === "estimate" ? `${year} ${text("spending.kindMark.estimate")}` : year;
}

/** The same for the head of amounts that are all of one year, which the head does not name. */
export function kindedHead(head: string, kind: Kind, { text }: Pick<Words, "text">): string {
  return kind === "actual" ? head : `${head} ${text(`spending.kindMark.${kind}`)}`;
}
