import { cellText } from "./cellText.ts";
import { columnLetters, type SheetTable } from "./sheet.ts";

/** Where a sheet's table is: from its heads down to the last row that is no total; null where it has no row, which no table may. */
export function tableRange({ heads, totals }: SheetTable, rows: number): string | null {
  const last = rows - totals;
  return heads.length === 0 || last < 2 ? null : `A1:${columnLetters(heads.length - 1)}${last}`;
}

/** The part that makes rows a table of Excel, with its filter, to be asked by its name and those of its columns. */
export function tableXml(id: number, name: string, range: string, heads: readonly string[]): string {
  const columns = heads.map((head, at) => `<tableColumn id="${at + 1}" name="${cellText(head)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="${id}" name="${name}" displayName="${name}" ref="${range}" totalsRowShown="0"><autoFilter ref="${range}"/><tableColumns count="${heads.length}">${columns.join("")}</tableColumns></table>`;
}

/** The longest that a head of a table may be. */
const LONGEST_HEAD = 255;

/** Heads as a table needs them: none empty, of one line, and no two alike whatever their case. `empty` stands for one that says nothing. */
export function tableHeads(heads: readonly string[], empty: string): string[] {
  const taken = new Set<string>();
  return heads.map((head) => {
    const line =
      head
        .toWellFormed()
        .replace(/[\s\p{Cc}\ufffe\uffff]+/gu, " ")
        .trim() || empty;
    let name = line.slice(0, LONGEST_HEAD).toWellFormed();
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
      const ending = ` (${count})`;
      name = line.slice(0, LONGEST_HEAD - ending.length).toWellFormed() + ending;
    }
    taken.add(name.toLowerCase());
    return name;
  });
}

/**
 * A table's name after its sheet's, which is unlike all others: letters, digits and underscores, and nothing that could be a cell. Some
 * characters are no letters in names, so sheets may come to the same: the rest is told apart by number.
 */
export function tableNames(): (sheet: string) => string {
  const taken = new Set<string>();
  return (sheet) => {
    const plain = sheet
      .normalize("NFC")
      .replace(/[^\p{L}\p{N}]+/gu, "_")
      .replace(/^_+|_+$/g, "");
    const base = /^\p{L}/u.test(plain) && !CELL.test(plain) ? plain : `_${plain}`;
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base}_${count}`;
    taken.add(name.toLowerCase());
    return name;
  };
}

/** `TV501` and `R1C1` are cells. */
const CELL = /^([a-z]{1,3}\d+|r(\d+)?(c(\d+)?)?|c(\d+)?)$/i;
