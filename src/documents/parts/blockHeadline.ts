import { blockInsight } from "#figures/insights/blockInsight.ts";
import type { InsightBlock } from "#figures/insights/insight.ts";
import type { Material } from "#figures/insights/material.ts";
import { sentence } from "#figures/insights/sentence.ts";
import type { Spending } from "../spending.ts";

/** The finding that a block opens with; null where there is nothing to say. */
export function blockHeadline(block: InsightBlock, spending: Spending, material: Material = {}): string | null {
  const insight = blockInsight(block, spending.whole, spending.scope, { saidIn: spending.measure, ...material });
  return insight && sentence(insight, spending.words);
}
