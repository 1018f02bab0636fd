import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** True where the programs of poppler (pdftotext, pdfinfo, pdftoppm, pdftohtml) can be started. */
export const canReadPdf = works("pdftotext");
if (!canReadPdf)
  console.info("poppler's pdftotext is not installed: what stands on the pages of PDF files is not checked.");

/** All text of a PDF in reading order, pages parted by form feeds. */
export const pdfText = (bytes: Uint8Array): string => withFile(bytes, (file) => run("pdftotext", ["-raw", file, "-"]));

/** What a PDF says of itself, by name: `Pages`, `Tagged`, `Title`, `Page size`. */
export function pdfFacts(bytes: Uint8Array): Readonly<Record<string, string>> {
  const lines = withFile(bytes, (file) => run("pdfinfo", [file])).split("\n");
  return Object.fromEntries(lines.map((line) => [line.split(":")[0] ?? "", line.slice(line.indexOf(":") + 1).trim()]));
}

/** The tree of tags for people who do not see the page. */
export const pdfTags = (bytes: Uint8Array): string => withFile(bytes, (file) => run("pdfinfo", ["-struct", file]));

/** The words of a PDF with their type and where they lead. */
export const pdfXml = (bytes: Uint8Array): string =>
  withFile(bytes, (file) => run("pdftohtml", ["-xml", "-i", "-stdout", file]));

/** The titles of the bookmarks, with their pages: `3 Media mix`. */
export function pdfBookmarks(bytes: Uint8Array): string[] {
  const xml = pdfXml(bytes);
  const outline = xml.slice(Math.max(0, xml.indexOf("<outline>")));
  return [...outline.matchAll(/<item page="(\d+)">([^<]*)</g)].map(([, page, title]) => `${page} ${title}`);
}

/** The part of each page that is not paper, 0–1. */
export function pdfInk(bytes: Uint8Array): number[] {
  return withFile(bytes, (file, folder) => {
    run("pdftoppm", ["-r", "25", "-gray", file, join(folder, "page")]);
    return readdirSync(folder)
      .filter((name) => name.endsWith(".pgm"))
      .sort()
      .map((name) => inkOf(readFileSync(join(folder, name))));
  });
}

const PAPER = 240;

/** Of a binary grey map: three lines of head, then a byte for each point. */
function inkOf(map: Uint8Array): number {
  const [, size = ""] = new TextDecoder("latin1").decode(map.subarray(0, 64)).split("\n");
  const [width = 0, height = 0] = size.split(" ").map(Number);
  const points = map.subarray(map.length - width * height);
  return points.reduce((dark, point) => dark + (point < PAPER ? 1 : 0), 0) / points.length;
}

function withFile<T>(bytes: Uint8Array, read: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-pdf-"));
  try {
    writeFileSync(join(folder, "read.pdf"), bytes);
    return read(join(folder, "read.pdf"), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Poppler complains of a flag that it does not know; only a status other than 0 counts. */
function run(program: string, options: readonly string[]): string {
  return execFileSync(program, options, { encoding: "utf8", maxBuffer: 2 ** 27, stdio: ["ignore", "pipe", "ignore"] });
}

function works(program: string): boolean {
  try {
    run(program, ["-v"]);
    return true;
  } catch {
    return false;
  }
}
