import type { Trade } from "#domain/forecast/trade.ts";
import type { Queryable } from "../database.ts";

/** A trade as one import says it, always with its reason. */
export interface TradeRow extends Trade {
  readonly reason: NonNullable<Trade["reason"]>;
}

/** The trades of one import. */
export function tradeRows(store: Queryable, importId: number): Promise<TradeRow[]> {
  return store.query<TradeRow>(
    `select sub_vertical as "subVertical", naics, elasticity, income, retail, business, size,
       json_build_object('en', reason_en, 'es', reason_es, 'de', reason_de) as reason
     from trade where import_id = $1 order by sub_vertical`,
    [importId],
  );
}
