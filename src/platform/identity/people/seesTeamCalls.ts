import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "../caller.ts";

/** Whether somebody sees what her colleagues do: their calls and proposals, and the connection to a CRM. */
export async function seesTeamCalls(
  store: Queryable,
  { id, customerId }: Pick<Person, "id" | "customerId">,
): Promise<boolean> {
  const rows = await store.query(
    "select 1 from person where person_id = $1 and customer_id = $2 and sees_team_calls and status = 'active'",
    [id, customerId],
  );
  return rows.length > 0;
}
