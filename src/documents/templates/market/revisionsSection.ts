import { figureChange } from "#domain/changes/figureChange.ts";
import { columnScale } from "#language/money.ts";
import { growthSaid } from "#language/words/growthSaid.ts";
import type { FigurePart } from "../../document.ts";
import { dateColumn, type PlannedColumn, plannedTable, textColumn } from "../../parts/plannedColumn.ts";
import { sourceLine } from "../../sourceLine.ts";
import type { Spending } from "../../spending.ts";

/** What a revision says of the market in the report's year. */
export interface MarketRevision {
  readonly label: string;
  /** ISO instant. */
  readonly publishedAt: string;
  /** Whole dollars; null where it does not have the market or the year. */
  readonly total: number | null;
}

interface RevisionRow extends MarketRevision {
  /** Dollars more or less than in the revision before; null without one, or where either is not known. */
  readonly change: number | null;
  readonly growth: number | null;
}

/** The last revisions, newest first, and what each changed of the market's total. */
export function revisionsSection(revisions: readonly MarketRevision[], spending: Spending): FigurePart[] {
  return revisions.length === 0 ? [] : [revisionsPart(revisions, spending)];
}

function revisionsPart(revisions: readonly MarketRevision[], spending: Spending): FigurePart {
  const { words, view } = spending;
  const { text, formats } = words;
  const rows = revisions.map((revision, at): RevisionRow => {
    const before = revisions[at + 1];
    const { change, growth } = figureChange("total", before?.total ?? Number.NaN, revision.total ?? Number.NaN);
    return { ...revision, change, growth };
  });
  const scale = columnScale(rows.map(({ total }) => total));
  const unit = formats.moneyHead(scale);
  const year = formats.year(view.year);
  const measure = text("marketReport.revisions.line", {
    year,
    unit,
    political: text(`spending.political.${view.political}`),
  });
  const money = { numeric: true, unit, holds: "dollars", format: { kind: "money", scale } } as const;
  return {
    kind: "figure",
    name: "editions",
    headline: headlineOf(rows, spending),
    measure,
    alt: measure,
    shows: "table",
    chart: null,
    table: plannedTable<RevisionRow>({
      name: "editions",
      caption: measure,
      columns: [
        textColumn("edition", text("documents.fact.revision"), ({ label }) => label),
        dateColumn("published", text("documents.fact.published"), ({ publishedAt }) => publishedAt, words),
        {
          ...money,
          key: "dollars",
          head: year,
          value: ({ total }) => total,
          shown: ({ total }) => formats.moneyIn(scale, total),
        },
        {
          ...money,
          key: "change",
          unit: "",
          head: text("changes.change"),
          value: ({ change }) => change,
          shown: ({ change }) => (change === null ? "" : formats.moneyChange(change)),
        },
        growthColumn(text("changes.changePercent"), (row) => (row.growth === null ? "" : formats.growth(row.growth))),
      ],
      rows,
    }),
    source: sourceLine(spending),
  };
}

function growthColumn(head: string, shown: (row: RevisionRow) => string): PlannedColumn<RevisionRow> {
  const value = ({ growth }: RevisionRow) => growth;
  return { key: "change_percent", head, numeric: true, value, shown, holds: "percent", format: { kind: "growth" } };
}

function headlineOf([latest, before]: readonly RevisionRow[], { words, view }: Spending): string {
  const { text, formats } = words;
  if (!latest || !before) return text("marketReport.revisions.first", { label: latest?.label ?? "" });
  const named = { before: before.label, after: latest.label, year: formats.year(view.year) };
  if (latest.change === null) return text("changes.headline.noData", named);
  const money = formats.money(latest.total);
  if (latest.change === 0) return text("marketReport.revisions.same", { ...named, money });
  return text(`changes.headline.${latest.change > 0 ? "rose" : "fell"}`, {
    ...named,
    money,
    change: formats.money(Math.abs(latest.change)),
    growth: growthSaid(latest.growth, words),
  });
}
