import { levelOfView, provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import { blockHeadline, headlineMedium, headlineSubject } from "../blockHeadline.ts";
import { mediumLight, roleLight } from "../lightColours.ts";
import { mediumMark, verticalMark } from "../ownMark.ts";
import { narrowView, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { mediaRanks } from "#domain/ranks/mediaRanks.ts";
import { marketRanks } from "#domain/ranks/marketRanks.ts";
import { type MediumTotals, mediumTotals } from "#domain/ranks/mediumTotals.ts";
import { LONG_LOOK, type RankList } from "#domain/ranks/rankList.ts";
import { verticalRanks } from "#domain/ranks/verticalRanks.ts";
import { yearKind } from "#domain/yearKind.ts";
import type { Spending } from "../../spending.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import type { Ranking } from "./ranking.ts";
import { rankWindow } from "./rankWindow.ts";

/** As many lines of a drawing are told apart by colour; more would be noise. */
const NAMED = 5;

/** The media of the market, or of one vertical or sub-vertical in it. */
export function mediaRanking(spending: Spending, medium: string): Ranking {
  const { view, own, words } = spending;
  const list = mediaRanks(view);
  const told = [
    headlineMedium("mediaRanks", spending, { medium }),
    headlineMedium("mediaRankYears", spending),
  ] as const;
  const loud = new Set([...list.rows.slice(0, NAMED).map(({ id }) => id), ...told]);
  const base = {
    kind: "medium",
    medium: null,
    list,
    spending,
    names: ["mediaRanks", "mediaRankYears"],
    told,
    line: words.text("mediaRank.line.media", { ...filters(spending), of: scopeName(spending) }),
    own: list.rows.some(({ id }) => id === medium) ? medium : null,
    nameOf: words.medium,
    markOf: (id) => (id === medium ? words.text("mediaRank.mark.medium") : mediumMark(id, own, words)),
    lightOf: mediumLight,
    weightOf: (id) => (id === medium ? "own" : loud.has(id) ? "named" : "quiet"),
    again: ({ view: other }) => mediaRanks(other),
  } satisfies Partial<Ranking>;
  const headlines = [
    blockHeadline("mediaRanks", spending, { medium }) ?? words.text("insights.atAGlance"),
    blockHeadline("mediaRankYears", spending) ?? moved(base, list),
  ] as const;
  return { ...base, headlines, window: rankWindow(list, base.own) };
}

/** The verticals of the market by what they spend on a medium. */
export function verticalRanking(spending: Spending, medium: string): Ranking {
  const { whole, own, words } = spending;
  const list = verticalRanks(whole, medium);
  const first = list.rows[0]?.id;
  const followed = new Set(list.rows.flatMap(({ id }) => (own.verticals.has(id) ? [id] : [])));
  const base = {
    kind: "vertical",
    medium,
    list,
    spending,
    names: ["verticalRanks", "verticalRankYears"],
    told: [headlineSubject("mediumVerticalRanks", spending, { medium }), null],
    line: words.text("mediaRank.line.verticals", { ...filters(spending), medium: words.medium(medium) }),
    own: list.rows.find(({ id }) => followed.has(id))?.id ?? null,
    nameOf: words.vertical,
    markOf: (id) => verticalMark(id, own, words),
    lightOf: (id) => (followed.has(id) ? roleLight("own") : roleLight("other")),
    weightOf: (id) => (followed.has(id) ? "own" : id === first ? "named" : "quiet"),
    again: ({ whole: other }) => verticalRanks(other, medium),
  } satisfies Partial<Ranking>;
  const headlines = [
    blockHeadline("mediumVerticalRanks", spending, { medium }) ?? words.text("insights.atAGlance"),
    moved(base, list),
  ] as const;
  return { ...base, headlines, window: rankWindow(list, base.own) };
}

interface AskedMarkets {
  readonly medium: string;
  readonly kind: MarketKind;
  /** Of the revision that is named in it. */
  readonly totals: MediumTotals & { readonly revision: string };
}

/** The markets that the reader may see by what is spent there on a medium. */
export function marketRanking(spending: Spending, { medium, kind, totals }: AskedMarkets): Ranking {
  const { market, words } = spending;
  const names = new Map(totals.markets.map(({ id, name }) => [id, name]));
  const rank = (asked: Spending): RankList | null => {
    const { revision, view, whole, scope } = asked;
    // An earlier revision's markets are not at hand, and this one's would be wrong for it.
    if (revision.id !== totals.revision) return null;
    const nation = { market: { id: "", name: "", rank: null }, wallet: whole.nation.wallet };
    const { year, political, currentYear } = view;
    const provenance = provenanceAtLevel(revision.provenance, levelOfView(view));
    const kinds = revision.years.map((_, at) => yearKind(provenance, at));
    return marketRanks(totals, mediumTotals([nation], { medium, scope, years: revision.years }), {
      year,
      political,
      currentYear,
      kinds,
    });
  };
  const list = rank(spending) ?? rank({ ...spending, revision: { ...spending.revision, id: totals.revision } });
  if (!list) throw new Error("The totals are of the revision that is shown");
  const own = list.rows.some(({ id }) => id === market.id) ? market.id : null;
  const base = {
    kind: "market",
    medium,
    list,
    spending,
    names: ["marketRanks", "marketRankYears"],
    told: [own, own],
    line: words.text("mediaRank.line.markets", {
      ...filters(spending),
      medium: words.medium(medium),
      of: scopeName(spending),
      kind: words.text(`mediaRank.markets.${kind}`),
    }),
    own,
    nameOf: (id) => names.get(id) ?? words.market(id),
    markOf: (id) => (id === market.id ? words.text("mediaRank.mark.market") : undefined),
    lightOf: (id) => (id === market.id ? roleLight("own") : roleLight("other")),
    weightOf: (id) => (id === market.id ? "own" : "quiet"),
    again: rank,
  } satisfies Partial<Ranking>;
  const ranking = list.rows.flatMap(({ id, rank: place }) => (place === null ? [] : [{ market: id, rank: place }]));
  const headlines = [
    blockHeadline("mediumMarketRanks", spending, { medium, ranking }) ?? moved(base, list),
    moved(base, list),
  ] as const;
  return { ...base, headlines, window: rankWindow(list, own) };
}

/** Where the own one stood and stands: "New York: rank 3 in 2021, rank 1 in 2026". */
function moved({ own, nameOf, spending }: Pick<Ranking, "own" | "nameOf" | "spending">, list: RankList): string {
  const { text, formats } = spending.words;
  const row = list.rows.find(({ id }) => id === own) ?? list.rows[0];
  const from = Math.max(list.year - LONG_LOOK, list.years[0] ?? list.year);
  const before = row?.ranks[list.years.indexOf(from)] ?? null;
  if (!row || row.rank === null || before === null) return text("insights.atAGlance");
  return text("mediaRank.moved", {
    name: nameOf(row.id),
    before: formats.count(before),
    from: formats.year(from),
    rank: formats.count(row.rank),
    year: formats.year(list.year),
  });
}

function filters({ view, market, words }: Spending) {
  return {
    market: words.market(market.id),
    year: words.formats.year(view.year),
    political: words.text(`spending.political.${view.political}`),
  };
}

/** What part of the money counts, in words. */
function scopeName({ scope, words }: Spending): string {
  if (scope.kind === "market") return words.text("mediaRank.allVerticals");
  return scope.kind === "vertical" ? words.vertical(scope.id) : words.subVertical(scope.id);
}

/** The same spending, cut down to nothing: of verticals, all money counts. */
export function ofWholeMarket(spending: Spending): Spending {
  return { ...spending, scope: WHOLE_MARKET, view: narrowView(spending.whole, WHOLE_MARKET) };
}
