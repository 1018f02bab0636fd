import { Failure } from "#domain/failure.ts";
import { amountAt } from "#domain/figures/amount.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import { yearKind } from "#domain/yearKind.ts";
import { backTest, type BackTestReport } from "#forecast/projection/backTest.ts";
import { type LevelScores, scoreLevels } from "#forecast/projection/levels.ts";
import type { YearSeries } from "#forecast/projection/yearSeries.ts";
import type { Queryable } from "#platform/database/database.ts";
import { revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { describeRevision } from "./describeRevision.ts";
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

interface RevisionSeries {
  readonly media: readonly YearSeries[];
  readonly verticals: readonly YearSeries[];
  /** By TV market; the kind is its size. */
  readonly markets: readonly YearSeries[];
  readonly figures: number;
  readonly publishedFigures: number;
}

/** Ranks at which sizes of markets end; the last takes all others. */
const SIZES = [10, 50, 100] as const;

/** The past of a revision as series: years that are forecasts are left out, since they are our own. Amounts that are no data count as none. */
function revisionSeries(revision: Revision, nation: Wallet, tvWallets: readonly Wallet[]): RevisionSeries {
  const { media, years, provenance, currentYear } = revision;
  const past = [...years.keys()].filter((year) => yearKind(provenance, year) !== "forecast");
  const points = (valueAt: (year: number) => number) =>
    past.map((at) => ({ year: years[at] ?? 0, value: known(valueAt(at)), observed: true }));
  const totals = walletTotals(nation);
  const current = Math.max(0, years.indexOf(currentYear));
  const ranked = tvWallets
    .map((wallet) => ({ wallet, dollars: coreOf(wallet, current) }))
    .toSorted((a, b) => b.dollars - a.dollars);
  const origins = past.flatMap((at) => media.flatMap((_, medium) => provenance[medium]?.[at] ?? []));
  return {
    media: media.flatMap((id, medium): YearSeries[] => [
      {
        id,
        kind: mediumGroup(id),
        political: false,
        points: points((at) => amountAt(totals.core, medium * years.length + at)),
      },
      {
        id: `${id}, political`,
        kind: "political",
        political: true,
        points: points((at) => amountAt(totals.political, medium * years.length + at)),
      },
    ]),
    verticals: [...new Set(nation.subVerticals.filter((id) => !isPolitical(id)).map(verticalOf))].map((vertical) => ({
      id: vertical,
      kind: "verticals",
      political: false,
      points: points((at) =>
        nation.subVerticals.reduce(
          (sum, id, sub) =>
            isPolitical(id) || verticalOf(id) !== vertical
              ? sum
              : sum + known(amountAt(totals.subVerticals, sub * years.length + at)),
          0,
        ),
      ),
    })),
    markets: ranked.map(({ wallet }, rank) => ({
      id: wallet.market,
      kind: sizeOf(rank + 1),
      political: false,
      points: points((at) => coreOf(wallet, at)),
    })),
    figures: origins.length,
    publishedFigures: origins.filter(({ basis }) => basis !== "modelled" && basis !== "assumed").length,
  };
}

/** Core spend of a market in a year, all media together. */
function coreOf(wallet: Wallet, year: number): number {
  const { core } = walletTotals(wallet);
  return wallet.media.reduce((sum, _, medium) => sum + known(amountAt(core, medium * wallet.years.length + year)), 0);
}

function known(dollars: number): number {
  return Number.isNaN(dollars) ? 0 : dollars;
}

function sizeOf(rank: number): string {
  const end = SIZES.find((last) => rank <= last);
  if (end === undefined) return `markets from ${SIZES[SIZES.length - 1]! + 1} on`;
  return `markets ${(SIZES[SIZES.indexOf(end) - 1] ?? 0) + 1} to ${end}`;
}
