import type { Asked } from "#domain/ask/asked.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import type { InsightBlock } from "#figures/insights/insight.ts";

/** The block whose headline answers what a question is about; null where its figures alone do. */
export function askedBlock({
  topic,
  section,
  screen,
}: Pick<Asked, "topic" | "section" | "screen">): InsightBlock | null {
  if (topic === "growth") return "largestGrowthVerticals";
  if (topic === "loss") return "largestLossVerticals";
  if (topic === "season") return screen === "/market-summary" ? null : "seasons";
  return (topic !== null && SECTION_NAMES.find((name) => name === section)) || null;
}
