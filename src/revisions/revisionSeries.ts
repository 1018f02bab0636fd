import { amountAt } from "#domain/figures/amount.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import { provenanceAt, yearKind } from "#domain/yearKind.ts";
import type { YearSeries } from "#forecast/projection/yearSeries.ts";

export interface RevisionSeries {
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
export function revisionSeries(revision: Revision, nation: Wallet, tvWallets: readonly Wallet[]): RevisionSeries {
  const { media, years, provenance, currentYear } = revision;
  const past = [...years.keys()].filter((year) => yearKind(provenance, year) !== "forecast");
  const points = (valueAt: (year: number) => number) =>
    past.map((at) => ({ year: years[at] ?? 0, value: known(valueAt(at)), observed: true }));
  const totals = walletTotals(nation);
  const current = Math.max(0, years.indexOf(currentYear));
  const ranked = tvWallets
    .map((wallet) => ({ wallet, dollars: coreOf(wallet, current) }))
    .toSorted((a, b) => b.dollars - a.dollars);
  const origins = past.flatMap((at) => media.map((_, medium) => provenanceAt(provenance, medium, at)));
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
    publishedFigures: origins.filter(({ basis }) => basis !== "modelled").length,
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
