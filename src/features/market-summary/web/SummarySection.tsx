import { IconDownload, IconLink } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { toCsv } from "#domain/csv.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import type { SectionName, SummarySections } from "#domain/summary/sections.ts";
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
  readonly alsoCsv?: { readonly name: SectionName; readonly label: string };
}

/** A section of the market summary in its frame, with its source line, its CSV and its link. */
export function SummarySection<Name extends SectionName>(props: SummarySectionProps<Name>) {
  const { name, summary, section, alsoCsv, ...frame } = props;
  const { view, words } = summary;

  const actions = useMemo((): SectionAction[] => {
    const csv = (file: SectionName, content: () => string, label: string): SectionAction => ({
      id: file,
      label,
      icon: <IconDownload size={16} aria-hidden="true" />,
      run: () => saveFile(fileName(summary, file), "text/csv;charset=utf-8", content()),
    });
    return [
      csv(name, () => toCsv(marketSummarySections[name].table(section)), words.text("marketSummary.figure.csv")),
      ...(alsoCsv ? [csv(alsoCsv.name, () => csvOf(alsoCsv.name, view), alsoCsv.label)] : []),
      {
        id: "link",
        label: words.text("marketSummary.figure.link"),
        icon: <IconLink size={16} aria-hidden="true" />,
        run: async () => {
          await navigator.clipboard.writeText(linkTo(summary, name));
          return words.text("marketSummary.figure.linkCopied");
        },
      },
    ];
  }, [name, section, alsoCsv, summary, view, words]);

  return <Section name={name} {...frame} source={<SourceLine summary={summary} />} actions={actions} />;
}

/** The CSV of a section that is computed only when it is asked for. */
function csvOf<Name extends SectionName>(name: Name, view: Summary["view"]): string {
  const section = marketSummarySections[name];
  return toCsv(section.table(section.compute(view)));
}

/** `tv-623-media-ad-spending-2026.csv` */
function fileName({ view, market }: Summary, name: SectionName): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${market.id}-${kebab}-${view.year}.csv`;
}

/** The address of this view with everything spelled out, down to the section. */
function linkTo({ view, market }: Summary, name: SectionName): string {
  const address = new URL(location.href);
  address.searchParams.set("market", market.id);
  address.searchParams.set("year", String(view.year));
  address.hash = name;
  return address.href;
}
