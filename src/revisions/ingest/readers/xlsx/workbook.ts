import { UnreadableFile } from "../../problem.ts";
import { type Archive, damaged } from "./archive.ts";
import { readWhole } from "./readMarkup.ts";

export interface NamedSheet {
  readonly name: string;
  readonly hidden: boolean;
  /** The part with its cells; null where the workbook names none, as of a sheet with nothing but a chart. */
  readonly part: string | null;
}

/** What a workbook says of itself. */
export interface WorkbookContents {
  readonly sheets: readonly NamedSheet[];
  /** Days are counted from 1904, as old Macintosh files do, not from 1900. */
  readonly from1904: boolean;
}

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const MOST_NAME = 100;

/** Reads the list of sheets, in the order of their tabs. */
export async function readContents(archive: Archive): Promise<WorkbookContents> {
  const listed: { readonly name: string; readonly relation: string; readonly hidden: boolean }[] = [];
  let from1904 = false;
  await readWhole(archive.read(WORKBOOK), {
    open: (name, attribute) => {
      if (name === "workbookPr") from1904 = ["1", "true"].includes(attribute("date1904") ?? "");
      if (name === "sheet")
        listed.push({
          name: (attribute("name") ?? "").slice(0, MOST_NAME),
          relation: attribute("id") ?? "",
          hidden: (attribute("state") ?? "visible") !== "visible",
        });
    },
  });
  const targets = new Map<string, string>();
  await readWhole(archive.read(RELATIONS), {
    open: (name, attribute) => {
      if (name === "Relationship" && attribute("TargetMode") !== "External")
        targets.set(attribute("Id") ?? "", attribute("Target") ?? "");
    },
  });
  const sheets = listed.map(({ name, relation, hidden }) => ({ name, hidden, part: partNamed(targets.get(relation)) }));
  return { sheets, from1904 };
}

/** The part of the named sheet, else of the first that is not hidden. @throws UnreadableFile `damaged-workbook`, `unknown-value` */
export function partOfSheet(archive: Archive, { sheets }: WorkbookContents, name?: string): string {
  const sheet = sheets.find((one) => (name === undefined ? !one.hidden : one.name === name));
  if (name !== undefined && !sheet)
    throw new UnreadableFile(
      "unknown-value",
      `The workbook has no sheet “${name.slice(0, MOST_NAME)}”. Choose another.`,
    );
  const part = sheet?.part ?? null;
  if (part === null || !archive.has(part)) return damaged(null);
  return part;
}

/** A target as the archive names it: from the root with a slash, else from the workbook's folder. */
function partNamed(target: string | undefined): string | null {
  if (!target) return null;
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}
