import { xmlText } from "../xmlText.ts";

/** How a cell looks. Nothing given is plain black text on white. */
export interface CellStyle {
  /** A number pattern as spreadsheets have it, such as `#,##0.0`; General without it. */
  readonly pattern?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly size?: "title" | "small";
  readonly colour?: "muted" | "brand" | "link" | "warning";
  readonly fill?: "head" | "mark" | "warning";
  /** A line below a head, or above a total. */
  readonly line?: "below" | "above";
  readonly align?: "right" | "topLeft" | "topRight" | "wrap";
  /** Text that would be taken for a formula when somebody edits the cell; it stays text. */
  readonly quoted?: boolean;
}

/** The styles of a workbook: each different one once, by its place in the list. */
export interface CellStyles {
  readonly idOf: (style: CellStyle) => number;
  readonly toXml: () => string;
}

/** Patterns of our own begin here; those below are built into the format. */
const FIRST_PATTERN = 164;

const ALIGNMENTS = {
  right: '<alignment horizontal="right"/>',
  // Beside texts of several lines.
  topLeft: '<alignment horizontal="left" vertical="top"/>',
  topRight: '<alignment horizontal="right" vertical="top"/>',
  wrap: '<alignment vertical="top" wrapText="1"/>',
} as const;
const FILLS = { head: "FFF1F3F5", mark: "FFFFF4D6", warning: "FFFFE8CC" } as const;
const SIZES = { title: 16, small: 9 } as const;
const USUAL_SIZE = 11;

export function cellStyles(brandColour: string): CellStyles {
  const fonts = listOnce(['<font><sz val="11"/><color rgb="FF1A1B1E"/><name val="Calibri"/><family val="2"/></font>']);
  const fills = listOnce([
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ]);
  const borders = listOnce(["<border><left/><right/><top/><bottom/><diagonal/></border>"]);
  const patterns = listOnce([]);
  const cells = listOnce(['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']);
  const known = new Map<string, number>();
  const colours = { muted: "FF5C636A", brand: argb(brandColour), link: "FF1C5FA8", warning: "FF8A4B00" } as const;

  function font({ bold, italic, size, colour }: CellStyle): number {
    return fonts.idOf(
      `<font>${bold ? "<b/>" : ""}${italic ? "<i/>" : ""}${colour === "link" ? "<u/>" : ""}<sz val="${size ? SIZES[size] : USUAL_SIZE}"/><color rgb="${colour ? colours[colour] : "FF1A1B1E"}"/><name val="Calibri"/><family val="2"/></font>`,
    );
  }
  function fill({ fill: kind }: CellStyle): number {
    if (!kind) return 0;
    return fills.idOf(
      `<fill><patternFill patternType="solid"><fgColor rgb="${FILLS[kind]}"/><bgColor indexed="64"/></patternFill></fill>`,
    );
  }
  function border({ line }: CellStyle): number {
    if (!line) return 0;
    const drawn = (side: "top" | "bottom") =>
      (side === "bottom") === (line === "below")
        ? `<${side} style="thin"><color rgb="FF868E96"/></${side}>`
        : `<${side}/>`;
    return borders.idOf(`<border><left/><right/>${drawn("top")}${drawn("bottom")}<diagonal/></border>`);
  }
  function xf(style: CellStyle): string {
    const { pattern, align, quoted } = style;
    const format = pattern === undefined ? 0 : FIRST_PATTERN + patterns.idOf(pattern);
    const placed = align && ALIGNMENTS[align];
    return `<xf numFmtId="${format}" fontId="${font(style)}" fillId="${fill(style)}" borderId="${border(style)}" xfId="0"${quoted ? ' quotePrefix="1"' : ""} applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"${align ? ` applyAlignment="1">${placed}</xf>` : "/>"}`;
  }

  return {
    idOf(style) {
      const key = JSON.stringify(style);
      let id = known.get(key);
      if (id === undefined) {
        id = cells.idOf(xf(style));
        known.set(key, id);
      }
      return id;
    },
    toXml() {
      const formats = patterns
        .all()
        .map((pattern, at) => `<numFmt numFmtId="${FIRST_PATTERN + at}" formatCode="${xmlText(pattern)}"/>`);
      return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${counted("numFmts", formats)}${counted("fonts", fonts.all())}${counted("fills", fills.all())}${counted("borders", borders.all())}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${counted("cellXfs", cells.all())}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
    },
  };
}

function listOnce(first: readonly string[]) {
  const list = [...first];
  const places = new Map(list.map((item, at) => [item, at]));
  return {
    all: () => list,
    idOf(item: string): number {
      const known = places.get(item);
      if (known !== undefined) return known;
      places.set(item, list.length);
      return list.push(item) - 1;
    },
  };
}

/** The format refuses an empty list of patterns. */
function counted(tag: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `<${tag} count="${items.length}">${items.join("")}</${tag}>`;
}

/** A colour as the format has it; dark grey for one that is none. */
export const argb = (colour: string): string =>
  /^#[\da-f]{6}$/i.test(colour) ? `FF${colour.slice(1).toUpperCase()}` : "FF1A1B1E";
