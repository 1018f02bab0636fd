import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import type { ReportPart } from "../../document.ts";
import { politicalMonthsPart } from "../../parts/politicalMonthsPart.ts";
import { spendingPart } from "../../parts/spendingParts.ts";
import type { Spending } from "../../spending.ts";

/** All political sub-verticals belong to it. */
const POLITICAL_VERTICAL = "government";

/** What elections bring, by year and, in an election year, by month. */
export function politicalSection(spending: Spending): ReportPart[] {
  const { view, words } = spending;
  if (!view.own.wallet.subVerticals.some(isPolitical)) {
    const vertical = words.vertical(POLITICAL_VERTICAL);
    return [{ kind: "text", text: words.text("spending.coverage.political", { vertical }) }];
  }
  const months = politicalMonthsPart(spending);
  const none = words.text("spending.noMonths", { year: words.formats.year(view.year) });
  return [{ ...spendingPart("politicalSpending", spending), shows: "chart" }, months ?? { kind: "note", text: none }];
}
