import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { apportion } from "../figures/apportion.ts";
import { errorOf, measuredBand } from "../figures/bands.ts";
import type { Revision } from "../revisions/revision.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import type { CubeAxes } from "./reportAxes.ts";

/** Dollars by unit, media, business and platform, then year; NaN is "no data". */
export interface SpendingCube {
  readonly dollars: Float64Array;
  /** Bands, where they are asked for, else empty; infinite where nobody measured. */
  readonly low: Float64Array;
  readonly high: Float64Array;
}

interface CubeOrder {
  readonly axes: CubeAxes;
  /** Members of each unit of the axis. */
  readonly wallets: readonly (readonly Wallet[])[];
  /** The years of the cube, ascending. */
  readonly years: readonly number[];
  readonly revision: Revision;
  /** Whether bands are asked for. */
  readonly bands: boolean;
}

/** Adds up wallets into the places of a report. Whole dollars stay whole, so every sum of places ties. */
export function spendingCube({ axes, wallets, years, revision, bands }: CubeOrder): SpendingCube {
  const [media, business, platforms] = [axes.media.ids.length, axes.business.ids.length, axes.platforms.ids.length];
  const length = wallets.length * media * business * platforms * years.length;
  const dollars = new Float64Array(length).fill(NO_DATA);
  const low = new Float64Array(bands ? length : 0).fill(NO_DATA);
  const high = low.slice();
  const { media: mediumIds } = revision;
  const shares = mediumIds.map((id) => {
    const of = revision.platformShares[id] ?? { otherDisplayVideo: 1 };
    return axes.platforms.ids.map((platform) => of[platform] ?? 0);
  });

  for (const [unit, members] of wallets.entries()) {
    const byMedium = mediumTable(members, axes, years);
    const lines = bands ? axes.business.ids.map((_, b) => linesOf(members, axes, b)) : [];
    for (let b = 0; b < business; b++) {
      for (let y = 0; y < years.length; y++) {
        const weights = platforms > 1 ? Array.from({ length: media }, () => new Float64Array(platforms)) : [];
        for (const [medium, id] of mediumIds.entries()) {
          const m = axes.media.place.get(id);
          if (m === undefined) continue;
          const amount = amountAt(byMedium, (b * mediumIds.length + medium) * years.length + y);
          if (Number.isNaN(amount)) continue;
          if (platforms > 1) {
            const weight = weights[m] ?? new Float64Array(platforms);
            for (let p = 0; p < platforms; p++) weight[p] = amountAt(weight, p) + amount * (shares[medium]?.[p] ?? 0);
          }
          const at = ((unit * media + m) * business + b) * platforms * years.length + y;
          dollars[at] = addKnown(amountAt(dollars, at), amount);
          if (bands) {
            const year = revision.years.indexOf(years[y] ?? revision.currentYear);
            const origin = revision.provenance[medium]?.[year];
            const band = measuredBand(amount, origin && errorOf(origin, lines[b] ?? []));
            // A sum with a part that nobody measured is not measured.
            low[at] = addKnown(amountAt(low, at), band.low ?? Number.NEGATIVE_INFINITY);
            high[at] = addKnown(amountAt(high, at), band.high ?? Number.POSITIVE_INFINITY);
          }
        }
        if (platforms > 1) {
          for (let m = 0; m < media; m++) {
            const first = ((unit * media + m) * business + b) * platforms * years.length + y;
            const total = amountAt(dollars, first);
            if (Number.isNaN(total)) continue;
            for (const [p, part] of apportion(total, weights[m] ?? []).entries())
              dollars[first + p * years.length] = part;
          }
        }
      }
    }
  }
  return { dollars, low, high };
}

/** One unit's dollars by business, every medium of the revision, and year. */
function mediumTable(members: readonly Wallet[], axes: CubeAxes, years: readonly number[]): Float64Array {
  const mediumCount = members[0]?.media.length ?? 0;
  const table = new Float64Array(axes.business.ids.length * mediumCount * years.length).fill(NO_DATA);
  for (const wallet of members) {
    const places = years.map((year) => wallet.years.indexOf(year));
    for (const [s, subVertical] of wallet.subVerticals.entries()) {
      const b = axes.business.place.get(subVertical);
      if (b === undefined) continue;
      for (let m = 0; m < mediumCount; m++) {
        const from = cellIndex(wallet, s, m, 0);
        const to = (b * mediumCount + m) * years.length;
        for (const [y, place] of places.entries()) {
          if (place >= 0) table[to + y] = addKnown(amountAt(table, to + y), amountAt(wallet.dollars, from + place));
        }
      }
    }
  }
  return table;
}

/** The sub-verticals that a line of business is made of. */
function linesOf(members: readonly Wallet[], axes: CubeAxes, business: number): string[] {
  return (members[0]?.subVerticals ?? []).filter((subVertical) => axes.business.place.get(subVertical) === business);
}
