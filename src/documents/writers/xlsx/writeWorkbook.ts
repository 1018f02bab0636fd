import { xmlText } from "../xmlText.ts";
import type { CellStyles } from "./cellStyles.ts";
import type { Deflater } from "./deflater.ts";
import { packZip, type ZipPart } from "./packZip.ts";
import type { Sheet } from "./sheet.ts";
import { sheetNames } from "./sheetNames.ts";
import { tableNames, tableRange, tableXml } from "./tablePart.ts";
import { quotedName, sharedTexts, TABLE_RELATION, writeSheet } from "./writeSheet.ts";

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
