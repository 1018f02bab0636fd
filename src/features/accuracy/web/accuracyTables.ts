import type { BenchmarkRecord, BenchmarkSummary, ScoredBenchmark } from "#domain/benchmarks/benchmarkRecord.ts";
import type { KeyFiguresPart, ReportTable } from "#documents/document.ts";
import { writtenTable } from "#documents/trackRecord/writtenTable.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import type { Words } from "#language/words/words.ts";
import { advertisersName, areaName, mediaName } from "./benchmarkWords.ts";

/** The finding: how far off the model was where it had never seen the figure, else at all; null without any comparison. */
export function accuracyHeadline({ summaries }: BenchmarkRecord, { text, formats }: Words): string | null {
  const [tested, all] = [overall(summaries, "test"), overall(summaries, null)];
  const said = tested ?? all;
  if (!said) return null;
  return text(`accuracy.headline.${tested ? "tested" : "all"}`, { miss: formats.share(said.medianMiss) });
}

/** The figures of the finding by themselves. */
export function accuracyFacts({ items, summaries }: BenchmarkRecord, { text, formats }: Words): KeyFiguresPart {
  const compared = overall(summaries, null)?.count ?? 0;
  const missOf = (half: BenchmarkSummary["half"]) => {
    const found = overall(summaries, half);
    if (!found) return [];
    const count = text("accuracy.fact.figures", { count: found.count });
    const name = text(`accuracy.fact.${half ?? "all"}`);
    return [{ name, value: formats.share(found.medianMiss), change: null, comparison: count }];
  };
  const counted = {
    name: text("accuracy.fact.compared"),
    value: formats.count(compared),
    change: null,
    comparison: text("accuracy.fact.of", { count: items.length }),
  };
  return { kind: "keyFigures", figures: [...missOf("test"), ...missOf("fit"), ...missOf(null), counted] };
}

function overall(
  summaries: BenchmarkRecord["summaries"],
  half: BenchmarkSummary["half"],
): BenchmarkSummary | undefined {
  return summaries.find((summary) => summary.half === half && summary.areaKind === null);
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
        text: ({ areaKind }) => text(`accuracy.areaKind.${areaKind ?? "all"}`),
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
      { key: "period", head: text("accuracy.column.period"), unit: "text", text: ({ period }) => period },
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
        text: ({ notCompared }) =>
          notCompared === null ? text("accuracy.compared") : text(`accuracy.notCompared.${notCompared}`),
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
