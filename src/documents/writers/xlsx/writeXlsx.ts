import type { ReportDocument, ReportTable } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import { aboutSheet } from "./aboutSheet.ts";
import { cellStyles } from "./cellStyles.ts";
import type { Deflater } from "./deflater.ts";
import { tableSheet } from "./tableSheet.ts";
import { tabTitle } from "./tabTitles.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

/** A table of a document and where it is from. */
interface Sourced {
  readonly table: ReportTable;
  readonly source: string;
  /** What the figures right before it are about, such as a vertical; null where its own name says enough. */
  readonly about: string | null;
  readonly section: string;
  /** The section's place among those that have tables. */
  readonly place: number;
}

/** The tables of a document, one a sheet, behind a sheet that says what the file is. Runs in browsers, too. */
export function writeXlsx(document: ReportDocument, deflater?: Deflater): Promise<Uint8Array<ArrayBuffer>> {
  const styles = cellStyles(document.brand.colour);
  const tables = tablesOf(document);
  const tabs = tabsOf(tables, document);
  return writeWorkbook(
    {
      styles,
      sheets: tables.map(({ table, source, place }, at) => ({
        ...tableSheet(table, document, source, styles),
        name: tabs[at] ?? table.caption,
        tabColour: tabColour(place),
      })),
      about: {
        name: writerWords(document.locale).about,
        sheet: (written) =>
          aboutSheet(
            document,
            tables.map(({ table, source, about, section }, at) => ({
              sheet: written[at]?.name ?? "",
              section,
              caption: about === null ? table.caption : `${about}: ${table.caption}`,
              source,
              rows: table.rows.length,
            })),
            styles,
          ),
      },
      title: `${document.title} · ${document.subject}`,
      author: document.brand.organisation ?? document.brand.product,
      madeAt: document.about.madeAtInstant,
    },
    deflater,
  );
}

/** All tables of a document, also those that pages show as charts alone. */
function tablesOf({ sections }: ReportDocument): Sourced[] {
  const held = sections.filter(({ parts }) => parts.some((part) => part.kind === "figure" && part.table));
  return held.flatMap(({ title, parts }, place) =>
    parts.flatMap((part, at) => {
      if (part.kind !== "figure" || !part.table) return [];
      const before = parts[at - 1];
      const about = before?.kind === "keyFigures" ? (before.title ?? null) : null;
      return [{ table: part.table, source: part.source, about, section: title, place }];
    }),
  );
}

/**
 * What tabs say: the title of the table, or what it is about; of tables of several sections that are called alike, also the section. A table
 * alone in its file says of what it is.
 */
function tabsOf(tables: readonly Sourced[], { locale, subject }: ReportDocument): string[] {
  const titles = tables.map(({ table, about }) => tabTitle(table.name, locale) ?? about ?? table.caption);
  return tables.map(({ section }, at) => {
    const title = titles[at] ?? "";
    if (tables.length === 1) return `${title} · ${subject}`;
    const isApart = tables.every((other, place) => titles[place] !== title || other.section === section);
    return isApart ? title : `${title} · ${section}`;
  });
}

/** Colours of tabs, neighbours well apart. */
const COLOURS = [
  "#1F5FC4",
  "#D9731A",
  "#1F8A70",
  "#8A2F4A",
  "#B5830A",
  "#5146B8",
  "#0B7D8C",
  "#C9597A",
  "#7D5A3C",
  "#557799",
  "#B23A2E",
  "#274A73",
] as const;

/** One colour for the tabs of each section, in the order of the sections. */
function tabColour(section: number): string {
  return COLOURS[section % COLOURS.length] ?? COLOURS[0];
}
