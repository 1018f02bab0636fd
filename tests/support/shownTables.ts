import { formatValue } from "hucre";
import { readXlsx } from "hucre/xlsx";
import type { Locale } from "#domain/taxonomy/name.ts";
import { openOfficePackage, plain } from "./officePackage.ts";
import { pdfText } from "./readPdf.ts";

/** Lines of a table, each as the texts that a reader sees in its cells. */
export type Lines = readonly (readonly string[])[];

/**
 * The sheets of a workbook as a spreadsheet shows them: each cell's own pattern applied to what it holds, by a program that is not ours.
 * Signs that group thousands are those of the reader's machine, so they are left out.
 */
export async function linesOfSheets(bytes: Uint8Array, locale: Locale): Promise<Lines[]> {
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  return sheets.map(({ rows, cells }) =>
    rows.map((row, at) =>
      row.map((value, column) => {
        const pattern = cells?.get(`${at},${column}`)?.style?.numFmt;
        if (typeof value !== "number") return ungrouped(value === null ? "" : String(value), locale);
        return shownNumber(value, pattern ?? "General", locale);
      }),
    ),
  );
}

/** A number in a pattern of Office; halves go away from zero as they do there. */
export function shownNumber(value: number, pattern: string, locale: Locale): string {
  const exact = Number(value.toPrecision(15));
  // Spanish and German write numbers with the same signs; the reader of patterns knows those of German.
  const signs = locale === "en-US" ? "en-US" : "de-DE";
  return ungrouped(formatValue(exact + exact * 1e-13, pattern, { locale: signs }), locale);
}

/**
 * Whether a cell shows, with as many decimals more as it takes, a number that screens round to nothing: `0.04` for `<0.1`, `−0.03%` for
 * `0.0%`. Workbooks do, since a pattern that says `<0.1` would say it of every other number in its place.
 */
export function isFiner(said: string, shown: string, locale: Locale): boolean {
  const [fine, coarse] = [sizeIn(said, locale), sizeIn(shown, locale)];
  if (!fine || !coarse || fine.decimals <= coarse.decimals || fine.size === 0) return false;
  const unit = (text: string) => text.replace(/[−<+\d.,]/g, "");
  const isSmall = shown.includes("<")
    ? fine.size < coarse.size
    : coarse.size === 0 && fine.size < 10 ** -coarse.decimals;
  return isSmall && unit(said) === unit(shown) && (!shown.includes("−") || said.includes("−"));
}

function sizeIn(text: string, locale: Locale): { readonly size: number; readonly decimals: number } | null {
  const [number] = /\d[\d.,]*/.exec(text) ?? [];
  if (number === undefined) return null;
  const plainNumber = locale === "en-US" ? number.replaceAll(",", "") : number.replaceAll(".", "").replace(",", ".");
  return { size: Number(plainNumber), decimals: plainNumber.split(".")[1]?.length ?? 0 };
}

/** A text without the signs that group thousands. */
export function ungrouped(text: string, locale: Locale): string {
  return text.replace(locale === "en-US" ? /(?<=\d),(?=\d{3})/g : /(?<=\d)\.(?=\d{3})/g, "");
}

/** The tables of slides under the title of their slide, without what says which part of it that is; heads left out. */
export async function linesOfSlides(bytes: Uint8Array): Promise<Map<string, Lines[]>> {
  const { parts } = await openOfficePackage(bytes);
  const found = new Map<string, Lines[]>();
  const slides = [...parts.keys()].filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  for (const name of slides.toSorted((a, b) => numberIn(a) - numberIn(b))) {
    const xml = parts.get(name) ?? "";
    const [, table] = /<a:tbl>([\s\S]*?)<\/a:tbl>/.exec(xml) ?? [];
    if (table === undefined) continue;
    const lines = pieces(table, "a:tr").map((row) => pieces(row, "a:tc").map(textIn));
    const title = textIn(xml.slice(0, xml.indexOf("<a:tbl>"))).match(/№\d+/)?.[0] ?? "";
    found.set(title, [...(found.get(title) ?? []), lines.slice(1)]);
  }
  return found;
}

/** The pages of a table put together again: rows that go on below each other, columns that go on beside them. */
export function joinedPages(pages: readonly Lines[], rows: number): Lines {
  const whole: string[][] = Array.from({ length: rows }, () => []);
  let at = 0;
  for (const page of pages) {
    for (const cells of page) {
      const line = whole[at % rows];
      line?.push(...(at < rows ? cells : cells.slice(1)));
      at += 1;
    }
  }
  return whole;
}

