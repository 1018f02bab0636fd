import type { Archive } from "./archive.ts";
import { readWhole } from "./readMarkup.ts";

/** Formats every program knows by number and that show a number as a day: ECMA-376, 18.8.30. */
const KNOWN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Which of a workbook's cell styles show a number as a day, by their number. */
export async function dateStyles(archive: Archive): Promise<ReadonlySet<number>> {
  const dates = new Set(KNOWN_DATES);
  const styles: number[] = [];
  let inCells = false;
  await readWhole(archive.read("xl/styles.xml"), {
    open: (name, attribute) => {
      if (name === "cellXfs") inCells = true;
      if (name === "numFmt" && showsDay(attribute("formatCode") ?? "")) dates.add(Number(attribute("numFmtId")));
      if (name === "xf" && inCells) styles.push(Number(attribute("numFmtId") ?? 0));
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return new Set(styles.flatMap((format, style) => (dates.has(format) ? [style] : [])));
}

/** Whether a format has days, months or years in it, outside of quoted text and colours. */
function showsDay(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  return /[dmy]/i.test(bare) && !/general|standard/i.test(bare);
}
