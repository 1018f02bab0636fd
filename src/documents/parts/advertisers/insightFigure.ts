import type { SubVerticalInsight } from "#domain/advertisers/subVerticalInsight.ts";
import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { Words } from "#language/words/words.ts";
import type { Spending } from "../../spending.ts";
import { type BlockFigure, tableName } from "../blockFigure.ts";
import { plannedTable, textColumn } from "../plannedColumn.ts";
import { hasKnowHow } from "./hasKnowHow.ts";

const ASPECTS = ["profile", "buyer", "season", "coop"] as const;

/** A line of what to know: what it is about, the text, and the answer where it is an objection. */
interface KnowHowLine {
  readonly aspect: (typeof ASPECTS)[number] | "questions" | "objections";
  readonly text: string;
  /** Empty where there is none. */
  readonly answer: string;
}

export interface InsightFigure extends BlockFigure {
  readonly sources: readonly string[];
}

/** What a seller should know before she calls on an advertiser of the sub-vertical; null where nothing was written. */
export function insightFigure({ scope, words }: Spending, insight: SubVerticalInsight): InsightFigure | null {
  const { text, formats } = words;
  if (scope.kind !== "subVertical" || !hasKnowHow(insight)) return null;
  const headline = text("subVertical.knowHow.headline", { name: words.subVertical(scope.id) });
  const measure = text("subVertical.knowHow.line");
  const foreign = insight.language !== formats.locale;
  const language = text(`subVertical.knowHow.languages.${insight.language}`);
  return {
    name: "subVerticalInsights",
    headline,
    measure,
    alt: headline,
    shows: "table",
    chart: () => null,
    table: () =>
      plannedTable({
        name: tableName("subVerticalInsights"),
        caption: measure,
        columns: [
          textColumn("aspect", text("subVertical.knowHow.column.aspect"), ({ aspect }: KnowHowLine) =>
            aspectName(aspect, words),
          ),
          textColumn("text", text("subVertical.knowHow.column.text"), ({ text: said, answer }: KnowHowLine) =>
            answer === "" ? said : `${said} → ${answer}`,
          ),
        ],
        rows: linesOf(insight),
      }),
    sources: insight.sources,
    ...(foreign && { notes: [text("subVertical.knowHow.foreign", { language })] }),
  };
}

/** The texts as plain rows. */
export function insightTable(insight: SubVerticalInsight): Table {
  return tableOf(linesOf(insight), [
    { key: "aspect", unit: "text", cell: ({ aspect }) => aspect },
    { key: "text", unit: "text", cell: ({ text }) => text },
    { key: "answer", unit: "text", cell: ({ answer }) => answer || null },
  ]);
}

function linesOf(insight: SubVerticalInsight): KnowHowLine[] {
  return [
    ...ASPECTS.flatMap((aspect) => (insight[aspect] === null ? [] : [{ aspect, text: insight[aspect], answer: "" }])),
    ...insight.questions.map((text) => ({ aspect: "questions" as const, text, answer: "" })),
    ...insight.objections.map(({ objection, answer }) => ({ aspect: "objections" as const, text: objection, answer })),
  ];
}

function aspectName(aspect: KnowHowLine["aspect"], { text }: Words): string {
  return text(`subVertical.knowHow.${aspect}`);
}
