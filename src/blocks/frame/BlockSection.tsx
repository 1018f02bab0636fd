import { type ReactNode, useCallback } from "react";
import { useNavigate } from "react-router";
import { loadMessages } from "#i18n/text.ts";
import type { Explanation, Tip } from "#ui/figure/figureLayer.ts";
import { Section } from "#ui/figure/Section.tsx";
import type { Chart } from "#reports/chart.ts";
import type { ReportTable } from "#reports/document.ts";
import { background, type ExplainIn } from "../explain/background.ts";
import type { CsvFile } from "../exports/exportedBlock.ts";
import { SourceLine } from "./SourceLine.tsx";
import type { Spending } from "#reports/spending.ts";

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
   * Explains a figure from the spending it is given, which may be that of an earlier edition: a function outside of the
   * component, or one that stays the same.
   */
  readonly explain: ExplainIn;
  readonly mainFigure: string | null;
  /** Where the figures come from if not from those who know the spending of the year. */
  readonly sources?: readonly string[];
  /** The same array as long as its figures are the same. */
  readonly files: readonly CsvFile[];
  /** Its chart for files, where it is none of spending; the same function as long as its figures are the same. */
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
  exportChart: chart,
  exportTable: table,
  ...frame
}: BlockSectionProps) {
  const { view, revision, words } = spending;
  const { headline, measure, alt } = frame;
  const navigate = useNavigate();
  const actions = useCallback(async () => {
    // Nobody waits for what few take away: it is loaded when a menu is about to open.
    const [{ exportActions }] = await Promise.all([import("../exports/exportActions.tsx"), loadMessages("reports")]);
    const block = { name, spending, headline, measure, alt, sources, files, chart, table };
    return exportActions(block, (path) => void navigate(path));
  }, [navigate, name, spending, headline, measure, alt, sources, files, chart, table]);
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
      source={<SourceLine revision={revision} year={view.year} sources={sources} words={words} />}
      actions={actions}
    />
  );
}
