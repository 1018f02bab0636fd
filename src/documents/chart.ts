import type { Kind } from "#domain/revisions/revision.ts";
import type { Polygons } from "#figures/charts/marketMap.ts";
import type { NumberFormat } from "#language/words/numberFormat.ts";

/**
 * A chart as plain data, without places and pixels, the same for screens and files: a screen and the writers of pictures (PDF, SVG,
 * PNG) paint it, slides have a native one that can be edited. Texts are in the reader's language; colours are `#rrggbb` for a white page.
 */
export type Chart =
  | BarChart
  | DotChart
  | PyramidChart
  | ColumnChart
  | LineChart
  | ShareChart
  | ScatterChart
  | TreeChart
  | HeatChart
  | MapChart
  | PanelChart;

/** What one mark of a chart is known by: tips, keys and explanations hang on it. */
export interface Mark {
  readonly id: string;
  /** What is heard of it where no text of the chart names it. */
  readonly says?: string;
}

interface Marked {
  /**
   * In the order in which the chart is read: of rows from the top, of years from the left, of parts and points as they stand, of a grid
   * row by row. Left out where nothing can be said of one mark alone.
   */
  readonly marks?: readonly Mark[];
}

/** Figures that stand beside each row, such as share and change; the first of them is what the row's mark shows. */
export interface Beside {
  /** Heads of the names and of each figure; empty for one that needs none. */
  readonly heads: readonly string[];
  /** One for each category. */
  readonly rows: readonly BesideRow[];
  /** What is left out of the chart, below it. */
  readonly more?: string | null;
}

export interface BesideRow {
  /** A second, quieter line below the name. */
  readonly detail?: string | undefined;
  /** Why it stands out: "Yours"; left out where it does not. */
  readonly own?: string | undefined;
  /** Whether the headline is about it: its name is set in bold. */
  readonly told?: boolean | undefined;
  readonly cells: readonly BesideCell[];
}

export interface BesideCell {
  readonly text: string;
  readonly tone?: "rise" | "fall" | undefined;
}

interface Axis {
  readonly format: NumberFormat;
  /** The unit in words, such as `$M`; the axis or the heading shows it. */
  readonly unit: string;
}

export interface ChartSeries {
  readonly name: string;
  readonly colour: string;
  /** One for each category; null is "no data", which differs from zero. */
  readonly values: readonly (number | null)[];
}

/** A ranking: one horizontal bar a category, in the given order; several series stand as groups. */
export interface BarChart extends Axis, Marked {
  readonly kind: "bars";
  /** The value at which bars begin; 0 where left out. */
  readonly from?: number;
  /** How far the longest bar of this chart and of those beside it goes from there: they share a scale. Its own longest where left out. */
  readonly reach?: number;
  /** How settled each bar is, see `figures/charts/kinds.ts`; left out where that is not asked. */
  readonly kinds?: readonly Kind[];
  readonly beside?: Beside;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** What each bar is held against, drawn as a tick. */
  readonly benchmark: ChartSeries | null;
  /** A colour for each bar of a single series where bars mean different things. */
  readonly colours?: readonly string[];
}

/** How one of several compared things is marked: the own one in the accent, the nation as a tick, the others in grey shapes. */
export type DotShape = "own" | "nation" | "circle" | "square" | "triangle" | "diamond";

export interface DotSeries extends ChartSeries {
  readonly shape: DotShape;
}

/** Several things compared on one scale from zero: a row for each category, a mark on it for each of them. */
export interface DotChart extends Axis, Marked {
  readonly kind: "dots";
  readonly categories: readonly string[];
  readonly series: readonly DotSeries[];
  readonly beside: Beside;
}

/** Two groups back to back: a row for each category, the first one on top, with a bar to either side. */
export interface PyramidChart extends Axis, Marked {
  readonly kind: "pyramid";
  readonly categories: readonly string[];
  readonly sides: readonly [left: PyramidSide, right: PyramidSide];
  /** What the bars are held against, as ticks; null where there is nothing. */
  readonly benchmark: { readonly name: string; readonly colour: string } | null;
}

export interface PyramidSide extends ChartSeries {
  readonly held: readonly (number | null)[] | null;
}

/** Where categories begin from which on a series is of another definition, and what is said there. */
interface Broken {
  readonly breaks?: { readonly at: readonly number[]; readonly name: string };
}

/** What is known of some categories, such as what happened in a year: said below their names, where it covers no data. */
interface Noted {
  readonly notes?: readonly { readonly at: number; readonly text: string }[];
}

