import type { AdIntelNames } from "./adIntelNames.ts";
import { CopyBytes } from "../copyBytes.ts";

/** What a row of the table holds, in this order; `import_id` comes first. */
export const PACKED_COLUMNS = [
  "market_id",
  "part",
  "rows",
  "media_types",
  "first_days",
  "end_days",
  "media_type",
  "period",
  "category",
  "parent",
  "brands",
  "dollars",
] as const;

/** Rows of a market that are packed together: enough that what a tuple costs does not count, and few enough that 210 markets fit in some 30 MB. */
const PART = 4_096;

interface Part {
  readonly mediaType: Uint8Array;
  readonly period: Int32Array;
  readonly category: Int32Array;
  readonly parent: Int32Array;
  readonly brands: Int32Array;
  readonly dollars: Float64Array;
  rows: number;
  /** Of the market, from 0. */
  number: number;
}

/** Gathers the rows of each market and writes them as COPY data, a part of a market in one row. */
export class AdIntelPack {
  readonly #importId: number;
  readonly #names: AdIntelNames;
  readonly #parts: (Part | undefined)[] = [];
  readonly #copy = new CopyBytes();
  readonly #list = new Float64Array(PART);

  constructor(importId: number, names: AdIntelNames) {
    this.#importId = importId;
    this.#names = names;
  }

  /** All but the last two are positions in the order of first appearance; a parent of -1 is none. */
  add(
    market: number,
    category: number,
    parent: number,
    mediaType: number,
    period: number,
    brands: number,
    dollars: number,
  ): void {
    const part = (this.#parts[market] ??= emptyPart());
    const at = part.rows++;
    part.mediaType[at] = mediaType;
    part.period[at] = period;
    part.category[at] = category;
    part.parent[at] = parent;
    part.brands[at] = brands;
    part.dollars[at] = dollars;
    if (part.rows === PART) this.#write(market, part);
  }

  /** What is ready; at the end all that is held. */
  gathered(atEnd: boolean): Uint8Array<ArrayBuffer>[] {
    if (atEnd) for (const [market, part] of this.#parts.entries()) if (part && part.rows > 0) this.#write(market, part);
    return this.#copy.taken();
  }

  #write(market: number, part: Part): void {
    const [copy, { rows }] = [this.#copy, part];
    const { markets, mediaTypes, periods, categories, parents } = this.#names;
    const [ofMediaType, ofPeriod] = [new Local(), new Local()];
    for (let at = 0; at < rows; at++) {
      ofMediaType.meet(part.mediaType[at]!);
      ofPeriod.meet(part.period[at]!);
    }
    copy.text(`${this.#importId}\t${markets[market]}\t${part.number}\t${rows}`);
    copy.text(`\t{${ofMediaType.met.map((at) => mediaTypes[at]).join()}}`);
    copy.text(`\t{${ofPeriod.met.map((at) => periods[at]?.firstDay).join()}}`);
    copy.text(`\t{${ofPeriod.met.map((at) => periods[at]?.endDay).join()}}`);
    const list = this.#list;
    for (let at = 0; at < rows; at++) list[at] = ofMediaType.numberOf(part.mediaType[at]!);
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = ofPeriod.numberOf(part.period[at]!);
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = categories[part.category[at]!]!.key;
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = part.parent[at]! < 0 ? -1 : parents[part.parent[at]!]!.key;
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = part.brands[at] || -1;
    copy.list(list, rows);
    copy.list(part.dollars, rows);
    copy.text("\n");
    part.rows = 0;
    part.number++;
  }
}

/** Numbers from 1 for what a part speaks of, since it speaks of little. */
class Local {
  readonly met: number[] = [];
  readonly #numbers: number[] = [];

  meet(place: number): void {
    this.#numbers[place] ??= this.met.push(place);
  }

  numberOf(place: number): number {
    return this.#numbers[place]!;
  }
}

function emptyPart(): Part {
  return {
    mediaType: new Uint8Array(PART),
    period: new Int32Array(PART),
    category: new Int32Array(PART),
    parent: new Int32Array(PART),
    brands: new Int32Array(PART),
    dollars: new Float64Array(PART),
    rows: 0,
    number: 0,
  };
}
