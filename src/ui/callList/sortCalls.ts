import type { CallEntry } from "#features/call-list/contract.ts";
import { CALL_STATUSES } from "#features/call-list/contract.ts";

/** What a call list can be sorted by; the first is how it opens. */
export const CALL_ORDERS = ["added", "name", "market", "status"] as const;
export type CallOrder = (typeof CALL_ORDERS)[number];

/** Newest first, or by name, market or how far the call has come; within the same, newest first. */
export function sortCalls(
  entries: readonly CallEntry[],
  order: CallOrder,
  nameOf: (entry: CallEntry) => string,
  compareText: (a: string, b: string) => number,
): CallEntry[] {
  const newest = entries.toSorted((a, b) => b.addedAt.localeCompare(a.addedAt));
  if (order === "added") return newest;
  if (order === "name") return newest.toSorted((a, b) => compareText(nameOf(a), nameOf(b)));
  if (order === "market") return newest.toSorted((a, b) => compareText(a.marketName, b.marketName));
  return newest.toSorted((a, b) => CALL_STATUSES.indexOf(a.status) - CALL_STATUSES.indexOf(b.status));
}
