import type { TFunction } from "i18next";
import type { ReportColumn, ReportRow, ReportTable } from "../../document.ts";
import { printable } from "./printable.ts";
import { textWidth, wordWidth } from "./textWidth.ts";

/** A table as a page shows it, or those columns of it that fit beside each other under the name of the row. */
export interface Bank {
  /** What the columns are, where a heading does not say it; empty where there is nothing to add. */
  readonly caption: string;
  /** Type size and the space between columns in points. */
  readonly size: number;
  readonly gutter: number;
  readonly columns: readonly {
    readonly head: string;
    readonly unit: string;
    /** In points. */
    readonly width: number;
    readonly numeric: boolean;
    readonly italic: boolean;
  }[];
  readonly rows: readonly BankRow[];
  readonly totals: readonly BankRow[];
  readonly empty: boolean;
}

export interface BankRow {
  readonly mark: string | null;
  readonly cells: readonly string[];
  /** True where all of it surely stands on one line: its height need not be measured, which is most of the work of setting it. */
  readonly flat: boolean;
}

/** Type sizes in points, the preferred one first; the last is the smallest a reader is asked to read. */
const SIZES = [8, 7.5, 7, 6.5] as const;
const SMALLEST = 6.5;
/** The size at which a table is divided; its parts are set larger where all of them leave room for it. */
const DIVIDED = 6.5;
/** Space between columns in points. */
const gutterOf = (size: number) => (size - 6.5) * 2 + 6;
/** Names may take this many points at most before they take a second line. */
const NAME_POINTS = 148;
const WORDS_POINTS = 92;
/** A head's longest word, in parts of the type size; a longer one is hyphenated. */
const LONGEST_HEAD = 9.5;
/** How much wider than needed a column may grow where the page has room. */
const SPARE = 34;
const SPARE_NAME = 110;
/** Less than any printer shows, in points. */
const ROUNDING = 0.01;
/** So many columns, the name among them, are hardly a table of their own. */
const STRAY = 3;
/** How closely, in points, the width of the parts of a divided table is tried. */
const STEP = 8;

/**
 * A table divided so that every column is legible in the given width. What does not fit beside each other follows below,
 * with the rows' names once more; nothing is left out. Years of one measure stay together.
 */
export function tableBanks(table: ReportTable, width: number, caption: string, text: TFunction): Bank[] {
  const needs = table.columns.map((column, at) => need(table, column, at));
  const groups = divide(table.columns, needs, width);
  const fitting = SIZES.find((size) => groups.every((group) => widthOf(group, needs, size) <= width)) ?? SMALLEST;
  const setting = { needs, width, size: fitting, divided: groups.length > 1, text };
  return groups.map((group) => bank(table, group, setting, caption));
}

/** True where the whole table fits into the width without being divided. */
export function fitsUndivided(table: ReportTable, width: number): boolean {
  const needs = table.columns.map((column, at) => need(table, column, at));
  return widthOf([...needs.keys()], needs, DIVIDED) <= width;
}

const NOTHING: Need = { ems: 0, most: 0 };

/** Width a column needs: in parts of the type size, and at most in points for texts that may take several lines. */
interface Need {
  readonly ems: number;
  readonly most: number;
}

function need(table: ReportTable, column: ReportColumn, at: number): Need {
  const head = Math.max(Math.min(LONGEST_HEAD, wordWidth(column.head)), textWidth(column.headUnit));
  const rows = [...table.rows, ...table.totals].map(({ cells }) => printable(cells[at]?.text ?? ""));
  if (column.numeric) {
    return { ems: largest(head, rows.map(textWidth)), most: Number.POSITIVE_INFINITY };
  }
  const marks = at === 0 ? table.rows.map(({ mark }) => (mark === null ? 0 : textWidth(` ${mark}`) * 0.9)) : [];
  const whole = rows.map((cell, row) => textWidth(cell) + (marks[row] ?? 0));
  return { ems: largest(head, whole), most: at === 0 ? NAME_POINTS : WORDS_POINTS };
}

const largest = (first: number, others: readonly number[]) => others.reduce((most, one) => Math.max(most, one), first);

const pointsOf = ({ ems, most }: Need, size: number) => Math.min(ems * size, most) + gutterOf(size);

const widthOf = (group: readonly number[], needs: readonly Need[], size: number) =>
  group.reduce((sum, at) => sum + pointsOf(needs[at] ?? NOTHING, size), 0);

/** Positions of columns that stand beside each other; the first one begins each group. */
function divide(columns: readonly ReportColumn[], needs: readonly Need[], width: number): number[][] {
  const all = [...columns.keys()];
  if (widthOf(all, needs, SMALLEST) <= width) return [all];
  const room = width - widthOf([0], needs, DIVIDED);
  const pieces = families(columns).flatMap((family) => halve(family, needs, room));
  const groups = evenly(pieces, needs, room);
  const [wide, rest] = [groups.at(-2), groups.at(-1)];
  // A column left over all by itself is easier to read beside the later half of the years before it.
  if (!wide || !rest || rest.length > STRAY || widthOf(wide, needs, DIVIDED) < width / 2) return groups;
  const parted = pieces.flatMap((piece) => {
    if (piece.length < wide.length - 1) return [piece];
    const middle = Math.ceil(piece.length / 2);
    return wide.includes(piece[0] ?? 0) ? [piece.slice(0, middle), piece.slice(middle)] : [piece];
  });
  const again = evenly(parted, needs, room);
  return again.length > groups.length ? groups : again;
}

