import type { Queryable } from "../database.ts";

export interface ClientLogo {
  readonly bytes: Uint8Array;
  readonly type: "image/png" | "image/jpeg";
}

/** What a client is found by, however its name was typed. */
export function clientKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** The logo that an organization keeps of a client; null without one. */
export async function clientLogo(store: Queryable, customer: number, client: string): Promise<ClientLogo | null> {
  const key = clientKey(client);
  if (key === "") return null;
  const [row] = await store.query<ClientLogo>(
    "select logo as bytes, logo_type as type from client_logo where customer_id = $1 and client = $2",
    [customer, key],
  );
  // A driver's own kind of buffer cannot be handed to another thread.
  return row ? { bytes: new Uint8Array(row.bytes), type: row.type } : null;
}
