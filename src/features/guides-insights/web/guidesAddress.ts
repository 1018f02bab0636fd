import { CONTENT_KINDS, type ContentKind } from "#domain/content/contentKind.ts";

export const GUIDE_TABS = ["publications", "reports", "webinars", "guides", "method", "glossary"] as const;
export type GuideTab = (typeof GUIDE_TABS)[number];

export const SHOWN_MARKS = ["all", "unread", "saved"] as const;
export type ShownMark = (typeof SHOWN_MARKS)[number];

/** The kinds that are read here, each under its tab. Selling aids have a screen of their own. */
const TAB_OF = {
  publication: "publications",
  issue: "publications",
  report: "reports",
  webinar: "webinars",
  guide: "guides",
  method: "method",
} as const satisfies Partial<Record<ContentKind, GuideTab>>;
export type ReadKind = keyof typeof TAB_OF;

/** What the address of the screen asks to see. */
export interface GuidesView {
  readonly tab: GuideTab;
  /** Words to search for in everything; empty without a search. */
  readonly words: string;
  /** The id of a vertical; null for all. */
  readonly vertical: string | null;
  readonly show: ShownMark;
  /** The piece that is open; null where the lists are. */
  readonly piece: { readonly kind: ReadKind; readonly key: string } | null;
  /** The path of a screen whose guide is asked for. */
  readonly screen: string | null;
}

/** Reads the address; what it says wrongly is as if it said nothing. */
export function readGuidesAddress(search: URLSearchParams): GuidesView {
  const kind = CONTENT_KINDS.find((known) => known === search.get("kind"));
  const key = search.get("item");
  const piece = kind !== undefined && isReadHere(kind) && key !== null && key !== "" ? { kind, key } : null;
  const tab = GUIDE_TABS.find((known) => known === search.get("tab"));
  return {
    tab: tab ?? (piece ? TAB_OF[piece.kind] : "publications"),
    words: (search.get("q") ?? "").trim(),
    vertical: search.get("vertical"),
    show: SHOWN_MARKS.find((known) => known === search.get("show")) ?? "all",
    piece,
    screen: search.get("screen"),
  };
}

/** The address with another choice in its lists; what is as usual is left out, and an open piece is left. */
export function writeGuidesAddress(
  { tab, words, vertical, show }: GuidesView,
  change: Partial<Pick<GuidesView, "tab" | "words" | "vertical" | "show">>,
): URLSearchParams {
  const next = { tab, words, vertical, show, ...change };
  return new URLSearchParams({
    ...(next.tab !== "publications" && { tab: next.tab }),
    ...(next.words !== "" && { q: next.words }),
    ...(next.vertical !== null && { vertical: next.vertical }),
    ...(next.show !== "all" && { show: next.show }),
  });
}

export function isReadHere(kind: ContentKind): kind is ReadKind {
  return Object.hasOwn(TAB_OF, kind);
}

/** The tab under which a kind is listed. */
export function tabOf(kind: ReadKind): GuideTab {
  return TAB_OF[kind];
}
