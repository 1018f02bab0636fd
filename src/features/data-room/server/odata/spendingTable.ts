import { measuredBand } from "#domain/figures/bands.ts";
import type { OpenTable } from "../source/tableFile.ts";
import { cellsOf as countCells } from "../source/tableHead.ts";
import { ORIGIN_BASES, ORIGIN_KINDS, originsOf } from "../source/origins.ts";
import { SPENDING_COLUMNS, type SpendingKey } from "../making/spendingColumns.ts";
import { axisPlaces, axisTexts } from "../making/spendingSource.ts";
import { type Cell, type Test, testOf } from "./evaluate.ts";
import { type Condition, partsOf, propertiesOf } from "./expression.ts";
import type { QueriedTable } from "./queriedTable.ts";

type Axis = "market" | "subVertical" | "medium" | "year";

/** Which axis decides a property; the others are of each cell by itself. */
const AXIS_OF: Readonly<Partial<Record<string, Axis>>> = {
  market: "market",
  market_name: "market",
  edition: "market",
  vertical: "subVertical",
  vertical_name: "subVertical",
  sub_vertical: "subVertical",
  sub_vertical_name: "subVertical",
  medium: "medium",
  medium_name: "medium",
  year: "year",
} satisfies Partial<Record<SpendingKey, Axis>>;

/**
 * An edition's table of spending, all of it in memory. A row is a cell of a wallet, those of a market one after the other. What a condition says of an axis
 * alone is asked of each place of it once, not of millions of rows.
 */
export function spendingTable({ head, dollars }: OpenTable): QueriedTable {
  const { markets, years } = head;
  const cells = countCells(head);
  const places = axisPlaces(head);
  const texts = axisTexts(head);
  const origins = originsOf(head);
  const held = markets.map((market, at) => ({ ...market, dollars: dollars(at), origin: origins(market) }));
  const marketOf = (row: number) => held[Math.floor(row / cells)];
  const known = (value: number | undefined): number | null =>
    value === undefined || Number.isNaN(value) ? null : value;
  const amount = (row: number) => known(marketOf(row)?.dollars[row % cells]);
  const band = (row: number) => measuredBand(amount(row), known(marketOf(row)?.origin.error[row % cells]) ?? undefined);

  const onAxis: Readonly<Record<string, (place: number) => Cell>> = {
    market: (place) => markets[place]?.id ?? null,
    market_name: (place) => markets[place]?.name ?? null,
    edition: () => head.id,
    vertical: (place) => texts.vertical[place] ?? null,
    vertical_name: (place) => texts.verticalName[place] ?? null,
    sub_vertical: (place) => texts.subVertical[place] ?? null,
    sub_vertical_name: (place) => texts.subVerticalName[place] ?? null,
    medium: (place) => texts.medium[place] ?? null,
    medium_name: (place) => texts.mediumName[place] ?? null,
    year: (place) => years[place] ?? null,
  };
  const placeOf: Readonly<Record<Axis, (row: number) => number>> = {
    market: (row) => Math.floor(row / cells),
    subVertical: (row) => places.subVertical[row % cells] ?? 0,
    medium: (row) => places.medium[row % cells] ?? 0,
    year: (row) => places.year[row % cells] ?? 0,
  };
  const ofCell: Readonly<Record<string, (row: number) => Cell>> = {
    amount,
    low: (row) => band(row).low,
    high: (row) => band(row).high,
    kind: (row) => ORIGIN_KINDS[marketOf(row)?.origin.kind[row % cells] ?? 0] ?? null,
    basis: (row) => ORIGIN_BASES[marketOf(row)?.origin.basis[row % cells] ?? 0] ?? null,
  };

  function cellsOf(property: string): (row: number) => Cell {
    const axis = AXIS_OF[property];
    const [ofPlace, ofRow] = [onAxis[property], ofCell[property]];
    if (axis && ofPlace) {
      const place = placeOf[axis];
      return (row) => ofPlace(place(row));
    }
    return ofRow ?? (() => null);
  }

  const lengthOf: Readonly<Record<Axis, number>> = {
    market: markets.length,
    subVertical: head.subVerticals.length,
    medium: head.media.length,
    year: years.length,
  };

  function find(condition: Condition | null): Uint32Array {
    const masks: Record<Axis, Uint8Array> = {
      market: new Uint8Array(lengthOf.market).fill(1),
      subVertical: new Uint8Array(lengthOf.subVertical).fill(1),
      medium: new Uint8Array(lengthOf.medium).fill(1),
      year: new Uint8Array(lengthOf.year).fill(1),
    };
    const rest: Test[] = [];
    for (const part of partsOf(condition)) {
      const axes = new Set([...propertiesOf(part)].map((property) => AXIS_OF[property]));
      const [axis] = axes;
      if (axes.size !== 1 || axis === undefined) {
        rest.push(testOf(part, cellsOf));
        continue;
      }
      const test = testOf(part, (property) => onAxis[property] ?? (() => null));
      const mask = masks[axis];
      for (let place = 0; place < mask.length; place++) if (!test(place)) mask[place] = 0;
    }
    const wanted = wantedCells(masks);
    let found = new Uint32Array(1_024);
    let count = 0;
    for (const [market, isWanted] of masks.market.entries()) {
      if (!isWanted) continue;
      for (const cell of wanted) {
        const row = market * cells + cell;
        if (!rest.every((test) => test(row))) continue;
        if (count === found.length) {
          const larger = new Uint32Array(found.length * 2);
          larger.set(found);
          found = larger;
        }
        found[count++] = row;
      }
    }
    return found.subarray(0, count);
  }

  function wantedCells({ subVertical, medium, year }: Record<Axis, Uint8Array>): Uint32Array {
    const wanted = new Uint32Array(cells);
    let count = 0;
    for (let cell = 0; cell < cells; cell++) {
      const isWanted =
        subVertical[places.subVertical[cell] ?? 0] && medium[places.medium[cell] ?? 0] && year[places.year[cell] ?? 0];
      if (isWanted) wanted[count++] = cell;
    }
    return wanted.subarray(0, count);
  }

  return { columns: SPENDING_COLUMNS, length: markets.length * cells, cellsOf, find };
}
