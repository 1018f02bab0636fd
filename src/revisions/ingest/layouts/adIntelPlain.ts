import { MeaningOfCells } from "../meaningOfCells.ts";
import { UNKNOWN } from "../meaningOfBytes.ts";
import type { PlainCheck } from "../plainCells.ts";
import type { Row } from "../row.ts";

/** A row's positions among what was found so far in the file; the market's among the known ones. */
export interface SeenRow {
  market: number;
  mediaType: number;
  category: number;
  /** -1 where the row names none. */
  parent: number;
  period: number;
  /** 0 where the row does not say. */
  brands: number;
}

/** Longer amounts are read with care. */
const LONGEST_AMOUNT = 12;
const [DOT, ZERO, FIVE, NINE] = [46, 48, 53, 57];
const READ_WITH_CARE = -1;

/**
 * Takes rows of observed spend by the bytes of their cells.
 *
 * @param last what `check` has found of its last sound row
 * @param add counts a row
 */
export function plainRows(row: Row, last: Readonly<SeenRow>, add: (one: SeenRow, dollars: number) => void): PlainCheck {
  const cellsOf = (...keys: string[]) => new MeaningOfCells(keys.map((key) => row.position(key)));
  const amount = row.position("amount_usd");
  const [period, market, mediaType] = [cellsOf("period"), cellsOf("market_code", "market_name"), cellsOf("media_type")];
  const [category, brands, parent] = [cellsOf("industry", "major", "category"), cellsOf("brands"), cellsOf("parent")];
  const one: SeenRow = { ...last };
  return {
    take: (cells) => {
      const dollars = dollarsOf(cells.bytes, cells.starts[amount]!, cells.ends[amount]!);
      if (dollars === READ_WITH_CARE) return false;
      if ((one.period = period.find(cells)) === UNKNOWN) return false;
      if ((one.market = market.find(cells)) === UNKNOWN) return false;
      if ((one.category = category.find(cells)) === UNKNOWN) return false;
      if ((one.mediaType = mediaType.find(cells)) === UNKNOWN) return false;
      if ((one.brands = brands.find(cells)) === UNKNOWN) return false;
      if ((one.parent = parent.find(cells)) === UNKNOWN) return false;
      add(one, dollars);
      return true;
    },
    learn: (cells) => {
      period.learn(cells, last.period);
      market.learn(cells, last.market);
      category.learn(cells, last.category);
      mediaType.learn(cells, last.mediaType);
      brands.learn(cells, last.brands);
      parent.learn(cells, last.parent);
    },
  };
}

/** Whole dollars of a bare amount, cents rounded half up as `parseAmount` does. */
function dollarsOf(bytes: Uint8Array, start: number, end: number): number {
  if (end - start > LONGEST_AMOUNT) return READ_WITH_CARE;
  let dollars = 0;
  let at = start;
  for (; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < ZERO || byte > NINE) break;
    dollars = dollars * 10 + byte - ZERO;
  }
  if (at === start) return READ_WITH_CARE;
  if (at === end) return dollars;
  if (bytes[at] !== DOT || at === end - 1) return READ_WITH_CARE;
  if (bytes[at + 1]! >= FIVE) dollars++;
  for (at++; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < ZERO || byte > NINE) return READ_WITH_CARE;
  }
  return dollars;
}
