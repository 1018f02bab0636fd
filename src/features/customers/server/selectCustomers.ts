import type { Queryable } from "#platform/database/database.ts";
import type { AccessFlag } from "#domain/access/access.ts";
import type { CustomerKind, CustomerStatus } from "#domain/customer.ts";
import { Failure } from "#domain/failure.ts";

/** A customer as the store has it. */
export interface CustomerRow {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly kind: CustomerKind;
  readonly plan: string;
  readonly status: CustomerStatus;
  readonly access: AccessFlag[];
  readonly markets: string[];
  readonly all_markets: boolean;
  readonly verticals: string[] | null;
  readonly seats: number | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly owner_id: number | null;
  readonly owner_name: string | null;
  readonly owner_email: string | null;
  readonly default_access: AccessFlag[] | null;
  readonly tenants: string[] | null;
  readonly brand_colour: string | null;
  readonly brand_accent: string | null;
  readonly report_links: boolean;
  readonly has_logo: boolean;
  readonly created_at: Date;
  readonly seats_used: number;
  readonly people: number;
}

/** Every customer, by name; with an id only that one. */
export function selectCustomers(store: Queryable, id: number | null = null): Promise<CustomerRow[]> {
  return store.query<CustomerRow>(
    `select customer.customer_id as id, customer.version, customer.name, customer.kind, customer.plan, customer.status,
            customer.access, customer.markets, customer.all_markets, customer.verticals, customer.seats,
            to_char(customer.starts_on, 'YYYY-MM-DD') as starts_on, to_char(customer.ends_on, 'YYYY-MM-DD') as ends_on,
            customer.owner_id, owner.name as owner_name, owner.email as owner_email,
            customer.default_access, customer.tenants, customer.brand_colour, customer.brand_accent, customer.report_links,
            customer.logo is not null as has_logo, customer.created_at,
            coalesce(used.seats, 0)::int as seats_used, coalesce(used.people, 0)::int as people
     from customer
     left join person owner on owner.person_id = customer.owner_id
     left join (
       select customer_id, count(*) as people, count(*) filter (where role = 'Subscriber') as seats
       from person where status in ('invited', 'active') group by customer_id
     ) used on used.customer_id = customer.customer_id
     where $1::int is null or customer.customer_id = $1
     order by lower(customer.name), customer.customer_id`,
    [id],
  );
}

/** @throws Failure `not-found` */
export async function selectCustomer(store: Queryable, id: number): Promise<CustomerRow> {
  const [row] = await selectCustomers(store, id);
  if (!row) throw new Failure("not-found", `There is no customer ${id}.`);
  return row;
}

/** The same, after everybody else who is changing the customer or filling its seats has finished. */
export async function lockCustomer(transaction: Queryable, id: number): Promise<CustomerRow> {
  await transaction.query("select customer_id from customer where customer_id = $1 for update", [id]);
  return selectCustomer(transaction, id);
}
