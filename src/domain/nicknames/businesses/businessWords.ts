import type { SubVerticalId, VerticalId } from "../../taxonomy/verticals.ts";

/** What a vertical and its sub-verticals are called beside their names, by the id of either. */
export type BusinessWords = Partial<Record<VerticalId | SubVerticalId, readonly string[]>>;