/** As few groups as there is room for, and of nearly the same width rather than full ones and a rest. */
function evenly(pieces: readonly (readonly number[])[], needs: readonly Need[], room: number): number[][] {
  const full = pack(pieces, needs, room);
  const total = pieces.flat().reduce((sum, at) => sum + widthOf([at], needs, DIVIDED), 0);
  for (let tried = total / full.length; tried < room; tried += STEP) {
    const even = pack(pieces, needs, tried);
    if (even.length === full.length) return even;
  }
  return full;
}

/** Neighbouring columns that must stay together: the years of one measure. Without the first column. */
function families(columns: readonly ReportColumn[]): number[][] {
  const found: { family: string; places: number[] }[] = [];
  for (const [at, column] of columns.entries()) {
    if (at === 0) continue;
    const family = familyOf(column);
    const last = found.at(-1);
    if (last && family !== null && last.family === family) last.places.push(at);
    else found.push({ family: family ?? column.key, places: [at] });
  }
  return found.map(({ places }) => places);
}

/** `dollars` of `dollars_2025`; null for a column that is not one of several years. */
function familyOf({ key }: ReportColumn): string | null {
  return /^(.+)_\d{4}$/.exec(key)?.[1] ?? null;
}

/** A family that is too wide by itself, in parts of nearly equal length. */
function halve(family: readonly number[], needs: readonly Need[], room: number): number[][] {
  const parts = Math.ceil(widthOf(family, needs, SMALLEST) / room);
  const length = Math.ceil(family.length / Math.max(1, parts));
  return Array.from({ length: Math.max(1, parts) }, (_, part) =>
    family.slice(part * length, (part + 1) * length),
  ).filter((part) => part.length > 0);
}

function pack(pieces: readonly (readonly number[])[], needs: readonly Need[], room: number): number[][] {
  const groups: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const more = widthOf(piece, needs, DIVIDED);
    const last = groups.at(-1);
    if (last && used + more <= room) {
      last.push(...piece);
      used += more;
    } else {
      groups.push([0, ...piece]);
      used = more;
    }
  }
  return groups;
}

/** What the years of a table can hold. */
const MEASURES = ["dollars", "growth_percent", "share_percent", "per_capita", "index"] as const;

interface Setting {
  readonly needs: readonly Need[];
  readonly width: number;
  readonly size: number;
  /** True where the table is divided and each part must say what it shows. */
  readonly divided: boolean;
  readonly text: TFunction;
}

function bank(table: ReportTable, group: readonly number[], setting: Setting, caption: string): Bank {
  const { needs, width, size, text } = setting;
  const columns = group.flatMap((at) => table.columns[at] ?? []);
  const years = yearsOf(columns);
  const spare = Math.max(0, width - widthOf(group, needs, size));
  const own = Math.min(SPARE_NAME, group.length > 1 ? spare * 0.4 : spare);
  const each = Math.min(SPARE, (spare - own) / Math.max(1, group.length - 1));
  const subject = setting.divided && years ? measureOf(years, text) : "";
  const widths = group.map((at, place) => pointsOf(needs[at] ?? NOTHING, size) + (place === 0 ? own : each));
  const row = (of: ReportRow): BankRow => {
    const mark = of.mark === null ? null : printable(of.mark);
    const cells = group.map((at) => printable(of.cells[at]?.text ?? ""));
    const wide = (cell: string, at: number) => textWidth(at === 0 && mark !== null ? `${cell} ${mark}` : cell) * size;
    const flat = cells.every(
      (cell, at) => !cell.includes("\n") && wide(cell, at) <= (widths[at] ?? 0) - gutterOf(size) + ROUNDING,
    );
    return { mark, cells, flat };
  };
  return {
    caption: [caption, subject].filter((part) => part !== "").join(" · "),
    size,
    gutter: gutterOf(size),
    columns: columns.map((column, at) => ({
      head: printable(column.head),
      // A unit that all years share is said once, above them.
      unit: subject !== "" && years?.includes(column) ? "" : column.headUnit,
      width: widths[at] ?? 0,
      numeric: column.numeric,
      italic: column.forecast,
    })),
    rows: table.rows.map(row),
    totals: table.totals.map(row),
    empty: table.rows.length === 0,
  };
}

/** The columns of years, where all that are there are of one measure and unit. */
function yearsOf(columns: readonly ReportColumn[]): readonly ReportColumn[] | null {
  const years = columns.filter((column) => familyOf(column) !== null);
  const [first] = years;
  if (!first) return null;
  return years.every((one) => familyOf(one) === familyOf(first) && one.headUnit === first.headUnit) ? years : null;
}

/** "Spending, $M" of columns that name nothing but their year. */
function measureOf([first]: readonly ReportColumn[], text: TFunction): string {
  if (!first) return "";
  const family = MEASURES.find((measure) => measure === familyOf(first));
  const name = family ? text(`spending.column.${family}`) : "";
  return [name, first.headUnit].filter((part) => part !== "").join(", ");
}
