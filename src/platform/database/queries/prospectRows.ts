import type { Prospect } from "#domain/advertisers/prospect.ts";
import type { Queryable } from "../database.ts";

/** The prospects of one import, those that take most of their sub-vertical's dollars first. */
export function prospectRows(store: Queryable, importId: number): Promise<Prospect[]> {
  return store.query(
    `select prospect_id as id, kind, market_id as market, sub_vertical as "subVertical",
       json_build_object('en-US', name_en, 'es-ES', name_es, 'de-DE', name_de) as names,
       spend_part as "spendPart", digital_part as "digitalPart", source
     from prospect where import_id = $1
     order by sub_vertical, spend_part desc, prospect_id`,
    [importId],
  );
}
