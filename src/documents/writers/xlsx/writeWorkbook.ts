import { xmlText } from "../xmlText.ts";
import { argb, type CellStyles } from "./cellStyles.ts";
import { cellText } from "./cellText.ts";
import type { Deflater } from "./deflater.ts";
import { packZip, type ZipPart } from "./packZip.ts";
import { columnLetters, type Sheet, type SheetRow } from "./sheet.ts";
import { sheetNames } from "./sheetNames.ts";
import { tableNames, tableRange, tableXml } from "./tablePart.ts";

/** A sheet that has been written. */
export interface WrittenSheet {
  readonly name: string;
  /** Rows of it, its head included. */
  readonly rows: number;
}

export interface Workbook {
  readonly styles: CellStyles;
  /** Asked for one after the other, each when the one before it is written. */
  readonly sheets: Iterable<Sheet>;
  /** The first sheet, which tells of all others and so is made last; its name is kept free for it. */
  readonly about: { readonly name: string; readonly sheet: (written: readonly WrittenSheet[]) => Sheet } | null;
  readonly title: string;
  readonly author: string;
  /** An ISO instant; null for what does not say when. */
  readonly madeAt: string | null;
}

/** What the workbook must know of a sheet to name it. */
interface Listed extends WrittenSheet {
  readonly sheet: Sheet;
  readonly file: number;
}

/** A workbook as an XLSX file, its rows written while they come in. It is opened at its first table. */
export function writeWorkbook(book: Workbook, deflater?: Deflater): Promise<Uint8Array<ArrayBuffer>> {
  return packZip(partsOf(book), deflater);
}

function* partsOf({ styles, sheets, about, title, author, madeAt }: Workbook): Generator<ZipPart> {
  const texts = sharedTexts();
  const names = sheetNames();
  const aboutName = about && names.nameOf(about.name);
  const listed: Listed[] = [];

  function* pieces(sheet: Sheet, name: string, selected: boolean): Generator<string> {
    const rows = yield* writeSheet(sheet, texts, selected);
    listed.push({ sheet, name, rows, file: listed.length + 1 });
  }
  const part = (sheet: Sheet, name: string, selected: boolean): ZipPart => ({
    name: `xl/worksheets/sheet${listed.length + 1}.xml`,
    pieces: pieces(sheet, name, selected),
  });

  for (const sheet of sheets) yield part(sheet, names.nameOf(sheet.name), listed.length === 0);
  if (about && aboutName !== null) {
    yield part(about.sheet(listed), aboutName, listed.length === 0);
    const last = listed.pop();
    if (last) listed.unshift(last);
  }
  const tables = tablesOf(listed);
  for (const { file, xml } of tables) {
    yield whole(`xl/tables/table${file}.xml`, xml);
    yield whole(`xl/worksheets/_rels/sheet${file}.xml.rels`, tableRelation(file));
  }
  yield { name: "xl/sharedStrings.xml", pieces: texts.pieces() };
  yield whole("xl/styles.xml", styles.toXml());
  yield whole("xl/workbook.xml", workbookXml(listed, about ? 1 : 0));
  yield whole("xl/_rels/workbook.xml.rels", relationsXml(listed));
  yield whole("docProps/core.xml", coreXml(title, author, madeAt));
  yield whole("docProps/app.xml", APP_XML);
  yield whole("_rels/.rels", ROOT_RELATIONS);
  yield { ...whole("[Content_Types].xml", contentTypes(listed, tables)), first: true };
}

/** The table of each sheet that has one, under the number of the sheet. */
function tablesOf(listed: readonly Listed[]): { readonly file: number; readonly xml: string }[] {
  const nameOf = tableNames();
  return listed.flatMap(({ sheet: { table }, name, rows, file }) => {
    const range = table && tableRange(table, rows);
    return range ? [{ file, xml: tableXml(file, nameOf(name), range, table.heads) }] : [];
  });
}

