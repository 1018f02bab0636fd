import { mediumById } from "#domain/taxonomy/mediumById.ts";
import { blockInsight } from "#figures/insights/blockInsight.ts";
import type { Insight, InsightBlock } from "#figures/insights/insight.ts";
import type { Material } from "#figures/insights/material.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { soldMedia, type Spending } from "../spending.ts";

/** The finding that a block opens with; null where there is nothing to say. */
export function blockHeadline(block: InsightBlock, spending: Spending, material: Material = {}): string | null {
  const insight = blockFinding(block, spending, material);
  return insight && sentence(insight, spending.words);
}

/** What a block's headline is about, which its chart draws however small it is, and marks; null where there is no finding. */
export function headlineSubject(block: InsightBlock, spending: Spending, material: Material = {}): string | null {
  return blockFinding(block, spending, material)?.subject ?? null;
}

/** The medium among that; null where it is about none. */
export function headlineMedium(block: InsightBlock, spending: Spending, material: Material = {}): string | null {
  const subject = headlineSubject(block, spending, material);
  return subject !== null && mediumById(subject) ? subject : null;
}

function blockFinding(block: InsightBlock, spending: Spending, material: Material = {}): Insight | null {
  const { whole, scope, measure } = spending;
  return blockInsight(block, whole, scope, { saidIn: measure, ownMedia: soldMedia(spending), ...material });
}
