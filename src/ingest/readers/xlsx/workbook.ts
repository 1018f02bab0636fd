import { type Archive, damaged } from "./archive.ts";
import { readWhole } from "./readMarkup.ts";

/** What a workbook says about its first sheet. */
export interface FirstSheet {
  /** The part with its cells. */
  readonly part: string;
  /** Days are counted from 1904, as old Macintosh files do, not from 1900. */
  readonly from1904: boolean;
}

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

/** Finds the first sheet that is not hidden. @throws UnreadableFile `damaged-workbook` where there is none */
export async function firstSheet(archive: Archive): Promise<FirstSheet> {
  const sheets: { readonly relation: string; readonly hidden: boolean }[] = [];
  let from1904 = false;
  await readWhole(archive.read(WORKBOOK), {
    open: (name, attribute) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attribute("date1904") ?? "");
      if (name === "sheet")
        sheets.push({ relation: attribute("id") ?? "", hidden: (attribute("state") ?? "visible") !== "visible" });
    },
  });
  const sheet = sheets.find(({ hidden }) => !hidden);
  const targets = new Map<string, string>();
  await readWhole(archive.read(RELATIONS), {
    open: (name, attribute) => {
      if (name === "Relationship" && attribute("TargetMode") !== "External")
        targets.set(attribute("Id") ?? "", attribute("Target") ?? "");
    },
  });
  const part = partNamed(targets.get(sheet?.relation ?? ""));
  if (part === null || !archive.has(part)) return damaged(null);
  return { part, from1904 };
}

/** A target as the archive names it: from the root with a slash, else from the workbook's folder. */
function partNamed(target: string | undefined): string | null {
  if (!target) return null;
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}
