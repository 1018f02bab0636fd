import { nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { allocationError } from "../figures/bands.ts";
import { growth } from "../figures/growth.ts";
import { rounded } from "../figures/rounded.ts";
import { indexAgainst, shareOf } from "../figures/share.ts";
import { sharesDiffer } from "../figures/significance.ts";
import { listedMedia, mediumDollars } from "../spending/listedMedia.ts";
import { redefinedMedia } from "../spending/redefinedMedia.ts";
import { narrowWallet } from "../spending/scope.ts";
import type { MarketWallet, SpendingView } from "../spending/view.ts";
import type { Table } from "../tables/table.ts";
import { type ColumnOf, tableOf } from "../tables/tableOf.ts";
import type { Locale } from "../taxonomy/name.ts";
import type { Prospect } from "./prospect.ts";
import { prospectScore, type ScoreParts, standing } from "./prospectScore.ts";

/** A prospect with what it spends on digital media in a market and year. */
export interface DigitalProspect {
  readonly prospect: Prospect;
  readonly dollars: number;
  /** Digital's part of all it spends; null where the two parts it is made from do not go together. */
  readonly share: number | null;
  /** Change on the year before; that of its sub-vertical. */
  readonly growth: number | null;
  readonly nationShare: number | null;
  /** share − nationShare, as a part of one. */
  readonly gap: number | null;
  /** How strong the reader's own media are in its sub-vertical against the nation; 100 is average. */
  readonly ownIndex: number | null;
  /** Whether the data carry no difference between the own media's share and the nation's. */
  readonly ownLevel: boolean;
  /** 0–100. */
  readonly score: number;
  readonly parts: ScoreParts;
}

/** The prospects of a view's sub-verticals by score, best first. `ownMedia`: what the reader sells; digital where empty. */
export function digitalMarketProspects(
  view: SpendingView,
  prospects: readonly Prospect[],
  ownMedia: ReadonlySet<string>,
): DigitalProspect[] {
  const nationDollars = marketDollars(view.nation, view);
  const found = prospects.flatMap((prospect) => measured(view, prospect, ownMedia, nationDollars) ?? []);
  const [sizes, changes] = [standing(found.map(({ dollars }) => dollars)), standing(found.map((one) => one.growth))];
  return found
    .map((one, at): DigitalProspect => {
      const parts = {
        size: sizes[at] ?? 0,
        growth: changes[at] ?? 0,
        opening: one.ownLevel ? 0 : openingOf(one.ownIndex),
      };
      return { ...one, parts, score: prospectScore(parts) };
    })
    .toSorted((a, b) => b.score - a.score || b.dollars - a.dollars);
}

/** What a weakness of the own media is worth: none of them bought is 100, level with the nation or more is 0. */
function openingOf(index: number | null): number {
  return index === null ? 0 : Math.min(Math.max(100 - index, 0), 100);
}

/** Null where its sub-vertical spends nothing on digital media here, or nothing is known of it. */
function measured(
  view: SpendingView,
  prospect: Prospect,
  ownMedia: ReadonlySet<string>,
  nationDollars: number | null,
): Omit<DigitalProspect, "score" | "parts"> | null {
  const { subVertical, spendPart, digitalPart } = prospect;
  if (!view.own.wallet.subVerticals.includes(subVertical)) return null;
  const [own, nation] = [spentOf(view, view.own, subVertical), spentOf(view, view.nation, subVertical)];
  const [digital, all, before] = [own("digital"), own("all"), own("digital", view.year - 1)];
  const isNew = redefinedIn(view, subVertical);
  const dollars = Math.round((digital ?? 0) * digitalPart);
  if (dollars <= 0) return null;
  const share = digitalShare(digital, digitalPart, all, spendPart);
  const nationShare = digitalShare(nation("digital"), digitalPart, nation("all"), spendPart);
  const media = ownMedia.size === 0 ? "digital" : ownMedia;
  const [ownShare, ownThere] = [shareOf(own(media), all), shareOf(nation(media), nation("all"))];
  return {
    prospect,
    dollars,
    share,
    growth: isNew ? null : growth(before, digital),
    nationShare,
    gap: share === null || nationShare === null ? null : share - nationShare,
    ownIndex: indexAgainst(ownThere, ownShare),
    ownLevel: isLevel(ownShare, ownThere, shareOf(all, nationDollars)),
  };
}

/** Whether the digital money of a sub-vertical is of another definition than the year before. */
function redefinedIn({ own, year, political }: SpendingView, subVertical: string): boolean {
  const part = narrowWallet(own.wallet, { kind: "subVertical", id: subVertical });
  const places = listedMedia(part, "digital").map(({ place }) => place);
  const at = part.years.indexOf(year);
  return redefinedMedia(part, places, political)(at - 1, at);
}

function isLevel(share: number | null, nation: number | null, partOfNation: number | null): boolean {
  if (share === null || nation === null) return true;
  return !sharesDiffer({ value: share, error: allocationError(partOfNation ?? 0) }, { value: nation, error: 0 });
}

function marketDollars({ wallet }: MarketWallet, { political, year }: SpendingView): number | null {
  const at = wallet.years.indexOf(year);
  return nullIfUnknown(sumKnown(listedMedia(wallet).map(({ place }) => mediumDollars(wallet, place, at, political))));
}

/** Two estimates that would have someone spend more on digital than on everything say nothing. */
function digitalShare(digital: number | null, digitalPart: number, all: number | null, part: number): number | null {
  const share = digital === null || all === null ? null : shareOf(digital * digitalPart, all * part);
  return share === null || share > 1 ? null : share;
}

/** What a sub-vertical spends in a market on a group of media; null where nothing is known. */
function spentOf({ political, year: current }: SpendingView, { wallet }: MarketWallet, subVertical: string) {
  const part = narrowWallet(wallet, { kind: "subVertical", id: subVertical });
  return (media: "all" | "digital" | ReadonlySet<string>, year = current): number | null => {
    const list = listedMedia(part, media === "digital" ? media : undefined);
    const meant = typeof media === "string" ? list : list.filter(({ medium }) => media.has(medium));
    const at = part.years.indexOf(year);
    return nullIfUnknown(sumKnown(meant.map(({ place }) => mediumDollars(part, place, at, political))));
  };
}

const COLUMNS: readonly ColumnOf<DigitalProspect>[] = [
  { key: "sub_vertical", unit: "text", cell: ({ prospect }) => prospect.subVertical },
  { key: "kind", unit: "text", cell: ({ prospect }) => prospect.kind },
  { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
  { key: "digital_share_percent", unit: "percent", part: (row) => row.share },
  { key: "growth_percent", unit: "percent", part: (row) => row.growth },
  { key: "gap_points", unit: "percent", part: (row) => row.gap },
  { key: "score", unit: "index", cell: (row) => row.score },
  { key: "score_size", unit: "index", cell: (row) => rounded(row.parts.size, 1) },
  { key: "score_growth", unit: "index", cell: (row) => rounded(row.parts.growth, 1) },
  { key: "score_opening", unit: "index", cell: (row) => rounded(row.parts.opening, 1) },
];

/** Prospects as plain rows, called by their names in a language. */
export function prospectsTable(rows: readonly DigitalProspect[], locale: Locale): Table {
  return tableOf(rows, [{ key: "name", unit: "text", cell: ({ prospect }) => prospect.names[locale] }, ...COLUMNS]);
}
