/** A rectangle of a tree map, in the unit of the area that was divided. */
export interface Tile {
  /** The place of its amount in the list. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Divides an area among amounts so that each tile's area is in proportion to its amount and tiles are as square as may be
 * (Bruls, Huizing and van Wijk, "Squarified treemaps", 2000). Amounts that are not above nothing get no tile. Largest first.
 */
export function treeMap(amounts: readonly number[], width: number, height: number): Tile[] {
  const parts = amounts
    .map((amount, at) => ({ at, amount }))
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || a.at - b.at);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0 || width <= 0 || height <= 0) return [];
  const areas = parts.map(({ at, amount }) => ({ at, area: (amount / total) * width * height }));

  const tiles: Tile[] = [];
  let rest: Rectangle = { x: 0, y: 0, width, height };
  let from = 0;
  while (from < areas.length) {
    const side = Math.min(rest.width, rest.height);
    const row = [areas[from]?.area ?? 0];
    // One more tile joins the row as long as the least square of them gets no worse.
    for (const { area } of areas.slice(from + 1)) {
      if (worst([...row, area], side) > worst(row, side)) break;
      row.push(area);
    }
    const placed = layRow(row, rest);
    for (const [step, tile] of placed.tiles.entries()) tiles.push({ at: areas[from + step]?.at ?? 0, ...tile });
    rest = placed.rest;
    from += row.length;
  }
  return tiles;
}

/** A tree map whose smallest amounts share one tile. */
export interface FoldedTreeMap {
  /** Without the shared one. */
  readonly tiles: readonly Tile[];
  readonly rest: { readonly tile: Tile; readonly at: readonly number[] } | null;
}

/**
 * A tree map in which every tile is at least `smallest` wide and high, as far as it goes: amounts too small for that share one
 * tile, two of them at least.
 */
export function foldedTreeMap(
  amounts: readonly number[],
  width: number,
  height: number,
  smallest: number,
): FoldedTreeMap {
  const order = amounts.flatMap((amount, at) => (amount > 0 ? [at] : []));
  order.sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0));
  for (let kept = order.length; kept > 0; kept--) {
    // One alone keeps its own tile.
    if (kept === order.length - 1) continue;
    const [named, folded] = [order.slice(0, kept), order.slice(kept)];
    const rest = folded.reduce((sum, at) => sum + (amounts[at] ?? 0), 0);
    const all = treeMap([...named.map((at) => amounts[at] ?? 0), rest], width, height);
    const tiles = all.filter(({ at }) => at < kept).map((tile) => ({ ...tile, at: named[tile.at] ?? 0 }));
    const restTile = all.find(({ at }) => at === kept);
    const roomy = tiles.every((tile) => Math.min(tile.width, tile.height) >= smallest);
    if (roomy || kept === 1) return { tiles, rest: restTile ? { tile: restTile, at: folded } : null };
  }
  return { tiles: treeMap(amounts, width, height), rest: null };
}

/** The proportion of the least square tile of a row that lies along a side: 1 is a square. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((all, area) => all + area, 0);
  const [largest, smallest] = [Math.max(...row), Math.min(...row)];
  return Math.max((side * side * largest) / (sum * sum), (sum * sum) / (side * side * smallest));
}

/** Lays a row along the shorter side of what is left. */
function layRow(row: readonly number[], { x, y, width, height }: Rectangle): { tiles: Rectangle[]; rest: Rectangle } {
  const sum = row.reduce((all, area) => all + area, 0);
  const upright = width >= height;
  const depth = sum / (upright ? height : width);
  let along = 0;
  const tiles = row.map((area): Rectangle => {
    const length = area / depth;
    const tile = upright
      ? { x, y: y + along, width: depth, height: length }
      : { x: x + along, y, width: length, height: depth };
    along += length;
    return tile;
  });
  const rest = upright
    ? { x: x + depth, y, width: Math.max(width - depth, 0), height }
    : { x, y: y + depth, width, height: Math.max(height - depth, 0) };
  return { tiles, rest };
}
