import type { SectionName, SubVerticalList } from "#domain/spending/sections.ts";
import { breaksWithin } from "#domain/wallet/seriesBreaks.ts";
import type { Facts } from "../facts.ts";
import { yearFigure } from "../figures.ts";
import type { InsightMessage } from "../insight.ts";
import type { Rule } from "../rule.ts";

type ListName = Extract<SectionName, "topSubVerticals" | "largestGrowthVerticals" | "largestLossVerticals">;

/** That a list of sub-verticals has nothing to list. */
const emptyList = (block: ListName, message: InsightMessage): Rule => ({
  name: message,
  block,
  find: (facts) => {
    const { rows, year }: SubVerticalList = facts.section(block);
    if (rows.length > 0) return [];
    // Where the year before is of another definition, nobody knows what grew.
    const isOpen = block !== "topSubVerticals" && isRedefined(facts);
    const figures = { year: yearFigure(facts, year), ...(isOpen && { last: yearFigure(facts, year - 1) }) };
    return [{ message: isOpen ? "newDefinition" : message, subject: "list", weight: 0, figures }];
  },
  supports: (_, shown) => shown("year") > 0,
});

export const noneSpends = emptyList("topSubVerticals", "noneSpends");
export const noneGrows = emptyList("largestGrowthVerticals", "noneGrows");
export const noneLoses = emptyList("largestLossVerticals", "noneLoses");

function isRedefined(facts: Facts): boolean {
  const { own, year } = facts.view;
  if (!breaksWithin(own.wallet, year - 1, year)) return false;
  return facts.section("verticalBreakdown").rows.some(({ newDefinition }) => newDefinition);
}
