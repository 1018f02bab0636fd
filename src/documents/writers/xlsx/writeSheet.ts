import { xmlText } from "../xmlText.ts";
import { argb } from "./cellStyles.ts";
import { cellText } from "./cellText.ts";
import { columnLetters, type Sheet, type SheetRow } from "./sheet.ts";
import { tableRange } from "./tablePart.ts";

/** Letters that are handed on at a time; what is pieced together of more would outlive the moment it is needed for. */
const PIECE_LENGTH = 4_096;
const LINE_POINTS = 15;

/** The texts of all sheets, each once. */
export interface SharedTexts {
  readonly idOf: (text: string) => number;
  readonly pieces: () => Iterable<string>;
}

export function sharedTexts(): SharedTexts {
  const places = new Map<string, number>();
  let uses = 0;
  return {
    idOf(text) {
      uses += 1;
      let place = places.get(text);
      if (place === undefined) {
        place = places.size;
        places.set(text, place);
      }
      return place;
    },
    *pieces() {
      yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="${uses}" uniqueCount="${places.size}">`;
      let piece = "";
      for (const text of places.keys()) {
        piece += `<si><t xml:space="preserve">${cellText(text)}</t></si>`;
        if (piece.length < PIECE_LENGTH) continue;
        yield piece;
        piece = "";
      }
      yield `${piece}</sst>`;
    },
  };
}

/** A sheet's XML in pieces, made while its rows come in; at the end, how many there were. */
export function* writeSheet(sheet: Sheet, texts: SharedTexts, selected: boolean): Generator<string, number> {
  const columns = Math.max(1, sheet.widths.length);
  const letters = Array.from({ length: columns }, (_, at) => columnLetters(at));
  yield head(sheet, selected);
  let piece = "";
  let count = 0;
  const add = ({ values, styles, lines }: SheetRow) => {
    count += 1;
    piece += `<row r="${count}"${lines === undefined ? "" : ` ht="${lines * LINE_POINTS}" customHeight="1"`}>`;
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at];
      const style = styles[at] ?? 0;
      const place = `<c r="${letters[at] ?? columnLetters(at)}${count}"${style === 0 ? "" : ` s="${style}"`}`;
      if (typeof value === "number" && Number.isFinite(value)) piece += `${place}><v>${digitsOf(value)}</v></c>`;
      else if (typeof value === "string" && value !== "") piece += `${place} t="s"><v>${texts.idOf(value)}</v></c>`;
      else if (style !== 0) piece += `${place}/>`;
    }
    piece += "</row>";
  };
  for (const row of sheet.rows) {
    add(row);
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = "";
  }
  yield piece + tail(sheet, count);
  return count;
}

/** The engine remembers how it wrote the last thousands of numbers, which here nobody asks for again; `toFixed` it does not remember. */
const digitsOf = (value: number): string => (Number.isInteger(value) ? value.toFixed(0) : String(value));

function head({ widths, frozen, tabColour }: Sheet, selected: boolean): string {
  const corner = `${columnLetters(frozen.columns)}${frozen.rows + 1}`;
  const pane = frozen.columns > 0 && frozen.rows > 0 ? "bottomRight" : frozen.rows > 0 ? "bottomLeft" : "topRight";
  const split = `${frozen.columns > 0 ? ` xSplit="${frozen.columns}"` : ""}${frozen.rows > 0 ? ` ySplit="${frozen.rows}"` : ""}`;
  const panes =
    split === ""
      ? ""
      : `<pane${split} topLeftCell="${corner}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/>`;
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheetPr>${tabColour ? `<tabColor rgb="${argb(tabColour)}"/>` : ""}<pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0" workbookViewId="0"${selected ? ' tabSelected="1"' : ""}>${panes}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${cols.length > 0 ? `<cols>${cols.join("")}</cols>` : ""}<sheetData>`;
}

function tail({ table, links = [], print }: Sheet, count: number): string {
  const tabled = table !== null && tableRange(table, count) !== null;
  const led = links.map(
    ({ cell, sheet }) =>
      `<hyperlink ref="${cell}" location="${xmlText(`${quotedName(sheet)}!A1`)}" display="${xmlText(sheet)}"/>`,
  );
  return `</sheetData>${led.length > 0 ? `<hyperlinks>${led.join("")}</hyperlinks>` : ""}<pageMargins left="0.5" right="0.5" top="0.8" bottom="0.8" header="0.3" footer="0.3"/><pageSetup paperSize="${print.paper === "a4" ? 9 : 1}" orientation="${print.landscape ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="0"/><headerFooter><oddHeader>${printed("&L", print.head)}</oddHeader><oddFooter>${printed("&L", print.foot)}&amp;R&amp;P / &amp;N</oddFooter></headerFooter>${tabled ? `<tableParts count="1"><tablePart r:id="${TABLE_RELATION}"/></tableParts>` : ""}</worksheet>`;
}

/** What a sheet calls its only table. */
export const TABLE_RELATION = "rId1";

/** A sheet's name as formulas and links have it. */
export function quotedName(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

/** In lines of print `&` begins an instruction, and more than 255 letters make Excel repair the file. */
function printed(side: string, text: string): string {
  const line = text.toWellFormed().slice(0, 90).toWellFormed().replace(/\s+/g, " ").replaceAll("&", "&&");
  return xmlText(`${side}${line}`);
}
