import type { Queryable } from "#platform/database/database.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { type BackTestReport, backTest } from "#forecast/projection/backTest.ts";
import { type LevelScores, scoreLevels } from "#forecast/projection/levels.ts";
import { describeRevision } from "./describeRevision.ts";
import { revisionSeries } from "./revisionSeries.ts";
import { readWallets } from "./wallets/readWallets.ts";

export interface RevisionBackTest {
  readonly revision: string;
  readonly label: string;
  readonly sample: boolean;
  /** National totals that forecasts were compared with, and how many of them are published or derived from published ones. */
  readonly figures: number;
  readonly publishedFigures: number;
  /** National totals by medium, core and political apart. */
  readonly media: BackTestReport;
  /** The nation's core spend by vertical, all media together. */
  readonly verticals: BackTestReport;
  /** Core spend of each TV market, by size. */
  readonly marketSizes: BackTestReport;
  /** Whether it would be better to begin with sums of media. */
  readonly levels: LevelScores | null;
}

/**
 * Plays the past of a revision through. Only national totals meet what was observed; verticals and markets are compared with the revision's
 * own division of them.
 *
 * @throws Failure `revision-unknown` or `conflict` where it is not built; ForecastError where its past is too short
 */
export async function backTestRevision(store: Queryable, id: number, horizons: number): Promise<RevisionBackTest> {
  const record = await revisionRecord(store, id);
  if (!record) throw new Failure("revision-unknown", `There is no revision ${id}.`);
  if (record.builtAt === null)
    throw new Failure("conflict", `Revision ${id} is not built yet. Publish or build it first.`);
  const revision = describeRevision(record);
  const nation = (await readWallets(store, revision, NATION)).get(NATION);
  if (!nation) throw new Failure("conflict", `Revision ${id} has no figures of the nation.`);
  const series = revisionSeries(revision, nation, [...(await readWallets(store, revision, "tv")).values()]);
  const core = series.media.filter(({ political }) => !political);
  const levels = ["traditional", "digital"].map((kind) => ({
    id: kind,
    members: core.filter((one) => one.kind === kind).map((one) => one.id),
  }));
  return {
    revision: revision.id,
    label: revision.label,
    sample: revision.sample,
    figures: series.figures,
    publishedFigures: series.publishedFigures,
    media: backTest(series.media, horizons),
    verticals: backTest(series.verticals, horizons),
    marketSizes: backTest(series.markets, horizons),
    levels: scoreLevels(
      core,
      [...levels.filter(({ members }) => members.length > 0), { id: "all media", members: core.map((one) => one.id) }],
      horizons,
    ),
  };
}
