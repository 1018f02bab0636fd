import type { Queryable } from "#platform/database/database.ts";
import type { Role } from "#domain/access/access.ts";
import { termOf } from "#domain/term.ts";
import { narrowRights, type OwnedMarket } from "#domain/access/narrowRights.ts";
import type { Identity } from "./identity.ts";
import type { Standing } from "./standing.ts";

interface StandingRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly status: string;
  readonly role: Role;
  readonly access: string[] | null;
  readonly markets: string[] | null;
  readonly verticals: string[] | null;
  readonly customer: string;
  readonly customer_id: number;
  readonly customer_access: string[];
  readonly customer_markets: string[];
  readonly customer_all_markets: boolean;
  readonly customer_verticals: string[] | null;
  readonly custom_markets: OwnedMarket[];
  readonly customer_status: string;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly tenants: string[] | null;
  readonly signed_out_at: Date | null;
  readonly owner_name: string | null;
  readonly owner_email: string | null;
}

const STANDING = `
  select person.person_id as id, person.email, person.name, person.language, person.status, person.role,
         person.access, person.markets, person.verticals,
         customer.name as customer, customer.customer_id, customer.access as customer_access,
         customer.markets as customer_markets, customer.all_markets as customer_all_markets,
         customer.verticals as customer_verticals, customer.status as customer_status,
         customer.starts_on::text, customer.ends_on::text, customer.tenants, person.signed_out_at,
         owner.name as owner_name, owner.email as owner_email,
         (select coalesce(json_agg(json_build_object(
            'id', 'custom-' || drawn.custom_market_id, 'own', drawn.customer_id is not distinct from customer.customer_id,
            'needs', drawn.needs) order by drawn.custom_market_id), '[]')
          from custom_market drawn
          where drawn.archived_at is null and drawn.deleted_at is null
            and (drawn.customer_id = customer.customer_id or 'custom-' || drawn.custom_market_id = any(customer.markets))
         ) as custom_markets
  from person
  join customer on customer.customer_id = person.customer_id
  left join person owner on owner.person_id = customer.owner_id`;

/** The persons linked to some identities, by `identityName`; who is linked to nobody is not there. */
export async function standingsOfIdentities(
  database: Queryable,
  identities: readonly Identity[],
): Promise<Map<string, Standing>> {
  const rows = await database.query<StandingRow & Identity>(
    `select linked.issuer, linked.subject, standing.*
     from person_identity as linked
     join (${STANDING}) as standing on standing.id = linked.person_id
     where (linked.issuer, linked.subject) in (select * from unnest($1::text[], $2::text[]))`,
    [identities.map(({ issuer }) => issuer), identities.map(({ subject }) => subject)],
  );
  return new Map(rows.map((row) => [identityName(row), standing(row)]));
}

export const identityName = ({ issuer, subject }: Identity): string => `${issuer} ${subject}`;

/** A person by id; undefined where there is none. */
export async function standingOfPerson(database: Queryable, id: number): Promise<Standing | undefined> {
  const [row] = await database.query<StandingRow>(`${STANDING} where person.person_id = $1`, [id]);
  return row && standing(row);
}

function standing(row: StandingRow): Standing {
  const { id, email, name, customer, language, owner_name, owner_email } = row;
  const customerOwner = owner_name === null || owner_email === null ? null : { name: owner_name, email: owner_email };
  return {
    person: { id, email, name, customer, customerId: row.customer_id, customerOwner, language },
    rights: narrowRights({
      role: row.role,
      access: row.access,
      markets: row.markets,
      verticals: row.verticals,
      customerAccess: row.customer_access,
      customerMarkets: row.customer_markets,
      customerAllMarkets: row.customer_all_markets,
      customerVerticals: row.customer_verticals,
      customMarkets: row.custom_markets,
    }),
    active: row.status === "active",
    suspended: row.customer_status !== "active",
    term: termOf({ startsOn: row.starts_on, endsOn: row.ends_on }),
    tenants: row.tenants,
    signedOutAt: row.signed_out_at?.getTime() ?? null,
  };
}
