import type { OpenTable } from "../source/tableFile.ts";
import type { TableHead } from "../source/tableHead.ts";
import { CHANGE_COLUMNS, SPENDING_COLUMNS } from "./spendingColumns.ts";
import { axisPlaces, spendingSource } from "./spendingSource.ts";
import { type DataTableSource, isText, type NumberCells, type TableRows, type TextCells } from "./tableRows.ts";

/**
 * The rows of a table of spending whose amount is another one than in an earlier edition, with the amount before. A row that only one of the two has
 * counts as changed; the amount that is not there is no data.
 */
export function changesSource(now: OpenTable, before: OpenTable): DataTableSource {
  const columns = [...SPENDING_COLUMNS, ...CHANGE_COLUMNS];
  return {
    columns,
    *rows() {
      const dollarsBefore = byMarket(before);
      const dollarsNow = byMarket(now);
      const there = placesIn(now.head, before.head);
      let market = 0;
      for (const rows of spendingSource(now).rows()) {
        const was = dollarsBefore(now.head.markets[market]?.id ?? "");
        const amounts = there.map((place) => (place < 0 ? Number.NaN : (was?.[place] ?? Number.NaN)));
        yield* changed(rows, amounts, rowsOfAmount(rows), before.head.id);
        market++;
      }
      const here = placesIn(before.head, now.head);
      market = 0;
      for (const rows of spendingSource(before).rows()) {
        const is = dollarsNow.has(before.head.markets[market]?.id ?? "");
        yield* gone(rows, (at) => !is || (here[at] ?? -1) < 0, now.head.id, before.head.id);
        market++;
      }
    },
  };
}

const AMOUNT = SPENDING_COLUMNS.findIndex(({ key }) => key === "amount");
const OF_AMOUNT = new Set(["amount", "low", "high"]);

function byMarket({ head, dollars }: OpenTable) {
  const places = new Map(head.markets.map(({ id }, at) => [id, at]));
  const find = (id: string) => {
    const at = places.get(id);
    return at === undefined ? null : dollars(at);
  };
  return Object.assign(find, { has: (id: string) => places.has(id) });
}

/** Where the cells of one edition's wallets are in another's; −1 where they are not. */
function placesIn(from: TableHead, to: TableHead): Float64Array {
  const { subVertical, medium, year } = axisPlaces(from);
  const find = <Id>(ids: readonly Id[], among: readonly Id[]) => ids.map((id) => among.indexOf(id));
  const subVerticals = find(from.subVerticals, to.subVerticals);
  const media = find(from.media, to.media);
  const years = find(from.years, to.years);
  return Float64Array.from(year, (_, at) => {
    const [s = -1, m = -1, y = -1] = [subVerticals[subVertical[at] ?? 0], media[medium[at] ?? 0], years[year[at] ?? 0]];
    return s < 0 || m < 0 || y < 0 ? -1 : (s * to.media.length + m) * to.years.length + y;
  });
}

function rowsOfAmount({ cells }: TableRows): NumberCells {
  const amounts = cells[AMOUNT];
  if (!amounts || isText(amounts)) throw new TypeError("A table of spending has amounts.");
  return amounts;
}

function* changed(rows: TableRows, before: NumberCells, amounts: NumberCells, edition: string): Generator<TableRows> {
  const kept = placesWhere(rows.length, (at) => !Object.is(amounts[at], before[at]) && amounts[at] !== before[at]);
  if (kept.length > 0)
    yield withBefore(
      pick(rows, kept),
      Float64Array.from(kept, (at) => before[at] ?? Number.NaN),
      edition,
    );
}

/** Rows of the earlier edition that the later one does not have: what the amount was, and nothing of now. */
function* gone(
  rows: TableRows,
  isGone: (at: number) => boolean,
  edition: string,
  editionBefore: string,
): Generator<TableRows> {
  const amounts = rowsOfAmount(rows);
  const kept = placesWhere(rows.length, (at) => isGone(at) && !Number.isNaN(amounts[at] ?? Number.NaN));
  if (kept.length === 0) return;
  const picked = pick(rows, kept);
  const before = rowsOfAmount(picked);
  const emptied = picked.cells.map((cells, at): TextCells | NumberCells => {
    const { key } = SPENDING_COLUMNS[at] ?? { key: "" };
    if (OF_AMOUNT.has(key)) return new Float64Array(kept.length).fill(Number.NaN);
    if (key === "edition") return { texts: [edition], places: new Uint8Array(kept.length) };
    if (key === "kind" || key === "basis") return { texts: [null], places: new Uint8Array(kept.length) };
    return cells;
  });
  yield withBefore({ length: kept.length, cells: emptied }, before, editionBefore);
}

function withBefore({ length, cells }: TableRows, before: NumberCells, edition: string): TableRows {
  return { length, cells: [...cells, before, { texts: [edition], places: new Uint8Array(length) }] };
}

function placesWhere(length: number, holds: (at: number) => boolean): Uint32Array {
  const found = new Uint32Array(length);
  let count = 0;
  for (let at = 0; at < length; at++) if (holds(at)) found[count++] = at;
  return found.subarray(0, count);
}

/** Some rows of a piece of a table. */
function pick({ cells }: TableRows, kept: Uint32Array): TableRows {
  return {
    length: kept.length,
    cells: cells.map((column) =>
      isText(column)
        ? { texts: column.texts, places: Uint32Array.from(kept, (at) => column.places[at] ?? 0) }
        : Float64Array.from(kept, (at) => column[at] ?? Number.NaN),
    ),
  };
}
