import { levelOfView, reportedInView } from "#domain/revisions/provenanceAtLevel.ts";
import { type ReactNode, useCallback } from "react";
import type { Explanation, Tip } from "#ui/figures/figureLayer.ts";
import { Section } from "#ui/figures/Section.tsx";
import type { Chart } from "#documents/chart.ts";
import type { ReportTable } from "#documents/document.ts";
import { background, type ExplainIn } from "../explain/background.ts";
import type { BlockFigure } from "#documents/parts/blockFigure.ts";
import type { BlockAddressChoice, CsvFile } from "../exports/exportedBlock.ts";
import { useExportActions } from "../exports/useExportActions.ts";
import { SourceLine } from "./SourceLine.tsx";
import type { Spending } from "#documents/spending.ts";

export interface BlockSectionProps {
  /** The section's state name: its anchor and test hook. */
  readonly name: string;
  readonly spending: Spending;
  readonly headline: string;
  readonly measure: string;
  readonly controls?: ReactNode;
  readonly chart: ReactNode;
  readonly alt: string;
  readonly table: ReactNode;
  readonly opensWith?: "chart" | "table";
  readonly tip: (figure: string) => Tip | null;
  /**
   * Explains a figure from the spending it is given, which may be that of an earlier revision: a function outside of the
   * component, or one that stays the same.
   */
  readonly explain: ExplainIn;
  readonly mainFigure: string | null;
  /** Where the figures come from if not from those who know the spending of the year. */
  readonly sources?: readonly string[];
  /** Whether it prints shares of a whole, where its figure does not say so. */
  readonly shares?: boolean;
  /** The same array as long as its figures are the same. */
  readonly files: readonly CsvFile[];
  /** What documents say of it, where it is none of spending; the same object as long as its figures are the same. */
  readonly figure?: BlockFigure;
  /** What was chosen on its screen beside the filters of spending; likewise the same. */
  readonly choice?: BlockAddressChoice;
  /** Its chart for files, where no document makes it; the same function as long as its figures are the same. */
  readonly exportChart?: () => Chart | null;
  /** Its table in words likewise, where that is not what the first file holds. */
  readonly exportTable?: () => ReportTable;
}

/** A section of figures in its frame, with its source line, its files and its link. */
export function BlockSection({
  name,
  spending,
  sources,
  files,
  explain,
  figure,
  choice,
  shares = figure?.shares,
  exportChart: chart,
  exportTable: table,
  ...frame
}: BlockSectionProps) {
  const { view, revision, words, divided } = spending;
  const { headline, measure, alt } = frame;
  const actions = useExportActions({
    name,
    spending,
    headline,
    measure,
    alt,
    sources,
    shares,
    files,
    figure,
    choice,
    chart,
    table,
  });
  const explainHere = useCallback(
    (figure: string): Explanation | null => {
      const explanation = explain(spending, figure);
      return (
        explanation && {
          ...explanation,
          id: `${name}/${figure}`,
          background: () => background(spending, figure, explanation, explain),
        }
      );
    },
    [name, explain, spending],
  );
  return (
    <Section
      name={name}
      {...frame}
      explain={explainHere}
      source={
        <SourceLine
          revision={revision}
          year={view.year}
          level={levelOfView(view)}
          reported={reportedInView(view)}
          sources={sources}
          shares={shares}
          divided={divided}
          words={words}
        />
      }
      actions={actions}
    />
  );
}
