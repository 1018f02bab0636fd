import { AID_TYPES, type AidType } from "#domain/content/contentKind.ts";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import type { AidHead } from "../../contract.ts";

export const AID_ORDERS = ["updated", "rating", "downloads"] as const;
export type AidOrder = (typeof AID_ORDERS)[number];

/** What the library is narrowed by, as its address says it; null narrows nothing. */
export interface AidFilters {
  readonly type: AidType | null;
  readonly vertical: string | null;
  readonly medium: string | null;
  /** A month, 1–12. */
  readonly season: number | null;
  /** Written in this language. */
  readonly language: Locale | null;
  readonly favourites: boolean;
  /** What the reader's own organisation brought. */
  readonly team: boolean;
  readonly order: AidOrder;
  readonly q: string;
}

export const FILTER_NAMES = ["type", "vertical", "medium", "season", "language", "favourites", "team", "q"] as const;

export function readFilters(search: URLSearchParams): AidFilters {
  const season = Number(search.get("season"));
  return {
    type: AID_TYPES.find((known) => known === search.get("type")) ?? null,
    vertical: search.get("vertical") || null,
    medium: search.get("medium") || null,
    season: Number.isInteger(season) && season >= 1 && season <= 12 ? season : null,
    language: LOCALES.find((known) => known === search.get("language")) ?? null,
    favourites: search.get("favourites") === "only",
    team: search.get("team") === "only",
    order: AID_ORDERS.find((known) => known === search.get("order")) ?? "updated",
    q: (search.get("q") ?? "").slice(0, 200),
  };
}

/** The aids that fit, in order; what names no vertical, medium or month is about all of them. What was searched for stays best first. */
export function chooseAids(aids: readonly AidHead[], filters: AidFilters): AidHead[] {
  const { type, vertical, medium, season, language, favourites, team, order, q } = filters;
  const fitting = aids.filter(
    (aid) =>
      (type === null || aid.type === type) &&
      isAbout(aid.verticals, vertical) &&
      isAbout(aid.media, medium) &&
      isAbout(aid.seasons, season) &&
      (language === null || aid.languages.includes(language)) &&
      (!favourites || aid.favourite) &&
      (!team || aid.team !== null),
  );
  if (q !== "" && order === "updated") return fitting;
  return fitting.toSorted(ORDERS[order]);
}

type Compare = (a: AidHead, b: AidHead) => number;

const newest: Compare = (a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0);

const ORDERS: Readonly<Record<AidOrder, Compare>> = {
  updated: newest,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.ratings - a.ratings || newest(a, b),
  downloads: (a, b) => b.downloads - a.downloads || newest(a, b),
};

function isAbout<T>(tagged: readonly T[], asked: T | null): boolean {
  return asked === null || tagged.length === 0 || tagged.includes(asked);
}

const RECENT = 4;

/** What the reader opened last, newest first. */
export function recentAids(aids: readonly AidHead[]): AidHead[] {
  return aids
    .filter(({ openedAt }) => openedAt !== null)
    .toSorted((a, b) => ((a.openedAt ?? "") < (b.openedAt ?? "") ? 1 : -1))
    .slice(0, RECENT);
}
