import { memo, useMemo } from "react";
import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import type { Words } from "#words/words.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";
import { intelValue } from "./intelValue.ts";

interface IntelTableProps {
  readonly caption: string;
  readonly facts: readonly MarketIntel[];
  readonly words: Words;
}

/** The same facts in rows, to be sorted. */
export const IntelTable = memo(function IntelTable({ caption, facts, words }: IntelTableProps) {
  const columns = useMemo(() => columnsOf(words), [words]);
  return <DataTable caption={caption} columns={columns} rows={facts} rowId={({ id }) => id} />;
});

function columnsOf({ text, formats, ...words }: Words): Column<MarketIntel>[] {
  const written = (
    key: "topic" | "about" | "statement" | "source",
    value: (fact: MarketIntel) => string,
  ): Column<MarketIntel> => ({ key, head: text(`verticals.intel.column.${key}`), numeric: false, value, shown: value });
  const counted = (
    key: "value" | "asked" | "year",
    value: (fact: MarketIntel) => number | null,
    shown: (fact: MarketIntel) => string,
  ): Column<MarketIntel> => ({ key, head: text(`verticals.intel.column.${key}`), numeric: true, value, shown });
  return [
    written("topic", ({ topic }) => text(`verticals.intel.topic.${topic}`)),
    written("about", ({ vertical, subVertical }) =>
      subVertical === null ? words.vertical(vertical) : words.subVertical(subVertical),
    ),
    written("statement", ({ statement }) => formats.name(statement)),
    counted(
      "value",
      ({ value }) => value,
      (fact) => intelValue(fact, formats) ?? "",
    ),
    counted(
      "asked",
      ({ respondents }) => respondents,
      ({ respondents }) => (respondents === null ? "" : formats.count(respondents)),
    ),
    counted(
      "year",
      ({ year }) => year,
      ({ year }) => formats.year(year),
    ),
    written("source", ({ source }) => source),
  ];
}
