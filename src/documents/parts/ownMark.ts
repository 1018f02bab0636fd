import type { Highlights } from "#domain/highlights.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Words } from "#language/words/words.ts";

/** Why a medium stands out; undefined for one that does not. */
export function mediumMark(id: string, own: Highlights, { text }: Words): string | undefined {
  return own.media.has(id) ? text("spending.own.medium") : undefined;
}

/** Why a vertical or sub-vertical stands out; undefined for one that does not. */
export function verticalMark(id: string, own: Highlights, { text }: Words): string | undefined {
  return own.verticals.has(id) || own.verticals.has(verticalOf(id)) ? text("spending.own.vertical") : undefined;
}
