import type { Queryable } from "#platform/database/database.ts";
import type { KeyScope } from "#domain/access/keyScopes.ts";

/** A key as the store has it, without its hash. */
export interface ApiKeyRow {
  readonly id: number;
  readonly name: string;
  readonly hint: string;
  readonly scopes: KeyScope[];
  readonly person_id: number;
  readonly person: string;
  readonly email: string;
  readonly customer_id: number;
  readonly customer: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

export interface WhichKeys {
  readonly id?: number | undefined;
  readonly person?: number | undefined;
  readonly customer?: number | undefined;
}

/** Keys, newest first; everybody's when nothing is named. */
export function selectApiKeys(store: Queryable, { id, person, customer }: WhichKeys = {}): Promise<ApiKeyRow[]> {
  return store.query<ApiKeyRow>(
    `select api_key.api_key_id as id, api_key.name, api_key.hint, api_key.scopes, person.person_id, person.name as person,
            person.email, customer.customer_id, customer.name as customer, api_key.created_at, api_key.expires_at,
            api_key.last_used_at, api_key.revoked_at
     from api_key
     join person on person.person_id = api_key.person_id
     join customer on customer.customer_id = person.customer_id
     where ($1::int is null or api_key.api_key_id = $1)
       and ($2::int is null or person.person_id = $2)
       and ($3::int is null or customer.customer_id = $3)
     order by api_key.api_key_id desc`,
    [id ?? null, person ?? null, customer ?? null],
  );
}
