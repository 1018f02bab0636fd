import type { Cell, ColumnUnit } from "#domain/tables/table.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { DeckTemplate, TemplateMapping } from "#domain/deckTemplates/deckTemplate.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";
import type { Chart } from "./chart.ts";

/**
 * A document before it becomes a file: what it says and in which order, in the reader's language, without a word about how
 * it looks. Plain data throughout, so that another thread can write it. A new format touches no template.
 */
export interface ReportDocument {
  /** What kind of document it is: "Market report". */
  readonly title: string;
  /** What it is about: "New York · 2026". */
  readonly subject: string;
  readonly locale: Locale;
  readonly paper: "a4" | "letter";
  /**
   * `onePage` fits one page of paper, set smaller where it must be, with neighbouring small figures side by side and without
   * contents; left out, it is a report of as many pages as it takes.
   */
  readonly layout?: "report" | "onePage";
  readonly about: About;
  /** The id of a section that says all of `about`; pages and slides then have it once, as their last section under its title. */
  readonly aboutSection?: string;
  /** False: pages and slides do not end with `about`; what stands beside each figure says its source, and files of tables say all of it. */
  readonly appendix?: false;
  readonly brand: Brand;
  /** That of whom it is made for, on the first page or slide; left out where there is none. */
  readonly clientLogo?: Picture;
  /** The organization's own PowerPoint template; left out, slides have the product's look. No other format has one. */
  readonly ownSlides?: OwnSlides;
  readonly sections: readonly ReportSection[];
}

/** What every file must say of itself, whatever its format: on a page, a slide, a sheet or in the first rows. */
export interface About {
  /** The file's name without its ending; it begins with `open-estimate-` where figures are sample data. */
  readonly fileName: string;
  /** When it was made, as written in the reader's language. */
  readonly madeAt: string;
  /** The same as an ISO instant. */
  readonly madeAtInstant: string;
  /** For whom it was made; null for nobody in particular. */
  readonly client: string | null;
  /** Filters and revision, each with its name: market, year, political, measure, revision, published. */
  readonly facts: readonly Fact[];
  /** Where the figures come from. */
  readonly sources: readonly string[];
  /** What actual, estimate and forecast mean here, and on what the figures stand. */
  readonly method: readonly string[];
  /** "Sample data" with what that means; null where figures are real. */
  readonly sample: { readonly badge: string; readonly sentence: string } | null;
}

export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The ISO instant that the value is the date of; left out for what is no date. */
  readonly instant?: string;
}

/** Whose document it is. */
export interface Brand {
  readonly product: string;
  /** The customer's name; null where it has none. */
  readonly organisation: string | null;
  readonly logo: Picture | null;
  /** `#rrggbb`; of headings and the first accent. */
  readonly colour: string;
  readonly accent: string;
}

/** A template as its organization uploaded it, with what of it holds what. */
export interface OwnSlides {
  readonly file: Uint8Array;
  readonly template: DeckTemplate;
  readonly mapping: TemplateMapping;
}

export interface ReportSection {
  /** Stable and kebab-case, for bookmarks and for switching sections off. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly ReportPart[];
}

export type ReportPart =
  | TextPart
  | PointsPart
  | PassagePart
  | PicturePart
  | KeyFiguresPart
  | FigurePart
  | NotePart
  | PageBreak;

export interface TextPart {
  readonly kind: "text";
  readonly text: string;
}

/** Sentences that stand in a list, such as talking points. */
export interface PointsPart {
  readonly kind: "points";
  readonly title: string | null;
  readonly points: readonly string[];
}

/** What an author wrote, with what is marked in it. */
export interface PassagePart {
  readonly kind: "passage";
  readonly blocks: readonly PassageBlock[];
}

export type PassageBlock =
  | { readonly kind: "paragraph" | "heading"; readonly runs: readonly TextRun[] }
  | {
      readonly kind: "list";
      readonly numbered: boolean;
      /** What stands behind each point, lists within it included. */
      readonly items: readonly (readonly PassageBlock[])[];
    };

/** Letters that look alike. A line break is `\n`. */
export interface TextRun {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly code?: true;
  /** An address outside of the product. */
  readonly href?: string;
}

/** A picture that belongs to a text. */
export interface PicturePart {
  readonly kind: "picture";
  readonly picture: Picture;
  /** What it shows, for who does not see it. */
  readonly alt: string;
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: "image/png" | "image/jpeg";
}

/** The few numbers that matter most, large. */
export interface KeyFiguresPart {
  readonly kind: "keyFigures";
  /** What all of them are about, such as a vertical; left out where the section's title says it. */
  readonly title?: string;
  /** Where they come from; left out, from where the document's figures do. */
  readonly source?: string;
  readonly figures: readonly {
    readonly name: string;
    readonly value: string;
    /** The change and what it is held against, each with its sign; null where there is none. */
    readonly change: string | null;
    readonly comparison: string | null;
  }[];
}

/** A block: the finding, the measure, the chart and its table twin, and the small print. Heading and chart stay together. */
export interface FigurePart {
  readonly kind: "figure";
  /** The section's state name, such as `mediaAdSpending`. */
  readonly name: string;
  /** A sentence that says the finding. */
  readonly headline: string;
  /** What is measured, of what, and in which unit. */
  readonly measure: string;
  readonly chart: Chart | null;
  /** What the chart shows, in words made from its data. */
  readonly alt: string;
  readonly table: ReportTable | null;
  /** What pages and slides show; files of tables hold the table in any case. */
  readonly shows: "chart" | "table" | "both";
  readonly source: string;
}

/** Small print. */
export interface NotePart {
  readonly kind: "note";
  readonly text: string;
}

export interface PageBreak {
  readonly kind: "pageBreak";
}

/** A table with every cell twice: as it is shown, and as the number it is. */
export interface ReportTable {
  /** Kebab-case, and unlike all others of its document: its sheet is called after it, see `tabTitles.ts`. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly totals: readonly ReportRow[];
}

export interface ReportColumn {
  /** The stable key that CSV has at its head. */
  readonly key: string;
  readonly head: string;
  /** The unit that stands in the head, such as `$M`; empty where there is none. */
  readonly headUnit: string;
  readonly unit: ColumnUnit;
  /** How its numbers are shown; null for text. */
  readonly format: NumberFormat | null;
  readonly numeric: boolean;
  /** True for a year that is a forecast: written in italics. */
  readonly forecast: boolean;
}

export interface ReportRow {
  readonly cells: readonly ReportCell[];
  /** Why the row stands out, such as "my medium"; null for one that does not. */
  readonly mark: string | null;
}

export interface ReportCell {
  /** The number or the id, as CSV has it; percent columns hold 12.3 for 12.3 %. */
  readonly value: Cell;
  /** As screens show it. */
  readonly text: string;
  /** What a percentage in `value` is rounded from, as a part of one; left out where nothing is rounded. */
  readonly part?: number;
}
