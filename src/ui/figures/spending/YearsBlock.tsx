import { memo, useCallback, useMemo } from "react";
import { mediaYearsColumns, mediaYearsFigure } from "#documents/parts/mediaYearsFigure.ts";
import { mediumMark } from "#documents/parts/ownMark.ts";
import { rowName } from "#documents/parts/rowName.ts";
import type { Spending } from "#documents/spending.ts";
import type { Measure } from "#domain/figures/measure.ts";
import type { Highlights } from "#domain/highlights.ts";
import type { MediaYears, YearsRow } from "#domain/spending/sections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { Words } from "#language/words/words.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { HeatKey } from "./HeatKey.tsx";

interface YearsTableProps {
  readonly caption: string;
  readonly section: MediaYears;
  readonly view: SpendingView;
  readonly measure: Measure;
  readonly own: Highlights;
  readonly words: Words;
}

/** Media down, years across; forecast years in italics, every cell shaded by its growth, the sums in sight below. */
const YearsTable = memo(function YearsTable({ caption, section, view, measure, own, words }: YearsTableProps) {
  const columns = useMemo(() => mediaYearsColumns(section, { view, measure, words }), [section, view, measure, words]);
  const [media, sums] = useMemo(
    () => [
      section.rows.filter(({ level }) => level === "medium"),
      section.rows.filter(({ level }) => level !== "medium"),
    ],
    [section],
  );
  const mark = useCallback(({ id }: YearsRow) => mediumMark(id, own, words), [own, words]);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={media}
      totals={sums}
      rowId={({ id }) => id}
      mark={mark}
      current={`dollars_${view.year}`}
    />
  );
});

interface YearsBlockProps {
  readonly spending: Spending;
}

interface YearsSectionProps extends YearsBlockProps {
  readonly name: "mediaAdSpendingTable" | "digitalAdSpendingTable";
}

/** Every medium in every year, shaded by growth, with subtotals and total. */
export const YearsBlock = memo(({ spending }: YearsBlockProps) => (
  <YearsSection spending={spending} name="mediaAdSpendingTable" />
));

/** The same over the digital media alone. */
export const DigitalYearsBlock = memo(({ spending }: YearsBlockProps) => (
  <YearsSection spending={spending} name="digitalAdSpendingTable" />
));

function YearsSection({ spending, name }: YearsSectionProps) {
  const { view, measure, words } = spending;
  const shown = useMemo(() => mediaYearsFigure(spending, name), [spending, name]);
  const { section, measure: line } = shown;
  const within = name === "digitalAdSpendingTable" ? "digital" : "total";

  const tip = useCallback((figure: string) => tipOf(section, figure, words), [section, words]);
  return (
    <SpendingSection
      name={name}
      spending={spending}
      shown={shown}
      opensWith="table"
      table={
        <>
          <YearsTable caption={line} section={section} view={view} measure={measure} own={spending.own} words={words} />
          <HeatKey words={words} />
        </>
      }
      tip={tip}
      mainFigure={section.rows.length > 0 ? `${section.rows.at(-1)?.id ?? within}:cagr_percent` : null}
    />
  );
}

/** For a cell its own year; for a year of the chart the named media, largest first. */
function tipOf(section: MediaYears, figure: string, words: Words): Tip | null {
  const { text, formats } = words;
  const [id = "", column = ""] = figure.split(":");
  if (id === "year") {
    const at = section.years.indexOf(Number(column));
    const media = section.rows
      .filter(({ level }) => level === "medium")
      .toSorted((a, b) => (b.dollars[at] ?? 0) - (a.dollars[at] ?? 0));
    return {
      title: `${column} · ${text(`spending.kind.${section.kinds[at] ?? "estimate"}`)}`,
      rows: media
        .slice(0, 8)
        .map((row) => [
          words.medium(row.id),
          `${formats.money(row.dollars[at] ?? null)} · ${formats.growth(row.growth[at] ?? null)}`,
        ]),
    };
  }

  const row = section.rows.find((one) => one.id === id);
  const at = section.years.indexOf(Number(column.slice("dollars_".length)));
  const total = section.rows.at(-1)?.dollars[at] ?? null;
  if (!row || at < 0) return null;
  const dollars = row.dollars[at] ?? null;
  return {
    title: `${rowName(row.id, words)}, ${formats.year(section.years[at] ?? 0)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(dollars)],
      [text("spending.column.share_percent"), formats.share(dollars === null || !total ? null : dollars / total)],
      [text("spending.column.growth_percent"), formats.growth(row.growth[at] ?? null)],
      [text("spending.fact.kind"), text(`spending.kind.${section.kinds[at] ?? "estimate"}`)],
    ],
  };
}
