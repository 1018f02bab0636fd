import type { Table } from "#domain/tables/table.ts";
import type { BlockFigure } from "../blockFigure.ts";

/** A block of a market's profile with its rows as the API answers them. */
export interface ProfileBlock extends BlockFigure {
  readonly data: () => Table;
}
