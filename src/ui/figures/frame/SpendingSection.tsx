import { type ReactNode, useMemo } from "react";
import type { SpendingSections } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { BlockFigure } from "#documents/parts/blockFigure.ts";
import { FigureChart } from "../chart/FigureChart.tsx";
import { explainSection } from "../explain/explainSection.ts";
import type { CsvFile } from "../exports/exportedBlock.ts";
import { FigureTable } from "../table/FigureTable.tsx";
import { BlockSection, type BlockSectionProps } from "./BlockSection.tsx";

/** What a figure says of itself, on its screen and in its files. */
type Said = "name" | "files" | "figure" | "headline" | "measure" | "alt" | "chart" | "table" | "explain";

interface SpendingSectionProps<Name extends keyof typeof explainSection> extends Omit<BlockSectionProps, Said> {
  readonly name: Name;
  /** What its files show as well. */
  readonly shown: BlockFigure & { readonly section: SpendingSections[Name] };
  /** More than its chart and its table alone. */
  readonly chart?: ReactNode;
  readonly table?: ReactNode;
  /** Another section that this block shows too, such as the nation's own list. */
  readonly alsoCsv?: CsvFile;
}

/** A section that has an endpoint of its own: its file is what the API answers, and it says what its part of a document says. */
export function SpendingSection<Name extends keyof typeof explainSection>({
  name,
  shown,
  chart = <FigureChart figure={shown} />,
  table = <FigureTable figure={shown} />,
  alsoCsv,
  ...frame
}: SpendingSectionProps<Name>) {
  const { section, headline, measure, alt } = shown;
  const files = useMemo(() => {
    const own: CsvFile = { name, table: () => spendingSections[name].table(section) };
    return alsoCsv ? [own, alsoCsv] : [own];
  }, [name, section, alsoCsv]);
  const said = { headline, measure, alt, chart, table, explain: explainSection[name] };
  return <BlockSection name={name} files={files} figure={shown} {...said} {...frame} />;
}
