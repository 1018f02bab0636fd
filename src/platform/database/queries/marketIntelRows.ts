import type { MarketIntel } from "#domain/advertisers/marketIntel.ts";
import type { Queryable } from "../database.ts";

/** A fact as imported, about a vertical or a sub-vertical; English stands in for a translation that is missing. */
export interface MarketIntelRow extends Omit<MarketIntel, "id" | "vertical" | "subVertical"> {
  readonly line: number;
  readonly target: string;
}

/** The facts of one import, in the order of the file. */
export function marketIntelRows(store: Queryable, importId: number): Promise<MarketIntelRow[]> {
  return store.query(
    `select line, target, topic,
       json_build_object('en-US', statement_en, 'es-ES', coalesce(statement_es, statement_en),
         'de-DE', coalesce(statement_de, statement_en)) as statement,
       value, unit, respondents, year, source
     from market_intel where import_id = $1 order by line`,
    [importId],
  );
}
