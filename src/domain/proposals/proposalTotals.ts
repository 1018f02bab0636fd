import { apportion } from "../figures/apportion.ts";
import { broadcastMonth, mondaysBetween } from "./broadcastWeeks.ts";
import type { ProposalLine } from "./proposal.ts";
import type { Unit } from "./rateCard.ts";

/** Cents of a month such as `2026-12`. */
export interface MonthCents {
  readonly month: string;
  readonly cents: number;
}

export interface LineSum {
  readonly weeks: number;
  /** Units over all of its weeks. */
  readonly units: number;
  /** Cents before and after discount. */
  readonly gross: number;
  readonly net: number;
  readonly months: readonly MonthCents[];
}

/** What a line comes to. The discount is rounded once, and the months add up to the line to the cent. */
export function lineSum({ from, until, unit, quantity, cents, discount }: ProposalLine): LineSum {
  const mondays = mondaysBetween(from, until);
  const weeksOf = Map.groupBy(mondays, broadcastMonth);
  const months = [...weeksOf.keys()];
  const times = timesOf(unit, mondays.length, months.length);
  const gross = quantity * times * cents;
  const net = Math.round((gross * (100 - discount)) / 100);
  const weights = months.map((month, at) => {
    if (unit === "once") return at === 0 ? 1 : 0;
    return unit === "month" ? 1 : (weeksOf.get(month)?.length ?? 0);
  });
  const parts = apportion(net, weights);
  return {
    weeks: mondays.length,
    units: quantity * times,
    gross,
    net,
    months: months.map((month, at) => ({ month, cents: parts[at] ?? 0 })),
  };
}

/** How often a quantity is paid. */
function timesOf(unit: Unit, weeks: number, months: number): number {
  if (unit === "once") return Math.min(weeks, 1);
  return unit === "month" ? months : weeks;
}

export interface StationCents {
  readonly station: string;
  readonly cents: number;
}

export interface ProposalTotals {
  readonly gross: number;
  readonly net: number;
  /** In their order. */
  readonly months: readonly MonthCents[];
  /** The largest first. */
  readonly stations: readonly StationCents[];
  /** By the years of the months. */
  readonly years: readonly { readonly year: number; readonly cents: number }[];
  /** Mondays of the first and last week of all; null without lines. */
  readonly from: string | null;
  readonly until: string | null;
}

/** What a proposal comes to, by month, station and year. */
export function proposalTotals(lines: readonly ProposalLine[]): ProposalTotals {
  const sums = lines.map((line) => ({ line, sum: lineSum(line) }));
  const months = summed(sums.flatMap(({ sum }) => sum.months.map(({ month, cents }) => [month, cents] as const)));
  const stations = summed(sums.map(({ line, sum }) => [line.station, sum.net] as const));
  const years = summed([...months].map(([month, cents]) => [month.slice(0, 4), cents] as const));
  const ordered = <Key>(sum: ReadonlyMap<string, number>, made: (key: string, cents: number) => Key) =>
    [...sum].toSorted(([a], [b]) => a.localeCompare(b)).map(([key, cents]) => made(key, cents));
  return {
    gross: sums.reduce((sum, { sum: { gross } }) => sum + gross, 0),
    net: sums.reduce((sum, { sum: { net } }) => sum + net, 0),
    months: ordered(months, (month, cents) => ({ month, cents })),
    stations: ordered(stations, (station, cents) => ({ station, cents })).toSorted((a, b) => b.cents - a.cents),
    years: ordered(years, (year, cents) => ({ year: Number(year), cents })),
    from: lines.map(({ from }) => from).toSorted()[0] ?? null,
    until:
      lines
        .map(({ until }) => until)
        .toSorted()
        .at(-1) ?? null,
  };
}

function summed(parts: readonly (readonly [key: string, cents: number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [key, cents] of parts) sums.set(key, (sums.get(key) ?? 0) + cents);
  return sums;
}
