import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { PublishedHead } from "#platform/content/publishedRows.ts";
import { isBannerDay } from "#domain/content/contentReaders.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { contentList } from "../contract.ts";

export type ContentFilters = EndpointInput<typeof contentList>["query"];

/**
 * The pieces that fit what was asked for, best first where words were, else in their order. A piece without tags is about everything. Banners whose
 * time is over, or has not come, are left out.
 *
 * @param ranks id to rank of what holds the words; null where none were asked
 * @param today a day such as `2026-11-22`
 */
export function chooseContent(
  rows: readonly PublishedHead[],
  filters: ContentFilters,
  ranks: ReadonlyMap<number, number> | null,
  today: string,
): PublishedHead[] {
  const fitting = rows.filter(
    (row) => (ranks === null || ranks.has(row.id)) && isAsked(row, filters) && isNow(row, today),
  );
  if (ranks === null) return fitting;
  return fitting.toSorted((a, b) => (ranks.get(b.id) ?? 0) - (ranks.get(a.id) ?? 0));
}

function isAsked({ state: { tags, properties }, ...row }: PublishedHead, asked: ContentFilters): boolean {
  const { vertical, medium, season, type, publication, screen, subVertical, mark } = asked;
  return (
    isAbout(tags.verticals, subVertical === undefined ? vertical : verticalOf(subVertical)) &&
    isAbout(tags.media, medium) &&
    isAbout(tags.seasons, season) &&
    (type === undefined || properties.type === type) &&
    (publication === undefined || properties.publication === publication) &&
    (screen === undefined || properties.screen === screen) &&
    (subVertical === undefined || properties.subVertical === undefined || properties.subVertical === subVertical) &&
    isMarked(row, mark)
  );
}

function isAbout<T>(tagged: readonly T[], asked: T | undefined): boolean {
  return asked === undefined || tagged.length === 0 || tagged.includes(asked);
}

function isMarked(
  { read_at, saved_at, subscribed_at }: Pick<PublishedHead, "read_at" | "saved_at" | "subscribed_at">,
  mark: ContentFilters["mark"],
): boolean {
  switch (mark) {
    case "read":
      return read_at !== null;
    case "unread":
      return read_at === null;
    case "saved":
      return saved_at !== null;
    case "subscribed":
      return subscribed_at !== null;
    default:
      return true;
  }
}

/** Whether a piece is of this day; all but banners always are. */
export function isNow(
  { kind, state }: Pick<PublishedHead, "kind"> & { readonly state: Pick<PublishedHead["state"], "properties"> },
  today: string,
): boolean {
  return kind !== "banner" || isBannerDay(state.properties, today);
}
