import { IconDownload, IconLink } from "@tabler/icons-react";
import { type ReactNode, useCallback } from "react";
import { toCsv } from "#domain/csv.ts";
import type { Table } from "#domain/table.ts";
import type { Explanation, Tip } from "#ui/figure/figureLayer.ts";
import { saveFile } from "#ui/figure/saveFile.ts";
import { Section } from "#ui/figure/Section.tsx";
import { readableQuery } from "#ui/address/readableQuery.ts";
import { copyLink, pathHere } from "#ui/savedViews/copyLink.ts";
import type { SectionAction } from "#ui/figure/SectionMenu.tsx";
import { background, type ExplainIn } from "../explain/background.ts";
import { SourceLine } from "./SourceLine.tsx";
import type { Spending } from "#reports/spending.ts";

/** Figures that a section offers as a file. */
export interface CsvFile {
  /** The state name of what is in it, such as `mediaAdSpending`; the file is called after it. */
  readonly name: string;
  /** What the menu calls it; "CSV" where left out. */
  readonly label?: string;
  /** To the byte what the API answers where it has an endpoint of that name. */
  readonly table: () => Table;
}

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
}

/** A section of figures in its frame, with its source line, its files and its link. */
export function BlockSection({ name, spending, sources, files, explain, ...frame }: BlockSectionProps) {
  const { view, revision, words } = spending;
  const actions = useCallback(
    () => [...files.map((file) => csvAction(spending, file)), linkAction(spending, name)],
    [name, files, spending],
  );
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

function csvAction(spending: Spending, { name, label, table }: CsvFile): SectionAction {
  return {
    id: name,
    label: label ?? spending.words.text("figure.csv"),
    icon: <IconDownload size={16} aria-hidden="true" />,
    run: async () => {
      saveFile(fileName(spending, name), "text/csv;charset=utf-8", toCsv(table()));
      return null;
    },
  };
}

function linkAction(spending: Spending, name: string): SectionAction {
  const { text } = spending.words;
  return {
    id: "link",
    label: text("figure.link"),
    icon: <IconLink size={16} aria-hidden="true" />,
    run: async () => {
      await copyLink(linkTo(spending, name));
      return text("figure.linkCopied");
    },
  };
}

/** `tv-623-automotive-media-ad-spending-2026.csv`; a file of sample data says so first. */
function fileName({ scope, view, market, revision }: Spending, name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const part = scope.kind === "market" ? "" : `${scope.id}-`;
  return `${revision.sample ? "sample-data-" : ""}${market.id}-${part}${kebab}-${view.year}.csv`;
}

/** The address of this view with everything spelled out, down to the section. */
function linkTo({ view, market }: Spending, name: string): string {
  const asked = new URLSearchParams(location.search);
  asked.set("market", market.id);
  asked.set("year", String(view.year));
  return `${pathHere()}?${readableQuery(asked)}#${name}`;
}
