import type { Queryable } from "../database.ts";

/** How a customer wants its files to look. */
export interface CustomerBrand {
  readonly name: string;
  /** `#rrggbb`; null is the product's own. */
  readonly colour: string | null;
  readonly accent: string | null;
  /** The picture's bytes and type; null without one. */
  readonly logo: Uint8Array | null;
  readonly logoType: "image/png" | "image/jpeg" | null;
}

/** Null for a customer that is not there. */
export async function customerBrand(store: Queryable, customer: number): Promise<CustomerBrand | null> {
  const [row] = await store.query<CustomerBrand>(
    `select name, brand_colour as colour, brand_accent as accent, logo, logo_type as "logoType"
     from customer where customer_id = $1`,
    [customer],
  );
  return row ?? null;
}