/** Columns over years or months. */
export interface ColumnChart extends Axis, Marked, Broken, Noted {
  readonly kind: "columns";
  readonly stacked: boolean;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** How settled each category is, see `figures/charts/kinds.ts`; left out where that is not asked, as of months. */
  readonly kinds?: readonly Kind[];
  /** A colour for each column of a single series where columns mean different things. */
  readonly colours?: readonly string[];
  /** From where on a column of a single series stands out, drawn as a line. */
  readonly threshold?: { readonly value: number; readonly name: string };
  /** What each category is shaded by behind its column: the stronger, the more of it there is. */
  readonly behind?: ChartSeries;
  /** What the columns of a single series have come to so far, as a line over them. */
  readonly soFar?: ChartSeries;
}

/** Lines over years. With `ranks`, the best is at the top and values are whole: a bump chart. */
export interface LineChart extends Axis, Marked, Broken, Noted {
  readonly kind: "lines";
  readonly ranks: boolean;
  /** The best and the worst rank that are drawn; from 1 to the worst there is where left out. */
  readonly window?: readonly [best: number, worst: number];
  readonly categories: readonly string[];
  readonly series: readonly LineSeries[];
  /** How settled each category is; left out where that is not asked. */
  readonly kinds?: readonly Kind[];
  /** The area between low and high around the first series, with its name at its end where it has one. */
  readonly band: {
    readonly low: readonly (number | null)[];
    readonly high: readonly (number | null)[];
    readonly name?: string;
  } | null;
  /** Whether the first line has a dot for each category, which says how settled it is. */
  readonly dotted?: true;
  /** The area between the first two lines, which is what sets them apart. */
  readonly between?: { readonly colour: string };
}

export interface LineSeries extends ChartSeries {
  /** `own` is drawn strongest; `quiet` gives context, thin and without its name. All alike where left out. */
  readonly weight?: "own" | "named" | "quiet";
}

/** Small multiples: the same lines over the same years for each of several things, all on one scale. */
export interface PanelChart extends Axis, Marked, Noted {
  readonly kind: "panels";
  readonly categories: readonly string[];
  readonly kinds: readonly Kind[];
  /** What the lines of every panel are called, in their order: named once for all; a single one needs no name. */
  readonly lines: readonly { readonly name: string; readonly colour: string }[];
  /** In the order in which they are read. */
  readonly panels: readonly Panel[];
}

export interface Panel {
  readonly name: string;
  /** Why it stands out; left out where it does not. */
  readonly own?: string | undefined;
  /** What stands below the name, such as the amount of the year and its growth. */
  readonly says: string;
  /** A value for each category, for each of the lines; the first one leads. */
  readonly values: readonly (readonly (number | null)[])[];
}

/** Parts of a whole as one bar; the parts add up to all of it. */
export interface ShareChart extends Axis, Marked {
  readonly kind: "share";
  readonly parts: readonly { readonly name: string; readonly colour: string; readonly value: number }[];
}

/** Names of the four fields of a plane: top right, top left, bottom left, bottom right; empty for one without. */
export type FieldNames = readonly [string, string, string, string];

/** Two measures against each other, with lines that part the field. */
export interface ScatterChart extends Marked {
  readonly kind: "scatter";
  readonly x: Axis & { readonly name: string; readonly divide: number | null };
  readonly y: Axis & { readonly name: string; readonly divide: number | null };
  readonly fields: FieldNames | null;
  /** The line on which both measures are even, with its name and what lies on either side of it; left out where they are not alike. */
  readonly even?: { readonly name: string; readonly above: string; readonly below: string } | undefined;
  readonly points: readonly {
    readonly name: string;
    readonly colour: string;
    readonly x: number;
    readonly y: number;
    /** What the area of the point stands for. */
    readonly size: number;
    /** Whether it is the reader's own: named before all others, and in bold. */
    readonly own?: true;
  }[];
}

/** What stands in the corners of a plane: where a line of even measures parts it, what lies above and below that line. */
export function fieldNames({ fields, even }: ScatterChart): FieldNames | null {
  return even ? ["", even.above, "", even.below] : fields;
}

/** Parts of a whole as areas. */
export interface TreeChart extends Axis, Marked {
  readonly kind: "tree";
  readonly parts: readonly {
    readonly name: string;
    readonly colour: string;
    readonly value: number;
    readonly note: string;
  }[];
}

/** Values in a grid, told apart by the strength of one colour. */
export interface HeatChart extends Axis, Marked {
  readonly kind: "heat";
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly columns: readonly string[];
  readonly colour: string;
}

/** Areas where they lie, in a few classes of one figure. */
export interface MapChart extends Axis, Marked {
  readonly kind: "map";
  /** Of the areas with the largest figures; fainter for the others. */
  readonly colour: string;
  /** The least first: what each begins at, and what it is called. */
  readonly classes: readonly { readonly from: number; readonly name: string }[];
  readonly areas: readonly {
    readonly name: string;
    /** What is written into it. */
    readonly label: string;
    /** Null is "no data". */
    readonly value: number | null;
    /** Rings of longitude and latitude, as GeoJSON's MultiPolygon has them. */
    readonly polygons: Polygons;
  }[];
}
