import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { addBands, type Band } from "#domain/figures/bands.ts";
import { averageGrowth, growth } from "#domain/figures/growth.ts";
import { ranks } from "#domain/figures/rank.ts";
import { rounded } from "#domain/figures/rounded.ts";
import { indexAgainst, perPerson, shareOf } from "#domain/figures/share.ts";
import { politicalMonths } from "#domain/politicalMonths.ts";
import { sumOrNull } from "#domain/ranks/sumOrNull.ts";
import { platformDollars } from "#domain/spending/platformSpending.ts";
import { narrowView, type Scope, scopeSubVerticals, WHOLE_MARKET } from "#domain/spending/scope.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";
import { viewBand } from "#domain/spending/viewBand.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { PLATFORMS } from "#domain/taxonomy/platforms.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import { type FigureMeasure, type FigurePlace, readFigureId } from "../figureId.ts";
import { partsApart } from "../printed.ts";

/**
 * The value of a figure, worked out again from the wallets of a whole market's view alone; null for a figure that is not
 * known, or that comes from elsewhere, such as a score or a season.
 */
export function figureById(id: string, view: SpendingView): number | null {
  const place = readFigureId(id);
  return place && computed(place, view);
}

function computed(place: FigurePlace, view: SpendingView): number | null {
  const [first = 0, last = first] = place.when.split("-").map(Number);
  const at = (year: number, rest: Partial<FigurePlace> = {}) => placedAmount(view, { ...place, ...rest, year });
  const nation = view.nation.wallet.market;
  const again = (measure: FigureMeasure, rest: Partial<FigurePlace> = {}) =>
    computed({ ...place, ...rest, measure }, view);
  const { base, part } = readSubject(place.subject);
  const within = (container: string) => ({ subject: part ? `${container}.${part}` : container });
  const partOf = (year: number, rest: Partial<FigurePlace>) => shareOf(at(year), at(year, rest));
  const perHead = (dollars: number | null) => perPerson(dollars, marketOf(view, place.market)?.population ?? 0);
  const apart = (measure: FigureMeasure) => {
    const [own, there] = [again(measure), again(measure, { market: nation })];
    return own === null || there === null ? null : partsApart(own, there);
  };

  switch (place.measure) {
    case "dollars":
      return at(first);
    case "change":
      return less(at(first), at(first - 1));
    case "perCapita":
      return perHead(at(first));
    case "perCapitaChange":
      return perHead(less(at(first), at(first - 1)));
    case "growth":
      return growth(at(first - 1), at(first));
    case "cagr":
      return averageGrowth(at(first), at(last), last - first);
    case "share":
      return listShare(view, place, "all", first);
    case "shareOfDigital":
      return listShare(view, place, "digital", first);
    case "part":
      return partOf(first, { medium: "all" });
    case "expectedPart":
      return nationPart(place, view);
    case "gapDollars": {
      const medium = place.medium.split(".")[0] ?? "";
      const [expected, own, all] = [again("expectedPart"), again("part", { medium }), at(first, { medium: "all" })];
      return expected === null || own === null || all === null
        ? null
        : Math.abs(rounded((expected - own) * all, 0) ?? 0);
    }
    case "politicalPart":
      return partOf(first, { subject: base });
    case "partOfMarket":
      return partOf(first, within("all"));
    case "partOfVertical":
      return partOf(first, within(verticalOf(base)));
    case "partOfMarketChange":
      return less(partOf(first, within("all")), partOf(first - 1, within("all")));
    case "partOfVerticalChange":
      return less(partOf(first, within(verticalOf(base))), partOf(first - 1, within(verticalOf(base))));
    case "partOfMarketGrowth":
      return shareOf(again("change"), again("change", within("all")));
    case "partOfVerticalGrowth":
      return shareOf(again("change"), again("change", within(verticalOf(base))));
    case "shareGap":
      return apart("share");
    case "shareOfDigitalGap":
      return apart("shareOfDigital");
    case "partGap":
      return apart("part");
    case "partOfMarketGap":
      return apart("partOfMarket");
    case "growthGap":
      return apart("growth");
    case "cagrGap":
      return apart("cagr");
    case "shareChange": {
      const [now, before] = [listShare(view, place, "all", last), listShare(view, place, "all", first)];
      return now === null || before === null ? null : partsApart(now, before);
    }
    case "index":
      return indexAgainst(again("part", { market: nation }), again("part"));
    case "indexOfDigital": {
      const digital = (market: string) => shareOf(at(first, { market }), at(first, { market, medium: "digital" }));
      return indexAgainst(digital(nation), digital(place.market));
    }
    case "perCapitaIndex":
      return indexAgainst(again("perCapita", { market: nation }), again("perCapita"));
    case "rank": {
      const media = marketOf(view, place.market)?.wallet.media ?? [];
      const order = ranks(media.map((medium) => at(first, { medium }) ?? Number.NaN));
      return order[media.indexOf(place.medium)] ?? null;
    }
    case "sharedRank": {
      const own = at(first);
      const media = marketOf(view, place.market)?.wallet.media ?? [];
      return own === null ? null : 1 + media.filter((medium) => (at(first, { medium }) ?? -1) > own).length;
    }
    case "mediaCount":
      return marketOf(view, place.market)?.wallet.media.length ?? null;
    case "mixDistance":
      return mixDistance(place, view);
    case "mixShared":
      return less(1, mixDistance(place, view));
    case "crowdedPart": {
      const months = politicalMonths({ year: first }, at(first));
      const crowded = months.filter(({ dollars }) => dollars >= HOT_MONTH * (months.at(-1)?.cumulative ?? 0));
      return shareOf(
        crowded.reduce((sum, { dollars }) => sum + dollars, 0),
        months.at(-1)?.cumulative ?? null,
      );
    }
    case "low":
    case "high":
      return bandOfPlace(view, place, first)[place.measure];
    case "lowPerCapita":
      return perHead(again("low"));
    case "highPerCapita":
      return perHead(again("high"));
    case "topThreePart": {
      const amounts = subVerticalAmounts(place, view).toSorted((a, b) => b - a);
      return shareOf(
        amounts.slice(0, 3).reduce((sum, dollars) => sum + dollars, 0),
        at(first),
      );
    }
    case "subVerticalCount":
      return subVerticalAmounts(place, view).length;
    case "year":
      return first;
    default:
      return null;
  }
}

