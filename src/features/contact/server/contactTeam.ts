import type { Queryable } from "#platform/database/database.ts";
import type { ContactTeam } from "../contract.ts";

/** Whom a person can turn to: the account owner of her customer, and everybody who administers the product. */
export async function contactTeamOf(store: Queryable, person: number): Promise<ContactTeam> {
  const [customer] = await store.query<{ name: string; owner: string | null; email: string | null }>(
    `select c.name, o.name as owner, o.email
     from person p join customer c on c.customer_id = p.customer_id
       left join person o on o.person_id = c.owner_id and o.status = 'active'
     where p.person_id = $1`,
    [person],
  );
  const administrators = await store.query<{ name: string; email: string }>(
    "select name, email from person where role = 'Administrator' and status = 'active' order by name, person_id",
  );
  const { name = "", owner = null, email = null } = customer ?? {};
  return { customer: name, owner: owner !== null && email !== null ? { name: owner, email } : null, administrators };
}
