import { IconDownload, IconLink } from "@tabler/icons-react";
import { type ReactNode, useCallback } from "react";
import { toCsv } from "#domain/csv.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { SectionName, SummarySections } from "#domain/summary/sections.ts";
import type { Table } from "#domain/table.ts";
import type { Explanation, Tip } from "#ui/figure/figureLayer.ts";
import { saveFile } from "#ui/figure/saveFile.ts";
import { Section } from "#ui/figure/Section.tsx";
import type { SectionAction } from "#ui/figure/SectionMenu.tsx";
import { SourceLine } from "./SourceLine.tsx";
import type { Summary } from "./summary.ts";

interface SummarySectionProps<Name extends SectionName> {
  readonly name: Name;
  readonly summary: Summary;
  readonly section: SummarySections[Name];
  readonly headline: string;
  readonly measure: string;
  readonly controls?: ReactNode;
  readonly chart: ReactNode;
  readonly alt: string;
  readonly table: ReactNode;
  readonly opensWith?: "chart" | "table";
  readonly tip: (figure: string) => Tip | null;
  readonly explain: (figure: string) => Explanation | null;
  readonly mainFigure: string | null;
  /** Another section that this block shows too, such as the nation's own list. */
  readonly alsoCsv?: { readonly name: SectionName; readonly label: string; readonly table: () => Table };
}

/** A section of the market summary in its frame, with its source line, its CSV and its link. */
export function SummarySection<Name extends SectionName>(props: SummarySectionProps<Name>) {
  const { name, summary, section, alsoCsv, ...frame } = props;
  const { view, revision, words } = summary;
  const actions = useCallback(() => {
    const list = [csvAction(summary, name, words.text("figure.csv"), () => marketSummarySections[name].table(section))];
    if (alsoCsv) list.push(csvAction(summary, alsoCsv.name, alsoCsv.label, alsoCsv.table));
    return [...list, linkAction(summary, name)];
  }, [name, section, alsoCsv, summary, words]);

  return (
    <Section
      name={name}
      {...frame}
      source={<SourceLine revision={revision} year={view.year} words={words} />}
      actions={actions}
    />
  );
}

/** The figures of a section as a file: to the byte what the API answers. */
function csvAction(summary: Summary, name: SectionName, label: string, table: () => Table): SectionAction {
  return {
    id: name,
    label,
    icon: <IconDownload size={16} aria-hidden="true" />,
    run: async () => {
      saveFile(fileName(summary, name), "text/csv;charset=utf-8", toCsv(table()));
      return null;
    },
  };
}

function linkAction(summary: Summary, name: SectionName): SectionAction {
  const { text } = summary.words;
  return {
    id: "link",
    label: text("figure.link"),
    icon: <IconLink size={16} aria-hidden="true" />,
    run: async () => {
      await navigator.clipboard.writeText(linkTo(summary, name));
      return text("figure.linkCopied");
    },
  };
}

/** `tv-623-media-ad-spending-2026.csv`; a file of sample data says so first. */
function fileName({ view, market, revision }: Summary, name: SectionName): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${revision.sample ? "sample-data-" : ""}${market.id}-${kebab}-${view.year}.csv`;
}

/** The address of this view with everything spelled out, down to the section. */
function linkTo({ view, market }: Summary, name: SectionName): string {
  const address = new URL(location.href);
  address.searchParams.set("market", market.id);
  address.searchParams.set("year", String(view.year));
  address.hash = name;
  return address.href;
}