function less(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before;
}

/** The nation's share where the nation is the benchmark; other benchmarks do not come from a wallet. */
function nationPart(place: FigurePlace, view: SpendingView): number | null {
  const [medium = "", benchmark] = place.medium.split(".");
  if (benchmark !== "nation") return null;
  return computed({ ...place, market: view.nation.wallet.market, medium, measure: "part" }, view);
}

function mixDistance(place: FigurePlace, view: SpendingView): number | null {
  const part = (market: string, medium: string) => computed({ ...place, market, medium, measure: "part" }, view) ?? 0;
  const nation = view.nation.wallet.market;
  return view.own.wallet.media.reduce(
    (sum, medium) => sum + Math.abs(part(place.market, medium) - part(nation, medium)) / 2,
    0,
  );
}

/** What each sub-vertical of the subject spends, those that spend anything. */
function subVerticalAmounts({ market, subject, when }: FigurePlace, view: SpendingView): number[] {
  const { base, part } = readSubject(subject);
  const { own } = narrowView(view, base === "all" ? { kind: "market" } : { kind: "vertical", id: base });
  return own.wallet.subVerticals.flatMap((id) => {
    const one = part ? `${id}.${part}` : id;
    const dollars = placedAmount(view, { market, subject: one, medium: "all", year: Number(when) });
    return dollars ? [dollars] : [];
  });
}

