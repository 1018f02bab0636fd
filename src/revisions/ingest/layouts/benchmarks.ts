import { BENCHMARK_AREAS, BENCHMARK_STATUSES } from "#domain/benchmarks/localBenchmark.ts";
import { benchmarkPeriod } from "#domain/benchmarks/benchmarkPeriod.ts";
import { copyLine } from "../copyLine.ts";
import { FIRST_YEAR, LAST_YEAR } from "../cells/parseYear.ts";
import { areaReader } from "../cells/readArea.ts";
import { mediumMatcher, targetMatcher } from "../cells/matchTaxonomy.ts";
import { readAmount } from "../cells/readAmount.ts";
import { nameReader } from "../cells/readTaxonomy.ts";
import type { Layout } from "../layout.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";
import { SourcesOfFigures } from "../sourcesOfFigures.ts";

/** What others published of a place, a medium or a trade: figures that estimates are held against. */
export const benchmarks: Layout = {
  name: "benchmarks",
  title: "benchmarks",
  nature: "fact",
  table: "benchmark",
  tableColumns: ["line", "area_kind", "area", "medium", "sub_vertical", "period", "amount", "status", "source", "note"],
  columns: [
    { key: "area", aliases: ["ámbito", "gebiet"], required: true },
    { key: "area_kind", aliases: ["tipo_de_ámbito", "art_des_gebiets"], required: true },
    { key: "medium", aliases: ["media", "medio"], required: true },
    { key: "sub_vertical", aliases: ["subvertical", "category", "vertical"], required: true },
    { key: "period", aliases: ["período", "zeitraum"], required: true },
    { key: "amount_usd", aliases: ["amount", "importe", "betrag"], required: true },
    { key: "status", aliases: ["estado", "stand"], required: true },
    { key: "source", aliases: ["fuente", "quelle"], required: true },
    { key: "note", aliases: ["nota", "notiz"] },
  ],
  open: (context) => {
    const { row, importId, problems, decimalComma } = context;
    const seen = new SeenKeys();
    const sources = new SourcesOfFigures();
    const readArea = areaReader(context);
    const readMedium = nameReader(row, "medium", mediumMatcher, "medium", "unknown-medium");
    const readTarget = nameReader(row, "sub_vertical", targetMatcher, "vertical or sub-vertical", "unknown-vertical");
    return {
      check: () => {
        const kind = row.choice("area_kind", BENCHMARK_AREAS);
        const area = kind === null ? null : readArea(kind);
        // Blank is of all media, or of all advertisers.
        const medium = row.text("medium") === null ? null : (readMedium()?.id ?? null);
        const target = row.text("sub_vertical") === null ? null : (readTarget()?.id ?? null);
        const period = readPeriod(row);
        const amount = readAmount(row, "amount_usd", decimalComma);
        const status = row.choice("status", BENCHMARK_STATUSES);
        const source = row.requiredText("source");
        if (amount === null || source === null || !row.sound) return null;
        const figure = [kind, area, medium ?? "all media", target ?? "all advertisers", period].join(" ");
        seen.check(row, "area", `${figure} ${source}`);
        if (!row.sound) return null;
        sources.add(figure, { line: row.line, amount, source });
        return copyLine([
          importId,
          row.line,
          kind,
          area,
          medium,
          target,
          period,
          amount,
          status,
          source,
          row.text("note"),
        ]);
      },
      finish: () => sources.warn(problems),
    };
  },
};

function readPeriod(row: Row): string | null {
  const text = row.requiredText("period");
  if (text === null) return null;
  const period = benchmarkPeriod(text);
  if (period && period.firstYear >= FIRST_YEAR && period.lastYear <= LAST_YEAR) return text;
  row.refuse(
    "period",
    "bad-period",
    () =>
      `“${text}” is not a period. Write a year, a cycle, a quarter or a month: 2024, 2023-2024, 2024-Q3 or 2024-07.`,
  );
  return null;
}
