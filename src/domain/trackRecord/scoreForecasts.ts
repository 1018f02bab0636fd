import { addBands, type Band, measuredBand } from "../figures/bands.ts";
import { growth } from "../figures/growth.ts";
import type { Level } from "../revisions/revision.ts";
import { type Edition, isActual, isClosed, isForecast, lastClosedYear, totalOf } from "./edition.ts";
import { MONEY_PARTS, type MoneyPart } from "./moneyPart.ts";
import type { PartSums } from "./partSums.ts";

/** An edition with its figures of a market and of the nation; null where it knows no such market. */
export interface ScoredEdition {
  readonly edition: Edition;
  readonly market: PartSums | null;
  readonly nation: PartSums | null;
}

/** A forecast of one edition, held against what a later one states for the year once it had closed. */
export interface ForecastScore {
  readonly part: MoneyPart;
  /** Null is all media together. */
  readonly medium: string | null;
  readonly year: number;
  /** Whose forecast it is, by the edition's id. */
  readonly edition: string;
  /** Years ahead of the last one that had closed for the edition; null where none had. */
  readonly horizon: number | null;
  readonly forecast: number;
  /** The range that was printed with it; null where none was. */
  readonly low: number | null;
  readonly high: number | null;
  /** The first edition that states the closed year: as an actual figure, where one does. */
  readonly closedBy: string;
  readonly kind: "actual" | "estimate";
  readonly closed: number;
  /** Forecast against closed year as a part of this: 0.05 is 5 % too much. Null where it is not scored: a new definition, or nothing was spent. */
  readonly error: number | null;
  readonly inRange: boolean | null;
  /** What the edition had for the last closed year, of political money for the last one of the same phase of elections: a forecast of no change. */
  readonly unchanged: number | null;
  readonly unchangedError: number | null;
  /** How far the later edition moved that very year: what a forecast that starts from it cannot know. */
  readonly restated: number | null;
  /** The two editions measure different things, so neither is held against the other. */
  readonly isNewDefinition: boolean;
}

/** Vintages of published totals move a closed year by 1 to 4 percent; more than this is another thing that is measured. */
export const NEW_DEFINITION = 0.1;

const PHASES = 4;

/** A forecast, and the edition that closes its year. */
interface Pair {
  readonly from: ScoredEdition;
  readonly to: ScoredEdition;
  readonly medium: string | null;
  readonly year: number;
  readonly level: Level;
}

/** Every forecast of a market that can be scored by now. Editions stand in the order in which they were published. */
export function scoreForecasts(editions: readonly ScoredEdition[], level: Level): ForecastScore[] {
  return editions.flatMap((from, at) => {
    const later = editions.slice(at + 1);
    return scoredMedia(from.edition).flatMap((medium) =>
      from.edition.years.flatMap((year) => {
        const to = closingEdition(from.edition, later, medium, year);
        if (!to) return [];
        return MONEY_PARTS.flatMap((part) => scored({ from, to, medium, year, level }, part) ?? []);
      }),
    );
  });
}

/** All media together first. */
function scoredMedia({ media }: Edition): (string | null)[] {
  return [null, ...media];
}

/** The edition that says what came of a forecast; null while none does, and where it was no forecast. */
function closingEdition(
  edition: Edition,
  later: readonly ScoredEdition[],
  medium: string | null,
  year: number,
): ScoredEdition | null {
  const media = medium === null ? edition.media : [medium];
  if (!media.every((one) => isForecast(edition, one, year))) return null;
  const all = (is: typeof isActual) => later.find((one) => media.every((each) => is(one.edition, each, year)));
  return all(isActual) ?? all(isClosed) ?? null;
}

/** Whether some forecasts of these editions can be scored, as far as their national totals tell. */
export function areScored(editions: readonly Edition[]): boolean {
  const bare = editions.map((edition) => ({ edition, market: null, nation: null }));
  return editions.some((edition, at) =>
    edition.media.some((medium) =>
      edition.years.some((year) => closingEdition(edition, bare.slice(at + 1), medium, year) !== null),
    ),
  );
}

function scored(pair: Pair, part: MoneyPart): ForecastScore | null {
  const { from, to, medium, year, level } = pair;
  const [before, now] = [from.market, to.market];
  const forecast = before?.(part, medium, year) ?? null;
  const closed = now?.(part, medium, year) ?? null;
  if (!before || !now || forecast === null || closed === null || (forecast === 0 && closed === 0)) return null;
  const last = lastClosedOf(from.edition, medium);
  const base = last === null ? null : baseYear(last, year, part);
  const unchanged = base === null ? null : before(part, medium, base);
  const isNewDefinition = definitionChanged(pair, part, base);
  const missed = (guess: number | null) => (isNewDefinition ? null : growth(closed, guess));
  const band = bandOf(from.edition, before, { part, medium, year });
  const error = missed(forecast);
  const isPublished = to.edition.media.every(
    (one) => (medium !== null && one !== medium) || isActual(to.edition, one, year),
  );
  return {
    part,
    medium,
    year,
    edition: from.edition.id,
    horizon: last === null ? null : year - last,
    forecast,
    ...band,
    closedBy: to.edition.id,
    kind: level === "nation" && isPublished ? "actual" : "estimate",
    closed,
    error,
    inRange:
      error === null || band.low === null || band.high === null ? null : closed >= band.low && closed <= band.high,
    unchanged,
    unchangedError: missed(unchanged),
    restated: base === null ? null : growth(unchanged, now(part, medium, base)),
    isNewDefinition,
  };
}

/** The last year that had closed for all of an edition's media, or for one. */
function lastClosedOf(edition: Edition, medium: string | null): number | null {
  const years = (medium === null ? edition.media : [medium]).map((one) => lastClosedYear(edition, one));
  return years.reduce((least, year) => (least === null || year === null ? null : Math.min(least, year)));
}

/** The year that "no change" goes on from: the last closed one, of political money the last of the same phase. */
function baseYear(last: number, year: number, part: MoneyPart): number {
  return part === "core" ? last : year - PHASES * Math.ceil((year - last) / PHASES);
}

/** The range that a reader of the edition was given around the figure. */
function bandOf(
  edition: Edition,
  sums: PartSums,
  { part, medium, year }: Pick<ForecastScore, "part" | "medium" | "year">,
): Band {
  const bands = (medium === null ? edition.media : [medium]).flatMap((one) => {
    const [total, dollars] = [totalOf(edition, one, year), sums(part, one, year)];
    return dollars === null ? [] : [measuredBand(dollars, total?.partErrors?.[part] ?? total?.error)];
  });
  return addBands(bands);
}

/**
 * Whether two editions measure different things: another publisher stands behind the year that both know, or the nation's total of it was
 * moved further than vintages move.
 */
function definitionChanged({ from, to, medium }: Pair, part: MoneyPart, base: number | null): boolean {
  if (base === null) return false;
  return (medium === null ? from.edition.media : [medium]).some((one) => {
    const publishers = [from, to].map(({ edition }) => publisherOf(edition, one, base));
    const moved = growth(from.nation?.(part, one, base) ?? null, to.nation?.(part, one, base) ?? null);
    return (
      (publishers[0] !== publishers[1] && publishers.every((name) => name !== null)) ||
      (moved !== null && Math.abs(moved) > NEW_DEFINITION)
    );
  });
}

/** Who published a total, as its source begins: "BIA, Dec 2025, via MediaPost"; null where nobody did. */
function publisherOf(edition: Edition, medium: string, year: number): string | null {
  const total = totalOf(edition, medium, year);
  return total?.basis === "published" ? (total.source.split(",")[0]?.trim() ?? null) : null;
}
