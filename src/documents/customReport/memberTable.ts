import type { Words } from "#language/words/words.ts";
import type { ReportColumn, ReportTable } from "../document.ts";

/** A market of a report with all that belongs to it. */
export interface ReportMarket {
  readonly id: string;
  readonly members: readonly { readonly id: string; readonly population: number }[];
}

/** Which markets stand behind each custom market; null where there is none. */
export function memberTable(markets: readonly ReportMarket[], words: Words): ReportTable | null {
  const custom = markets.filter(({ id, members }) => members.length !== 1 || members[0]?.id !== id);
  if (custom.length === 0) return null;
  const { text, formats } = words;
  const column = (key: string, head: string, numeric: boolean): ReportColumn => ({
    key,
    head,
    headUnit: "",
    unit: numeric ? "persons" : "text",
    format: numeric ? { kind: "count" } : null,
    numeric,
    forecast: false,
  });
  return {
    name: "members",
    caption: text("customReports.members.title"),
    columns: [
      column("custom_market", text("customReports.members.custom"), false),
      column("market", text("customReports.members.member"), false),
      column("population", text("customReports.members.population"), true),
    ],
    rows: custom.flatMap(({ id, members }) =>
      members.map((member) => ({
        cells: [
          { value: id, text: id },
          { value: member.id, text: words.market(member.id) },
          { value: member.population, text: formats.count(member.population) },
        ],
        mark: null,
      })),
    ),
    totals: [],
  };
}
