import { dueWhen } from "./dueWhen.ts";

/** What of a call is added up. */
export interface CountedCall {
  readonly status: string;
  readonly dueOn: string | null;
  /** Whole dollars; null where nobody has said. */
  readonly dollars: number | null;
}

export interface CallTotals {
  readonly open: number;
  readonly openDollars: number;
  /** Open ones whose day is past. */
  readonly overdue: number;
  readonly won: number;
  readonly wonDollars: number;
  /** Open and won ones of which nobody has said what they are worth. */
  readonly withoutDollars: number;
}

/** What calls come to. Lost ones count nowhere. */
export function callTotals(calls: readonly CountedCall[], today: string): CallTotals {
  const won = calls.filter(({ status }) => status === "won");
  const open = calls.filter(({ status }) => status !== "won" && status !== "lost");
  return {
    open: open.length,
    openDollars: sumOf(open),
    overdue: open.filter(({ dueOn }) => dueWhen(dueOn, today) === "overdue").length,
    won: won.length,
    wonDollars: sumOf(won),
    withoutDollars: [...open, ...won].filter(({ dollars }) => dollars === null).length,
  };
}

function sumOf(calls: readonly CountedCall[]): number {
  return calls.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
}

export interface CallGroup extends CallTotals {
  /** Of whom, of what or of when; null for those without. */
  readonly key: string | null;
}

/** What calls come to group by group; groups in which nothing is open or won are left out. The order is that of the calls. */
export function callGroups<Call extends CountedCall>(
  calls: readonly Call[],
  keyOf: (call: Call) => string | null,
  today: string,
): readonly CallGroup[] {
  return [...Map.groupBy(calls, keyOf)]
    .map(([key, group]) => ({ key, ...callTotals(group, today) }))
    .filter(({ open, won }) => open + won > 0);
}
