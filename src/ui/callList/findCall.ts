import type { CallEntry, CallList } from "#features/call-list/contract.ts";

/** Whom one may mean to call: a sub-vertical of a market, or a prospect in it. */
export interface Call {
  readonly market: string;
  readonly subVertical: string;
  /** The prospect's id with its name; left out for the sub-vertical as a whole. */
  readonly prospect?: string;
  readonly name?: string;
}

/** The entry of the list that is this call. */
export function findCall(items: CallList, { market, subVertical, prospect }: Call): CallEntry | undefined {
  return items.find(
    (item) => item.market === market && item.subVertical === subVertical && item.prospect === (prospect ?? null),
  );
}
