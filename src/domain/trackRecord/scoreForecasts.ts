import { addBands, type Band, measuredBand } from "../figures/bands.ts";
import { growth } from "../figures/growth.ts";
import type { Level } from "../revisions/revision.ts";
import {
  type PublishedRevision,
  isActual,
  isClosed,
  isForecast,
  lastClosedYear,
  totalOf,
} from "./publishedRevision.ts";
import { MONEY_PARTS, type MoneyPart } from "./moneyPart.ts";
import type { PartSums } from "./partSums.ts";

/** A revision with its figures of a market and of the nation; null where it knows no such market. */
export interface RevisionSums {
  readonly revision: PublishedRevision;
  readonly market: PartSums | null;
  readonly nation: PartSums | null;
}

/** A forecast of one revision, held against what a later one states for the year once it had closed. */
export interface ForecastScore {
  readonly part: MoneyPart;
  /** Null is all media together. */
  readonly medium: string | null;
  readonly year: number;
  /** Whose forecast it is, by the revision's id. */
  readonly revision: string;
  /** Years ahead of the last one that had closed for the revision; null where none had. */
  readonly horizon: number | null;
  readonly forecast: number;
  /** The range that was printed with it; null where none was. */
  readonly low: number | null;
  readonly high: number | null;
  /** The first revision that states the closed year: as an actual figure, where one does. */
  readonly closedBy: string;
  readonly kind: "actual" | "estimate";
  readonly closed: number;
  /** Forecast against closed year as a part of this: 0.05 is 5 % too much. Null where it is not scored: a new definition, or nothing was spent. */
  readonly error: number | null;
  readonly inRange: boolean | null;
  /** What the revision had for the last closed year, of political money for the last one of the same phase of elections: a forecast of no change. */
  readonly unchanged: number | null;
  readonly unchangedError: number | null;
  /** How far the later revision moved that very year: what a forecast that starts from it cannot know. */
  readonly restated: number | null;
  /** The two revisions measure different things, so neither is held against the other. */
  readonly isNewDefinition: boolean;
}

/** Vintages of published totals move a closed year by 1 to 4 percent; more than this is another thing that is measured. */
export const NEW_DEFINITION = 0.1;

const PHASES = 4;

/** A forecast, and the revision that closes its year. */
interface Pair {
  readonly from: RevisionSums;
  readonly to: RevisionSums;
  readonly medium: string | null;
  readonly year: number;
  readonly level: Level;
}

/** Every forecast of a market that can be scored by now. Revisions stand in the order in which they were published. */
export function scoreForecasts(revisions: readonly RevisionSums[], level: Level): ForecastScore[] {
  return revisions.flatMap((from, at) => {
    const later = revisions.slice(at + 1);
    return scoredMedia(from.revision).flatMap((medium) =>
      from.revision.years.flatMap((year) => {
        const to = closingRevision(from.revision, later, medium, year);
        if (!to) return [];
        return MONEY_PARTS.flatMap((part) => scored({ from, to, medium, year, level }, part) ?? []);
      }),
    );
  });
}

/** All media together first. */
function scoredMedia({ media }: PublishedRevision): (string | null)[] {
  return [null, ...media];
}

/** The revision that says what came of a forecast; null while none does, and where it was no forecast. */
function closingRevision(
  revision: PublishedRevision,
  later: readonly RevisionSums[],
  medium: string | null,
  year: number,
): RevisionSums | null {
  const media = medium === null ? revision.media : [medium];
  if (!media.every((one) => isForecast(revision, one, year))) return null;
  const all = (is: typeof isActual) => later.find((one) => media.every((each) => is(one.revision, each, year)));
  return all(isActual) ?? all(isClosed) ?? null;
}

/** Whether some forecasts of these revisions can be scored, as far as their national totals tell. */
export function areScored(revisions: readonly PublishedRevision[]): boolean {
  const bare = revisions.map((revision) => ({ revision, market: null, nation: null }));
  return revisions.some((revision, at) =>
    revision.media.some((medium) =>
      revision.years.some((year) => closingRevision(revision, bare.slice(at + 1), medium, year) !== null),
    ),
  );
}

function scored(pair: Pair, part: MoneyPart): ForecastScore | null {
  const { from, to, medium, year, level } = pair;
  const [before, now] = [from.market, to.market];
  const forecast = before?.(part, medium, year) ?? null;
  const closed = now?.(part, medium, year) ?? null;
  if (!before || !now || forecast === null || closed === null || (forecast === 0 && closed === 0)) return null;
  const last = lastClosedOf(from.revision, medium);
  const base = last === null ? null : baseYear(last, year, part);
  const unchanged = base === null ? null : before(part, medium, base);
  const isNewDefinition = definitionChanged(pair, part, base);
  const missed = (guess: number | null) => (isNewDefinition ? null : growth(closed, guess));
  const band = bandOf(from.revision, before, { part, medium, year });
  const error = missed(forecast);
  const isPublished = to.revision.media.every(
    (one) => (medium !== null && one !== medium) || isActual(to.revision, one, year),
  );
  return {
    part,
    medium,
    year,
    revision: from.revision.id,
    horizon: last === null ? null : year - last,
    forecast,
    ...band,
    closedBy: to.revision.id,
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

/** The last year that had closed for all of a revision's media, or for one. */
function lastClosedOf(revision: PublishedRevision, medium: string | null): number | null {
  const years = (medium === null ? revision.media : [medium]).map((one) => lastClosedYear(revision, one));
  return years.reduce((least, year) => (least === null || year === null ? null : Math.min(least, year)));
}

/** The year that "no change" goes on from: the last closed one, of political money the last of the same phase. */
function baseYear(last: number, year: number, part: MoneyPart): number {
  return part === "core" ? last : year - PHASES * Math.ceil((year - last) / PHASES);
}

/** The range that a reader of the revision was given around the figure. */
function bandOf(
  revision: PublishedRevision,
  sums: PartSums,
  { part, medium, year }: Pick<ForecastScore, "part" | "medium" | "year">,
): Band {
  const bands = (medium === null ? revision.media : [medium]).flatMap((one) => {
    const [total, dollars] = [totalOf(revision, one, year), sums(part, one, year)];
    return dollars === null ? [] : [measuredBand(dollars, total?.partErrors?.[part] ?? total?.error)];
  });
  return addBands(bands);
}

/**
 * Whether two revisions measure different things: another publisher stands behind the year that both know, or the nation's total of it was
 * moved further than vintages move.
 */
function definitionChanged({ from, to, medium }: Pair, part: MoneyPart, base: number | null): boolean {
  if (base === null) return false;
  return (medium === null ? from.revision.media : [medium]).some((one) => {
    const publishers = [from, to].map(({ revision }) => publisherOf(revision, one, base));
    const moved = growth(from.nation?.(part, one, base) ?? null, to.nation?.(part, one, base) ?? null);
    return (
      (publishers[0] !== publishers[1] && publishers.every((name) => name !== null)) ||
      (moved !== null && Math.abs(moved) > NEW_DEFINITION)
    );
  });
}

/** Who published a total, as its source begins: "BIA, Dec 2025, via MediaPost"; null where nobody did. */
function publisherOf(revision: PublishedRevision, medium: string, year: number): string | null {
  const total = totalOf(revision, medium, year);
  return total?.basis === "published" ? (total.source.split(",")[0]?.trim() ?? null) : null;
}
