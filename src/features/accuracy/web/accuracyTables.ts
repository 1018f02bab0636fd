import type {
  BenchmarkRecord,
  BenchmarkSummary,
  ScoredBenchmark,
  SummedArea,
} from "#domain/benchmarks/benchmarkRecord.ts";
import type { KeyFiguresPart, ReportTable } from "#documents/document.ts";
import { writtenTable } from "#documents/trackRecord/writtenTable.ts";
import { NATION } from "#domain/markets/market.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import { yearSpan } from "#language/words/yearSpan.ts";
import type { Words } from "#language/words/words.ts";
import { advertisersName, areaName, mediaName } from "./benchmarkWords.ts";

/** The finding: how far off local figures are of the half drawn to test, else any; null without a local comparison. */
export function accuracyHeadline({ summaries }: BenchmarkRecord, { text, formats }: Words): string | null {
  const tested = summaryOf(summaries, "local", "test");
  const said = tested ?? summaryOf(summaries, "local", null);
  if (!said) return null;
  return text(`accuracy.headline.${tested ? "tested" : "all"}`, { miss: formats.share(said.medianMiss) });
}

/** The figures of the finding by themselves. */
export function accuracyFacts({ items, summaries }: BenchmarkRecord, { text, formats }: Words): KeyFiguresPart {
  const fact = (name: "test" | "fit" | "nation", summary: BenchmarkSummary | undefined) => {
    if (!summary) return [];
    const comparison = text("accuracy.fact.figures", { count: summary.count });
    return [
      { name: text(`accuracy.fact.${name}`), value: formats.share(summary.medianMiss), change: null, comparison },
    ];
  };
  const counted = {
    name: text("accuracy.fact.compared"),
    value: formats.count(items.filter(({ miss }) => miss !== null).length),
    change: null,
    comparison: text("accuracy.fact.of", { count: items.length }),
  };
  return {
    kind: "keyFigures",
    figures: [
      ...fact("test", summaryOf(summaries, "local", "test")),
      ...fact("fit", summaryOf(summaries, "local", "fit")),
      ...fact("nation", summaryOf(summaries, "nation", null)),
      counted,
    ],
  };
}

function summaryOf(
  summaries: BenchmarkRecord["summaries"],
  areaKind: SummedArea,
  half: BenchmarkSummary["half"],
): BenchmarkSummary | undefined {
  return summaries.find((summary) => summary.areaKind === areaKind && summary.half === half);
}

/** Median misses by kind of area and half. */
export function summariesTable({ summaries }: BenchmarkRecord, words: Words): ReportTable {
  const { text } = words;
  return writtenTable(
    summaries,
    [
      {
        key: "area_kind",
        head: text("accuracy.column.areaKind"),
        unit: "text",
        text: ({ areaKind }) => (areaKind === "nation" ? words.market(NATION) : text(`accuracy.areaKind.${areaKind}`)),
      },
      {
        key: "half",
        head: text("accuracy.column.half"),
        unit: "text",
        text: ({ half }) => text(`accuracy.half.${half ?? "all"}`),
      },
      { key: "figures", head: text("accuracy.column.count"), unit: "count", value: ({ count }) => count },
      {
        key: "median_miss",
        head: text("accuracy.column.medianMiss"),
        unit: "percent",
        as: "share",
        part: ({ medianMiss }) => medianMiss,
      },
      {
        key: "median_lean",
        head: text("accuracy.column.medianLean"),
        unit: "percent",
        as: "growth",
        part: ({ medianLean }) => medianLean,
      },
    ],
    { name: "accuracy-summaries", caption: text("accuracy.measure.summaries"), words },
  );
}

/** Which years the facts are of. */
export function yearsTable({ facts }: BenchmarkRecord, words: Words): ReportTable {
  const { text, formats } = words;
  return writtenTable(
    facts,
    [
      {
        key: "fact",
        head: text("accuracy.column.fact"),
        unit: "text",
        text: ({ fact }) => text(`accuracy.counted.${fact}`),
      },
      { key: "years", head: text("accuracy.column.years"), unit: "text", text: (years) => yearSpan(years, formats) },
    ],
    { name: "accuracy-years", caption: text("accuracy.measure.years"), words },
  );
}

/** Every published figure beside ours. */
export function itemsTable(items: readonly ScoredBenchmark[], words: Words): ReportTable {
  const { text } = words;
  return writtenTable(
    items,
    [
      { key: "area", head: text("accuracy.column.area"), unit: "text", text: (item) => areaName(item, words) },
      { key: "medium", head: text("accuracy.column.medium"), unit: "text", text: (item) => mediaName(item, words) },
      {
        key: "sub_vertical",
        head: text("accuracy.column.subVertical"),
        unit: "text",
        text: (item) => advertisersName(item, words),
      },
      {
        key: "period",
        head: text("accuracy.column.period"),
        unit: "text",
        text: ({ period }) => period.replace(/^(\d{4})-(?=\d{4}$)/, "$1–"),
      },
      { key: "published", head: text("accuracy.column.published"), unit: "dollars", value: ({ amount }) => amount },
      { key: "ours", head: text("accuracy.column.ours"), unit: "dollars", value: ({ ours }) => ours },
      { key: "miss", head: text("accuracy.column.miss"), unit: "percent", as: "growth", part: ({ miss }) => miss },
      {
        key: "half",
        head: text("accuracy.column.half"),
        unit: "text",
        text: ({ half }) => text(`accuracy.half.${half}`),
      },
      {
        key: "compared",
        head: text("accuracy.column.outcome"),
        unit: "text",
        text: ({ notCompared, partYears }) => {
          if (notCompared !== null) return text(`accuracy.notCompared.${notCompared}`);
          return partYears === null ? text("accuracy.compared") : text("accuracy.comparedPart", { years: partYears });
        },
      },
      {
        key: "status",
        head: text("accuracy.column.status"),
        unit: "text",
        text: ({ status }) => text(`accuracy.status.${status}`),
      },
      { key: "source", head: text("accuracy.column.source"), unit: "text", text: ({ source }) => source },
      { key: "note", head: text("accuracy.column.note"), unit: "text", text: ({ note }) => note ?? "" },
    ],
    { name: "accuracy-items", caption: text("accuracy.measure.items"), words },
  );
}

/** Those that have every word somewhere: in their place, media, advertisers, period, source or note. */
export function findItems(items: readonly ScoredBenchmark[], search: string, words: Words): readonly ScoredBenchmark[] {
  const asked = plainLetters(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (asked.length === 0) return items;
  return items.filter((item) => {
    const { area, period, source, note } = item;
    const said = [
      area,
      areaName(item, words),
      mediaName(item, words),
      advertisersName(item, words),
      period,
      source,
      note,
    ];
    const plain = plainLetters(said.join(" "));
    return asked.every((word) => plain.includes(word));
  });
}
