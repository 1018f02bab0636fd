import type { Benchmark } from "../shareOfWallet/benchmark.ts";
import type { MediaGroup } from "../taxonomy/media.ts";
import type { Political } from "../spending/view.ts";

/** What a question can be about beside its filters: each leads to a section of the screen that answers. */
export type Topic =
  | "gap"
  | "forecast"
  | "growth"
  | "loss"
  | "political"
  | "largest"
  | "digital"
  | "traditional"
  | "platforms"
  | "season"
  | "ranking"
  | "years"
  | "prospects";

/** The media whose money a topic is about; undefined for all. Platforms share the digital money. */
export function groupOfTopic(topic: Topic | null): MediaGroup | undefined {
  if (topic === "platforms") return "digital";
  return topic === "digital" || topic === "traditional" ? topic : undefined;
}

/** Whether a topic says of which money figures are, rather than what of them is looked at. */
export function narrowsMoney(topic: Topic | null): boolean {
  return topic === "political" || groupOfTopic(topic) !== undefined;
}

/** What a word or a few of them can mean. */
export type Meaning =
  | { readonly kind: "market"; readonly market: string }
  /** One of the large markets that is not in the subscription. */
  | { readonly kind: "closedMarket"; readonly market: string; readonly city: string }
  | { readonly kind: "marketKind"; readonly marketKind: "tv" | "radio" }
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "medium"; readonly medium: string }
  | { readonly kind: "subVertical"; readonly subVertical: string }
  | { readonly kind: "vertical"; readonly vertical: string }
  | { readonly kind: "measure"; readonly measure: "dollars" | "share" | "perCapita" }
  | { readonly kind: "political"; readonly political: Political }
  | { readonly kind: "benchmark"; readonly benchmark: Benchmark }
  | { readonly kind: "topic"; readonly topic: Topic }
  | { readonly kind: "screen"; readonly path: string }
  /** Leaves out what is said with it: "without", "excluding". */
  | { readonly kind: "exclude" }
  /** Says that the years run from the one named to that of the screen: "since". */
  | { readonly kind: "since" }
  /** Begins a question that goes on from the last one: "what about". */
  | { readonly kind: "follow" }
  /** Says that what follows is to be compared with: "against". */
  | { readonly kind: "link" }
  /** Joins a list: "and". */
  | { readonly kind: "and" }
  /** Says nothing that matters: "in", "the". */
  | { readonly kind: "noise" };

/** How near a name is to what it names: the smaller, the nearer. */
export const NEARNESS = { name: 0, nickname: 1, partOfName: 2 } as const;

/** What a key of the vocabulary can mean, and how nearly. */
export interface Reading {
  readonly meaning: Meaning;
  readonly nearness: number;
}

/** Where one word means several things equally, the kind that sellers mean first. */
const KIND_ORDER: readonly Meaning["kind"][] = [
  "topic",
  "measure",
  "political",
  "benchmark",
  "marketKind",
  "market",
  "medium",
  "subVertical",
  "vertical",
  "screen",
  "closedMarket",
];

/** Best first. */
export function byNearness(one: Reading, other: Reading): number {
  return one.nearness - other.nearness || KIND_ORDER.indexOf(one.meaning.kind) - KIND_ORDER.indexOf(other.meaning.kind);
}
