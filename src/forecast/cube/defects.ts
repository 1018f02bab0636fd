import type { CubeProblem, CubeShape, CubeSum, MarginKind } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { eachCell } from "./freeSums.ts";
import { LINE_OF, MARGIN_KINDS } from "./marginLines.ts";

/** A cell by its places on the axes. */
export interface CellPlace {
  readonly market: number;
  readonly subVertical: number;
  readonly medium: number;
}

/** A margin or sum that a whole table misses: which cells it speaks of, and by how many dollars it holds too much (below zero: too little). */
export interface Defect {
  readonly cells: Pick<CubeSum, "markets" | "subVerticals" | "media">;
  readonly excess: number;
}

/** By how much a whole table misses its margins and sums, kept up to date while cells change. */
export class Defects {
  readonly #shape: CubeShape;
  readonly #kinds: readonly { readonly kind: MarginKind; readonly excess: Float64Array }[];
  readonly sums: readonly SumDefect[];
  /** Dollars astray, all margins and sums together. */
  astray = 0;

  constructor({ shape, margins, sums = [] }: CubeProblem, table: Float64Array) {
    this.#shape = shape;
    const found = cubeSums(table, shape);
    this.#kinds = MARGIN_KINDS.flatMap((kind) => {
      const wanted = margins[kind];
      return wanted === undefined ? [] : [{ kind, excess: wanted.map((margin, line) => found[kind][line]! - margin) }];
    });
    this.sums = sums.map((sum) => sumDefect(sum, shape, table));
    for (const { excess } of this.#kinds) for (const dollars of excess) this.astray += Math.abs(dollars);
    for (const sum of this.sums) this.astray += violation(sum);
  }

  /** A cell goes up or down by so many dollars. */
  move({ market, subVertical, medium }: CellPlace, dollars: number): void {
    for (const { kind, excess } of this.#kinds) {
      const line = LINE_OF[kind](this.#shape, market, subVertical, medium);
      const before = excess[line]!;
      excess[line] = before + dollars;
      this.astray += Math.abs(before + dollars) - Math.abs(before);
    }
    for (const sum of this.sums) {
      if (sum.markets[market] === 0 || sum.subVerticals[subVertical] === 0 || sum.media[medium] === 0) continue;
      const before = violation(sum);
      sum.excess += dollars;
      this.astray += violation(sum) - before;
    }
  }

  /** Where the market × sub-vertical margin is given: by how much these cells hold too much; else 0. */
  overMedia(market: number, subVertical: number): number {
    const found = this.#kinds.find(({ kind }) => kind === "marketSubVertical");
    return found?.excess[market * this.#shape.subVerticals + subVertical] ?? 0;
  }

  /** All that are missed, sums first. */
  *missed(): Generator<Defect> {
    for (const sum of this.sums) if (violation(sum) > 0) yield { cells: sum.sum, excess: sum.excess };
    const { markets, subVerticals, media } = this.#shape;
    const all = { markets: places(markets), subVerticals: places(subVerticals), media: places(media) };
    for (const { kind, excess } of this.#kinds) {
      for (let line = 0; line < excess.length; line++) {
        if (excess[line] !== 0) yield { cells: { ...all, ...cellsOf(kind, line, this.#shape) }, excess: excess[line]! };
      }
    }
  }
}

/** A sum, which places of each axis it reaches (1), and by how many dollars it holds too much. */
export interface SumDefect {
  readonly sum: CubeSum;
  readonly markets: Uint8Array;
  readonly subVerticals: Uint8Array;
  readonly media: Uint8Array;
  excess: number;
}

function sumDefect(sum: CubeSum, shape: CubeShape, table: Float64Array): SumDefect {
  let excess = -sum.dollars;
  eachCell(sum, shape, (cell) => (excess += table[cell]!));
  const flags = (chosen: readonly number[], length: number) => {
    const set = new Uint8Array(length);
    for (const place of chosen) set[place] = 1;
    return set;
  };
  return {
    sum,
    markets: flags(sum.markets, shape.markets),
    subVerticals: flags(sum.subVerticals, shape.subVerticals),
    media: flags(sum.media, shape.media),
    excess,
  };
}

/** Dollars by which a sum is missed. */
export function violation({ sum, excess }: Pick<SumDefect, "sum" | "excess">): number {
  return sum.rule === "atLeast" ? Math.max(0, -excess) : Math.abs(excess);
}

function places(length: number): number[] {
  return Array.from({ length }, (_, place) => place);
}

function cellsOf(kind: MarginKind, line: number, { markets, subVerticals }: CubeShape): Partial<Defect["cells"]> {
  const [byMarkets, inMarkets] = [Math.floor(line / markets), line % markets];
  const [bySubVerticals, inSubVerticals] = [Math.floor(line / subVerticals), line % subVerticals];
  const cells: Readonly<Record<MarginKind, Partial<Defect["cells"]>>> = {
    market: { markets: [line] },
    subVertical: { subVerticals: [line] },
    medium: { media: [line] },
    marketMedium: { media: [byMarkets], markets: [inMarkets] },
    subVerticalMedium: { media: [bySubVerticals], subVerticals: [inSubVerticals] },
    marketSubVertical: { markets: [bySubVerticals], subVerticals: [inSubVerticals] },
  };
  return cells[kind];
}
