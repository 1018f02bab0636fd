import type { FaultCells } from "#domain/forecast/forecastFault.ts";
import type { CubeNames, CubeShape, MarginKind } from "./cubeProblem.ts";

/** In the order in which messages name them. */
export const MARGIN_KINDS: readonly MarginKind[] = [
  "market",
  "subVertical",
  "medium",
  "marketMedium",
  "subVerticalMedium",
  "marketSubVertical",
];

/** What each kind is called in messages. */
export const KIND_WORDS: Readonly<Record<MarginKind, string>> = {
  market: "market",
  subVertical: "sub-vertical",
  medium: "medium",
  marketMedium: "market × medium",
  subVerticalMedium: "sub-vertical × medium",
  marketSubVertical: "market × sub-vertical",
};

/** How many margins of a kind there are. */
export function lineCount(kind: MarginKind, { markets, subVerticals, media }: CubeShape): number {
  const counts: Readonly<Record<MarginKind, number>> = {
    market: markets,
    subVertical: subVerticals,
    medium: media,
    marketMedium: markets * media,
    subVerticalMedium: subVerticals * media,
    marketSubVertical: markets * subVerticals,
  };
  return counts[kind];
}

type LineOf = (shape: CubeShape, market: number, subVertical: number, medium: number) => number;

/** Which margin of each kind a cell belongs to. */
export const LINE_OF: Readonly<Record<MarginKind, LineOf>> = {
  market: (_shape, market) => market,
  subVertical: (_shape, _market, subVertical) => subVertical,
  medium: (_shape, _market, _subVertical, medium) => medium,
  marketMedium: (shape, market, _subVertical, medium) => medium * shape.markets + market,
  subVerticalMedium: (shape, _market, subVertical, medium) => medium * shape.subVerticals + subVertical,
  marketSubVertical: (shape, market, subVertical) => market * shape.subVerticals + subVertical,
};

/** Whose margin it is, as ids, for screens that word it. */
export function lineCells(kind: MarginKind, line: number, shape: CubeShape, names: CubeNames | undefined): FaultCells {
  const market = (place: number) => ({ market: names?.markets[place] });
  const subVertical = (place: number) => ({ subVertical: names?.subVerticals[place] });
  const medium = (place: number) => names?.tables?.[place] ?? { medium: names?.media[place] };
  const two = (width: number) => [Math.floor(line / width), line % width] as const;
  const [byMarkets, bySubVerticals] = [two(shape.markets), two(shape.subVerticals)];
  const cells: Readonly<Record<MarginKind, () => FaultCells>> = {
    market: () => market(line),
    subVertical: () => subVertical(line),
    medium: () => medium(line),
    marketMedium: () => ({ ...market(byMarkets[1]), ...medium(byMarkets[0]) }),
    subVerticalMedium: () => ({ ...subVertical(bySubVerticals[1]), ...medium(bySubVerticals[0]) }),
    marketSubVertical: () => ({ ...market(bySubVerticals[0]), ...subVertical(bySubVerticals[1]) }),
  };
  return cells[kind]();
}

/** A margin as a reader would name it: "tv-501, tvOta". */
export function lineName(kind: MarginKind, line: number, shape: CubeShape, names: CubeNames | undefined): string {
  const market = (place: number) => names?.markets[place] ?? `market ${place}`;
  const subVertical = (place: number) => names?.subVerticals[place] ?? `sub-vertical ${place}`;
  const medium = (place: number) => names?.media[place] ?? `medium ${place}`;
  const two = (width: number) => [Math.floor(line / width), line % width] as const;
  const [byMarkets, bySubVerticals] = [two(shape.markets), two(shape.subVerticals)];
  const words: Readonly<Record<MarginKind, () => string>> = {
    market: () => market(line),
    subVertical: () => subVertical(line),
    medium: () => medium(line),
    marketMedium: () => `${market(byMarkets[1])}, ${medium(byMarkets[0])}`,
    subVerticalMedium: () => `${subVertical(bySubVerticals[1])}, ${medium(bySubVerticals[0])}`,
    marketSubVertical: () => `${market(bySubVerticals[0])}, ${subVertical(bySubVerticals[1])}`,
  };
  return words[kind]();
}