/** The range around the sum of all media of a subject in a year. */
function bandOfPlace(view: SpendingView, { market, subject }: FigurePlace, year: number): Band {
  const political = readSubject(subject).part === "core" ? "without" : view.political;
  const band = viewBand(narrowView({ ...view, political }, subjectScope(subject)));
  const { media, years } = view.own.wallet;
  return addBands(
    media.flatMap((medium, place) => {
      const dollars = placedAmount(view, { market, subject, medium, year });
      return dollars === null ? [] : [band(dollars, place, years.indexOf(year))];
    }),
  );
}

const PLATFORM = "platform.";

/** A medium's part of a list, 0–1; of several sellers, what they have together. */
function listShare(view: SpendingView, place: FigurePlace, list: "all" | "digital", year: number): number | null {
  const market = marketOf(view, place.market);
  if (!market) return null;
  if (place.medium.startsWith(PLATFORM)) return platformShare(view, place, year);
  const media = market.wallet.media.filter((medium) => list === "all" || mediumGroup(medium) === list);
  const amount = (medium: string) => placedAmount(view, { ...place, medium, year });
  return media.includes(place.medium) ? shareOf(amount(place.medium), sumOrNull(media.map(amount))) : null;
}

function platformShare(view: SpendingView, { subject, medium }: FigurePlace, year: number): number | null {
  const narrow = narrowView(view, subjectScope(subject));
  const political = readSubject(subject).part === "core" ? "without" : "with";
  const dollars = platformDollars({ ...narrow, political }, view.own.wallet.years.indexOf(year));
  const wanted = medium.slice(PLATFORM.length).split("+");
  const theirs = dollars.filter((_, at) => wanted.includes(PLATFORMS[at]?.id ?? ""));
  return shareOf(nullIfUnknown(sumKnown(theirs)), nullIfUnknown(sumKnown(dollars)));
}

/** Which cells a figure is about; the year is one of the calendar. */
type Cells = Pick<FigurePlace, "market" | "subject" | "medium"> & { readonly year: number };

/** The sum of the cells, straight from the wallet; null where none of them is known. */
function placedAmount(view: SpendingView, cells: Cells): number | null {
  const market = marketOf(view, cells.market);
  const year = market?.wallet.years.indexOf(cells.year) ?? -1;
  if (!market || year < 0) return null;
  const { wallet } = market;
  const media = mediaOf(market, cells.medium);
  const dollars = subVerticalsOf(market, cells.subject).flatMap((subVertical) =>
    media.map((medium) => wallet.dollars[cellIndex(wallet, subVertical, medium, year)] ?? Number.NaN),
  );
  return nullIfUnknown(sumKnown(dollars));
}

/** A market of the view by its id. */
function marketOf({ own, nation, compared }: SpendingView, id: string): MarketWallet | undefined {
  return [own, nation, ...compared].find(({ wallet }) => wallet.market === id);
}

/** `automotive.core` in its two parts. */
function readSubject(subject: string): { readonly base: string; readonly part: string | undefined } {
  const [base = "", part] = subject.split(".");
  return { base, part };
}

/** The scope that a subject names. */
function subjectScope(subject: string): Scope {
  const { base } = readSubject(subject);
  if (base === "all") return WHOLE_MARKET;
  return verticalById(base) ? { kind: "vertical", id: base } : { kind: "subVertical", id: base };
}

function subVerticalsOf({ wallet }: MarketWallet, subject: string): number[] {
  const ids = scopeSubVerticals(subjectScope(subject));
  const { part } = readSubject(subject);
  return wallet.subVerticals.flatMap((id, place) => {
    if (ids && !ids.includes(id)) return [];
    if (part === "core" && isPolitical(id)) return [];
    return part === "political" && !isPolitical(id) ? [] : [place];
  });
}

function mediaOf({ wallet }: MarketWallet, medium: string): number[] {
  return wallet.media.flatMap((id, place) =>
    medium === "all" || id === medium || mediumGroup(id) === medium ? [place] : [],
  );
}
