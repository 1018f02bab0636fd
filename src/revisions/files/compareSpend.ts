import { growth } from "#domain/figures/growth.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { isVertical } from "#domain/taxonomy/verticalById.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { expandMedium } from "#revisions/ingest/cells/expandMedium.ts";
import { expandTarget } from "#revisions/ingest/cells/expandTarget.ts";
import { type SpendTally, yearOfKey } from "#revisions/ingest/spendTally.ts";
import type { Difference } from "../checks/compareRevisions.ts";

/** How a file of spend differs from what is published for the very same figures; largest change first. */
export interface SpendDifference {
  /** Figures in the file. */
  readonly figures: number;
  /** Those of them that are published and differ. */
  readonly changed: number;
  /** Those for which nothing is published. */
  readonly added: number;
  /** Published figures that the file is below and above: as a part of what was spent it leaves the former as they are. */
  readonly lowered: Moved;
  readonly lifted: Moved;
  readonly total: Difference;
  /** Oldest first. */
  readonly years: readonly Difference[];
  readonly markets: readonly Difference[];
  readonly media: readonly Difference[];
  readonly verticals: readonly Difference[];
  /** Figures that are less than half or more than twice of what is published, by how many dollars they differ. */
  readonly outliers: readonly Outlier[];
  /** How many there are in all. */
  readonly outlierCount: number;
}

export interface Moved {
  readonly figures: number;
  readonly dollars: number;
}

export interface Outlier {
  readonly market: string;
  /** A vertical, a sub-vertical or a group of them. */
  readonly target: string;
  readonly medium: string;
  readonly year: number;
  readonly before: number;
  readonly after: number;
}

/** So many rows are looked at before others have their turn: a few milliseconds. */
const ROWS_AT_ONCE = 5_000;
const OUTLIERS_SHOWN = 50;
const FAR = 2;
/** Smaller differences are nobody's business, whatever their ratio. */
const LEAST_DOLLARS = 10_000;

interface Sum {
  before: number | null;
  after: number;
}
type Sums = Map<string, Sum>;

/**
 * Compares row by row with the wallets that readers see, and lets others have their turn in between.
 *
 * @param walletOf the published wallet of a market; null where there is none
 */
export async function compareSpend(
  tally: SpendTally,
  walletOf: (market: string) => Wallet | null,
): Promise<SpendDifference> {
  const [total, years, markets, media, verticals]: Sums[] = Array.from({ length: 5 }, () => new Map());
  const published = publishedFigures(tally, walletOf);
  const found = { outliers: [] as Outlier[], count: 0, changed: 0, added: 0 };
  const [lowered, lifted] = [
    { figures: 0, dollars: 0 },
    { figures: 0, dollars: 0 },
  ];
  const targetVerticals = tally.targets.map(verticalOfTarget);
  for (let row = 0; row < tally.dollars.length; row++) {
    if (row > 0 && row % ROWS_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    const { keys } = tally;
    const market = keys[row * 4] ?? 0;
    const target = keys[row * 4 + 1] ?? 0;
    const medium = keys[row * 4 + 2] ?? 0;
    const year = yearOfKey(keys[row * 4 + 3] ?? 0);
    const after = tally.dollars[row] ?? 0;
    const before = published(market, target, medium, year);
    const names = [tally.markets[market] ?? "", tally.targets[target] ?? "", tally.media[medium] ?? ""] as const;
    addTo(total, "", before, after);
    addTo(years, String(year), before, after);
    addTo(markets, names[0], before, after);
    addTo(media, names[2], before, after);
    addTo(verticals, targetVerticals[target] ?? "", before, after);
    if (before === null) found.added++;
    else if (before !== after) found.changed++;
    if (before !== null && before !== after) {
      const moved = after < before ? lowered : lifted;
      moved.figures++;
      moved.dollars += Math.abs(after - before);
    }
    if (before !== null && isFar(before, after)) {
      found.count++;
      keepOutlier(found.outliers, { market: names[0], target: names[1], medium: names[2], year, before, after });
    }
  }
  return {
    figures: tally.dollars.length,
    changed: found.changed,
    added: found.added,
    lowered,
    lifted,
    total: differences(total)[0] ?? { id: "", before: null, after: null, change: 0, growth: null },
    years: differences(years).toSorted((a, b) => Number(a.id) - Number(b.id)),
    markets: differences(markets),
    media: differences(media),
    verticals: differences(verticals),
    outliers: found.outliers.toSorted(byChange).slice(0, OUTLIERS_SHOWN),
    outlierCount: found.count,
  };
}

/** Looks up what is published for a row: the sum over all that its names stand for; null where no part of it is known. */
function publishedFigures(
  { markets, targets, media }: SpendTally,
  walletOf: (market: string) => Wallet | null,
): (market: number, target: number, medium: number, year: number) => number | null {
  const wallets = markets.map(walletOf);
  const [axes] = wallets.filter((wallet) => wallet !== null);
  if (!axes) return () => null;
  const rowsOf = targets.map((id) => positions(expandTarget(id), axes.subVerticals));
  const columnsOf = media.map((id) => positions(expandMedium(id), axes.media));
  const yearAt = new Map(axes.years.map((year, at) => [year, at]));
  return (market, target, medium, year) => {
    const wallet = wallets[market];
    const y = yearAt.get(year);
    if (!wallet || y === undefined) return null;
    let sum: number | null = null;
    for (const s of rowsOf[target] ?? [])
      for (const m of columnsOf[medium] ?? []) {
        const dollars = wallet.dollars[(s * wallet.media.length + m) * wallet.years.length + y] ?? Number.NaN;
        if (!Number.isNaN(dollars)) sum = (sum ?? 0) + dollars;
      }
    return sum;
  };
}

function positions(ids: readonly string[], axis: readonly string[]): number[] {
  return ids.map((id) => axis.indexOf(id)).filter((at) => at >= 0);
}

/** The vertical that a row counts to; a group counts to that of its first member. */
function verticalOfTarget(target: string): string {
  if (isVertical(target)) return target;
  const [first = target] = expandTarget(target);
  return verticalOf(first);
}

function addTo(sums: Sums | undefined, id: string, before: number | null, after: number): void {
  const sum = sums?.get(id);
  if (!sum) sums?.set(id, { before, after });
  else {
    sum.after += after;
    if (before !== null) sum.before = (sum.before ?? 0) + before;
  }
}

function differences(sums: Sums | undefined): Difference[] {
  return [...(sums ?? [])]
    .map(([id, { before, after }]) => ({
      id,
      before,
      after,
      change: after - (before ?? 0),
      growth: growth(before, after),
    }))
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

function isFar(before: number, after: number): boolean {
  if (Math.abs(after - before) < LEAST_DOLLARS) return false;
  return after > before * FAR || after * FAR < before;
}

function keepOutlier(kept: Outlier[], outlier: Outlier): void {
  kept.push(outlier);
  // Sorted now and then, not for each: there may be as many as rows.
  if (kept.length < OUTLIERS_SHOWN * 20) return;
  kept.sort(byChange);
  kept.length = OUTLIERS_SHOWN;
}

function byChange(a: Outlier, b: Outlier): number {
  return Math.abs(b.after - b.before) - Math.abs(a.after - a.before);
}
