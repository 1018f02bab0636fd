import type { Level } from "../revisions/revision.ts";
import { type Edition, isClosed, isForecast } from "./edition.ts";
import type { MoneyPart } from "./moneyPart.ts";
import { type ForecastScore, scoreForecasts, type ScoredEdition } from "./scoreForecasts.ts";
import { type ScoreSummary, summarizeScores } from "./summarizeScores.ts";

export type NamedEdition = Pick<Edition, "id" | "label" | "publishedAt" | "sample">;

/** How a market's forecasts of past editions compare with what came. */
export interface TrackRecord {
  readonly market: string;
  readonly level: Level;
  /** All that were published, oldest first, deleted ones too. */
  readonly editions: readonly NamedEdition[];
  readonly core: PartRecord;
  readonly political: PartRecord;
  /** Every score: latest years first, then editions in their order, all media together before each of them. */
  readonly scores: readonly ForecastScore[];
  /** The next year that is scored, and the edition that forecast it first; null while no edition forecasts anything. */
  readonly upcoming: { readonly year: number; readonly edition: string } | null;
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

/** Editions stand in the order in which they were published. */
export function trackRecord(market: string, editions: readonly ScoredEdition[], level: Level): TrackRecord {
  const known = editions.map(({ edition }) => edition);
  const order = new Map(known.map(({ id }, at) => [id, at]));
  const scores = scoreForecasts(editions, level);
  return {
    market,
    level,
    editions: known.map(({ id, label, publishedAt, sample }) => ({ id, label, publishedAt, sample })),
    core: partRecord(scores, "core"),
    political: partRecord(scores, "political"),
    scores: scores.toSorted(
      (a, b) => b.year - a.year || (order.get(a.edition) ?? 0) - (order.get(b.edition) ?? 0) || 0,
    ),
    upcoming: upcomingOf(known),
  };
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

/** The first year that some edition forecasts and that has not closed for the latest one. */
function upcomingOf(editions: readonly Edition[]): TrackRecord["upcoming"] {
  const latest = editions.at(-1);
  const open = editions.flatMap((edition) =>
    edition.years.flatMap((year) =>
      edition.media.some((medium) => isForecast(edition, medium, year)) &&
      !latest?.media.some((medium) => isClosed(latest, medium, year))
        ? [{ year, edition: edition.id }]
        : [],
    ),
  );
  return open.toSorted((a, b) => a.year - b.year)[0] ?? null;
}