/** What a chart of a slide shows at its values: the number, and the pattern that its label has. */
export interface SlideChart {
  readonly series: readonly {
    readonly values: ReadonlyMap<number, number>;
    readonly pattern: string;
    /** Patterns of single labels, and those that are not shown. */
    readonly own: ReadonlyMap<number, string | null>;
  }[];
}

export async function chartsOfSlides(bytes: Uint8Array): Promise<SlideChart[]> {
  const { parts } = await openOfficePackage(bytes);
  const charts = [...parts.keys()].filter((name) => /^ppt\/charts\/chart\d+\.xml$/.test(name));
  return charts
    .toSorted((a, b) => numberIn(a) - numberIn(b))
    .map((name) => ({
      series: pieces(parts.get(name) ?? "", "c:ser")
        .filter(isNamed)
        .map(seriesIn),
    }));
}

/** What has no name holds no figures of its own, such as lines between points. */
const isNamed = (xml: string): boolean => xml.includes("<c:tx>");

function seriesIn(xml: string): SlideChart["series"][number] {
  const [values = ""] = [...pieces(xml, "c:val"), ...pieces(xml, "c:xVal")];
  const [labels = ""] = pieces(xml, "c:dLbls");
  const single = pieces(labels, "c:dLbl");
  const rest = single.reduce((left, one) => left.replace(one, ""), labels);
  const patternIn = (part: string) => /<c:numFmt formatCode="([^"]*)"/.exec(part)?.[1];
  return {
    values: new Map(
      [...values.matchAll(/<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/g)].map(([, at, value]) => [
        Number(at),
        Number(value),
      ]),
    ),
    pattern: plain(patternIn(rest) ?? ""),
    own: new Map(
      single.map((one) => {
        const pattern = patternIn(one);
        return [Number(/<c:idx val="(\d+)"/.exec(one)?.[1]), pattern === undefined ? null : plain(pattern)];
      }),
    ),
  };
}

const numberIn = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);

function pieces(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}(?: [^>]*)?>([\\s\\S]*?)</${tag}>`, "g"))].map(([, inner = ""]) => inner);
}

function textIn(xml: string): string {
  const paragraphs = pieces(xml, "a:p").map((one) =>
    [...one.matchAll(/<a:t>([^<]*)<\/a:t>|<a:br\/>/g)].map(([, text]) => plain(text ?? "\n")).join(""),
  );
  return paragraphs.join("\n");
}

/** The words of a PDF as they follow each other on its pages, from each `№7` to the next. */
export function wordsOfPages(bytes: Uint8Array): Map<string, string[]> {
  const text = pdfText(bytes).replace(/\u00ad\s*/g, "");
  const parted = text.split(/(№\d+)/);
  const found = new Map<string, string[]>();
  for (let at = 1; at < parted.length; at += 2) {
    const title = parted[at] ?? "";
    found.set(title, [...(found.get(title) ?? []), ...wordsIn(parted[at + 1] ?? "")]);
  }
  return found;
}

export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/**
 * Whether a page has these lines in their order, word for word. A table too wide for the page goes on below itself under the names of
 * its rows; how many columns stand beside each other is found out. Answers the first line that is missing.
 */
export function missingOnPages(words: readonly string[], lines: Lines): string | null {
  const width = lines[0]?.length ?? 0;
  let missing: string | null = null;
  const bankFrom = (column: number, from: number): boolean => {
    if (column >= width) return true;
    for (let end = width; end > column; end -= 1) {
      const next = bankEnd(words, lines, { column, end, from });
      if (typeof next === "string") missing ??= next;
      else if (bankFrom(end, next)) return true;
    }
    return false;
  };
  return width < 2 || bankFrom(1, 0) ? null : (missing ?? "the table");
}

/** Where the lines end if these columns stand beside each other; the first line that does not. */
function bankEnd(
  words: readonly string[],
  lines: Lines,
  { column, end, from }: { readonly column: number; readonly end: number; readonly from: number },
): number | string {
  let at = from;
  for (const cells of lines) {
    const line = [cells[0] ?? "", ...cells.slice(column, end)].flatMap(wordsIn);
    const place = indexOf(words, line, at);
    if (place < 0) return line.join(" ");
    at = place + line.length;
  }
  return at;
}

function indexOf(words: readonly string[], line: readonly string[], from: number): number {
  for (let at = words.indexOf(line[0] ?? "", from); at >= 0; at = words.indexOf(line[0] ?? "", at + 1)) {
    if (line.every((word, step) => words[at + step] === word)) return at;
  }
  return -1;
}