const whole = (name: string, xml: string): ZipPart => ({ name, pieces: [xml] });

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PART_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

function workbookXml(listed: readonly Listed[], firstTable: number): string {
  const active = Math.min(firstTable, listed.length - 1);
  const tabs = listed.map(
    ({ name, file }, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${file}"/>`,
  );
  const repeated = listed.flatMap(({ sheet }, at) =>
    sheet.frozen.rows > 0 ? [definedName("_xlnm.Print_Titles", at, listed, `$1:$${sheet.frozen.rows}`)] : [],
  );
  return `${HEAD}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}/relationships"><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="24000" windowHeight="14000" activeTab="${active}"/></bookViews><sheets>${tabs.join("")}</sheets>${repeated.length > 0 ? `<definedNames>${repeated.join("")}</definedNames>` : ""}</workbook>`;
}

function definedName(name: string, at: number, listed: readonly Listed[], range: string): string {
  const sheet = xmlText(quotedName(listed[at]?.name ?? ""));
  return `<definedName name="${name}" localSheetId="${at}">${sheet}!${range}</definedName>`;
}

function relationsXml(listed: readonly Listed[]): string {
  const sheets = listed.map(
    ({ file }) =>
      `<Relationship Id="rId${file}" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet${file}.xml"/>`,
  );
  const next = listed.length + 1;
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.join("")}<Relationship Id="rId${next}" Type="${OFFICE}/relationships/styles" Target="styles.xml"/><Relationship Id="rId${next + 1}" Type="${OFFICE}/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
}

function tableRelation(file: number): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="${TABLE_RELATION}" Type="${OFFICE}/relationships/table" Target="../tables/table${file}.xml"/></Relationships>`;
}

function contentTypes(listed: readonly Listed[], tables: readonly { readonly file: number }[]): string {
  const tabled = tables.map(
    ({ file }) => `<Override PartName="/xl/tables/table${file}.xml" ContentType="${PART_TYPE}.table+xml"/>`,
  );
  const sheets = listed.map(
    ({ file }) => `<Override PartName="/xl/worksheets/sheet${file}.xml" ContentType="${PART_TYPE}.worksheet+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PART_TYPE}.sheet.main+xml"/>${sheets.join("")}${tabled.join("")}<Override PartName="/xl/styles.xml" ContentType="${PART_TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${PART_TYPE}.sharedStrings+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/><Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>`;
}

const ROOT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId3" Type="${OFFICE}/relationships/extended-properties" Target="docProps/app.xml"/></Relationships>`;

const APP_XML = `${HEAD}<Properties xmlns="${OFFICE}/extended-properties"><Application>Spotmarket</Application></Properties>`;

function coreXml(title: string, author: string, madeAt: string | null): string {
  const instant = madeAt && new Date(madeAt).toISOString().replace(/\.\d+Z$/, "Z");
  const created = instant ? `<dcterms:created xsi:type="dcterms:W3CDTF">${instant}</dcterms:created>` : "";
  return `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator>${created}</cp:coreProperties>`;
}

/** Letters that are handed on at a time; what is pieced together of more would outlive the moment it is needed for. */
const PIECE_LENGTH = 4_096;
const LINE_POINTS = 15;

/** The texts of all sheets, each once. */
interface SharedTexts {
  readonly idOf: (text: string) => number;
  readonly pieces: () => Iterable<string>;
}

function sharedTexts(): SharedTexts {
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
function* writeSheet(sheet: Sheet, texts: SharedTexts, selected: boolean): Generator<string, number> {
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
const TABLE_RELATION = "rId1";

/** A sheet's name as formulas and links have it. */
function quotedName(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

/** In lines of print `&` begins an instruction, and more than 255 letters make Excel repair the file. */
function printed(side: string, text: string): string {
  const line = text.toWellFormed().slice(0, 90).toWellFormed().replace(/\s+/g, " ").replaceAll("&", "&&");
  return xmlText(`${side}${line}`);
}
