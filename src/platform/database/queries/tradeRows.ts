import type { Queryable } from "../database.ts";

/** What the advertising of a sub-vertical follows, as one import says it. */
export interface TradeRow {
  readonly subVertical: string;
  /** NAICS codes of two to six digits; none where no trade is counted. */
  readonly naics: readonly string[];
  /** How strongly it moves with its trades; 0 where it has none. */
  readonly elasticity: number;
  /** How strongly it moves with these figures of a place besides; 0 where it does not. */
  readonly income: number;
  readonly retail: number;
  readonly business: number;
  readonly size: number;
  readonly reason: { readonly en: string; readonly es: string | null; readonly de: string | null };
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
