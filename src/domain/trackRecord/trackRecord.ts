import type { Level } from "../revisions/revision.ts";
import { type PublishedRevision, isClosed, isForecast } from "./publishedRevision.ts";
import type { MoneyPart } from "./moneyPart.ts";
import { type ForecastScore, scoreForecasts, type RevisionSums } from "./scoreForecasts.ts";
import { type ScoreSummary, summarizeScores } from "./summarizeScores.ts";

export interface NamedRevision extends Pick<PublishedRevision, "id" | "label" | "publishedAt" | "sample"> {
  /** The years that it forecast; null where it forecast none. */
  readonly firstForecast: number | null;
  readonly lastForecast: number | null;
}

/** How a market's forecasts of past revisions compare with what came. */
export interface TrackRecord {
  readonly market: string;
  readonly level: Level;
  /** All that were published, oldest first, deleted ones too. */
  readonly revisions: readonly NamedRevision[];
  readonly core: PartRecord;
  readonly political: PartRecord;
  /** Every score: latest years first, then revisions in their order, all media together before each of them. */
  readonly scores: readonly ForecastScore[];
  /** The next year that is scored, and the revision that forecast it first; null while no revision forecasts anything. */
  readonly upcoming: { readonly year: number; readonly revision: string } | null;
}

/** Core money, or political money. */
export interface PartRecord {
  /** Of single media; all media together are none of them. */
  readonly overall: ScoreSummary;
  /** Of all media together. */
  readonly total: ScoreSummary;
  readonly media: readonly (ScoreSummary & { readonly medium: string })[];
  readonly horizons: readonly (ScoreSummary & { readonly horizon: number })[];
}

/** Revisions stand in the order in which they were published. */
export function trackRecord(market: string, revisions: readonly RevisionSums[], level: Level): TrackRecord {
  const known = revisions.map(({ revision }) => revision);
  const order = new Map(known.map(({ id }, at) => [id, at]));
  const scores = scoreForecasts(revisions, level);
  return {
    market,
    level,
    revisions: known.map(namedRevision),
    core: partRecord(scores, "core"),
    political: partRecord(scores, "political"),
    scores: scores.toSorted(
      (a, b) => b.year - a.year || (order.get(a.revision) ?? 0) - (order.get(b.revision) ?? 0) || 0,
    ),
    upcoming: upcomingOf(known),
  };
}

function namedRevision(revision: PublishedRevision): NamedRevision {
  const { id, label, publishedAt, sample } = revision;
  const years = revision.years.filter((year) => forecasts(revision, year));
  return { id, label, publishedAt, sample, firstForecast: years[0] ?? null, lastForecast: years.at(-1) ?? null };
}

/** Whether a revision forecasts a year for some medium. */
function forecasts(revision: PublishedRevision, year: number): boolean {
  return revision.media.some((medium) => isForecast(revision, medium, year));
}

function partRecord(all: readonly ForecastScore[], part: MoneyPart): PartRecord {
  const scores = all.filter((score) => score.part === part);
  const single = scores.filter(({ medium }) => medium !== null);
  const media = [...new Set(single.flatMap(({ medium }) => medium ?? []))];
  const horizons = [...new Set(single.flatMap(({ horizon }) => horizon ?? []))].toSorted((a, b) => a - b);
  return {
    overall: summarizeScores(single),
    total: summarizeScores(scores.filter(({ medium }) => medium === null)),
    media: media.map((medium) => ({ medium, ...summarizeScores(single.filter((one) => one.medium === medium)) })),
    horizons: horizons.map((horizon) => ({
      horizon,
      ...summarizeScores(single.filter((one) => one.horizon === horizon)),
    })),
  };
}

/** The first year that some revision forecasts and that has not closed for the latest one. */
function upcomingOf(revisions: readonly PublishedRevision[]): TrackRecord["upcoming"] {
  const latest = revisions.at(-1);
  const open = revisions.flatMap((revision) =>
    revision.years.flatMap((year) =>
      forecasts(revision, year) && !latest?.media.some((medium) => isClosed(latest, medium, year))
        ? [{ year, revision: revision.id }]
        : [],
    ),
  );
  return open.toSorted((a, b) => a.year - b.year)[0] ?? null;
}
