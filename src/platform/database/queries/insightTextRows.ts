import type { InsightText } from "#domain/advertisers/insightText.ts";
import type { Queryable } from "../database.ts";

/** The texts of one import about verticals and sub-verticals. */
export function insightTextRows(store: Queryable, importId: number): Promise<InsightText[]> {
  return store.query(
    `select target, section, place,
       json_build_object('en-US', text_en, 'es-ES', text_es, 'de-DE', text_de) as text,
       case when answer_en is not null
         then json_build_object('en-US', answer_en, 'es-ES', answer_es, 'de-DE', answer_de) end as answer
     from insight_text where import_id = $1 order by target, section, place`,
    [importId],
  );
}
