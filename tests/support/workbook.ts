import { crc32, deflateRawSync } from "node:zlib";

/** A cell of a test's sheet: text as a shared string, a number, or its markup as it is. */
export type SheetCell = string | number | { readonly markup: string };

interface PackedPart {
  readonly name: string;
  readonly text: string;
  /** What the list of contents claims, where it lies. */
  readonly claimedSize?: number;
  readonly flags?: number;
}

const SPREADSHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A workbook with one sheet. Style 1 shows numbers as days. */
export function workbookOf(rows: readonly (readonly SheetCell[])[], more: readonly PackedPart[] = []): Buffer {
  const strings: string[] = [];
  const cell = (value: SheetCell): string => {
    if (typeof value === "object") return value.markup;
    if (typeof value === "number") return `<c><v>${value}</v></c>`;
    return `<c t="s"><v>${strings.push(value) - 1}</v></c>`;
  };
  const sheet = rows.map((cells, at) => `<row r="${at + 1}">${cells.map(cell).join("")}</row>`).join("");
  return zipOf([
    ...workbookParts(),
    { name: "xl/worksheets/sheet1.xml", text: `<worksheet ${SPREADSHEET}><sheetData>${sheet}</sheetData></worksheet>` },
    {
      name: "xl/sharedStrings.xml",
      text: `<sst ${SPREADSHEET}>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
    },
    ...more,
  ]);
}

/** What names the sheet `xl/worksheets/sheet1.xml`. */
export function workbookParts(): PackedPart[] {
  return [
    {
      name: "xl/workbook.xml",
      text: `<workbook ${SPREADSHEET} xmlns:r="${RELATIONS}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: "xl/styles.xml",
      text: `<styleSheet ${SPREADSHEET}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
  ];
}

/** Files packed as ZIP. */
export function zipOf(parts: readonly PackedPart[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claimedSize, flags = 0 } of parts) {
    const plain = Buffer.from(text, "utf8");
    const packed = deflateRawSync(plain);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claimedSize ?? plain.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const body = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), shared, place, Buffer.from(name)]));
    bodies.push(body);
    offset += body.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
