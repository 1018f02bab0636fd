import { measuredBand } from "#domain/figures/bands.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { subVerticalName, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { OpenTable } from "../source/tableFile.ts";
import type { TableHead } from "../source/tableHead.ts";
import { ORIGIN_BASES, ORIGIN_KINDS, type Origins, originsOf } from "../source/origins.ts";
import { SPENDING_COLUMNS } from "./spendingColumns.ts";
import type { DataTableSource, NumberCells, TableRows, TextCells } from "./tableRows.ts";

/** The place on each axis of every cell of a wallet. */
export interface AxisPlaces {
  readonly subVertical: Uint16Array;
  readonly medium: Uint16Array;
  readonly year: Uint16Array;
}

export function axisPlaces({ years, media, subVerticals }: TableHead): AxisPlaces {
  const length = years.length * media.length * subVerticals.length;
  const made = { subVertical: new Uint16Array(length), medium: new Uint16Array(length), year: new Uint16Array(length) };
  for (let at = 0; at < length; at++) {
    made.year[at] = at % years.length;
    made.medium[at] = Math.floor(at / years.length) % media.length;
    made.subVertical[at] = Math.floor(at / (years.length * media.length));
  }
  return made;
}

/** The names of what is on the axes, in English: what the codes beside them mean. */
export function axisTexts({ media, subVerticals }: TableHead) {
  const verticals = subVerticals.map(verticalOf);
  return {
    vertical: verticals,
    verticalName: verticals.map((id) => verticalName(id, "en-US")),
    subVertical: subVerticals,
    subVerticalName: subVerticals.map((id) => subVerticalName(id, "en-US")),
    medium: media,
    mediumName: media.map((id) => mediumName(id, "en-US")),
  };
}

/** All rows of an edition's table of spending, market by market. */
export function spendingSource({ head, dollars }: OpenTable): DataTableSource {
  const columnsOf = spendingCells(head);
  const { markets } = head;
  return {
    columns: SPENDING_COLUMNS,
    *rows() {
      for (const at of markets.keys()) yield columnsOf(at, dollars(at));
    },
  };
}

/** Makes the cells of one market from its dollars. */
function spendingCells(head: TableHead): (market: number, dollars: Float64Array) => TableRows {
  const places = axisPlaces(head);
  const texts = axisTexts(head);
  const origins = originsOf(head);
  const { length } = places.year;
  const years = Float64Array.from(places.year, (place) => head.years[place] ?? Number.NaN);
  const first = new Uint8Array(length);
  const only = (text: string): TextCells => ({ texts: [text], places: first });
  const axes = [
    { texts: texts.vertical, places: places.subVertical },
    { texts: texts.verticalName, places: places.subVertical },
    { texts: texts.subVertical, places: places.subVertical },
    { texts: texts.subVerticalName, places: places.subVertical },
    { texts: texts.medium, places: places.medium },
    { texts: texts.mediumName, places: places.medium },
    years,
  ];
  const edition = only(head.id);
  return (at, dollars) => {
    const market = head.markets[at];
    if (!market) throw new RangeError(`The edition has no market ${at}.`);
    const origin = origins(market);
    const { low, high } = bandsOf(dollars, origin);
    return {
      length,
      cells: [
        only(market.id),
        only(market.name),
        ...axes,
        dollars,
        low,
        high,
        { texts: ORIGIN_KINDS, places: origin.kind },
        { texts: ORIGIN_BASES, places: origin.basis },
        edition,
      ],
    };
  };
}

/** The bands of a market's dollars; NaN where nobody measured how far such figures are off. */
export function bandsOf(dollars: Float64Array, { error }: Origins): { low: NumberCells; high: NumberCells } {
  const low = new Float64Array(dollars.length).fill(Number.NaN);
  const high = low.slice();
  for (let at = 0; at < dollars.length; at++) {
    const [amount = Number.NaN, part = Number.NaN] = [dollars[at], error[at]];
    if (Number.isNaN(amount) || Number.isNaN(part)) continue;
    const band = measuredBand(amount, part);
    low[at] = band.low ?? Number.NaN;
    high[at] = band.high ?? Number.NaN;
  }
  return { low, high };
}
