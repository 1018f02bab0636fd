import type { Queryable } from "#platform/database/database.ts";
import { customerBrand } from "#platform/database/queries/customerBrand.ts";
import { brandOf } from "#documents/brand.ts";
import type { Brand } from "#documents/document.ts";

/** How files of a customer look: its name, logo and colours, or the product's own where it has none. */
export async function brandFor(store: Queryable, customer: number, product: string): Promise<Brand> {
  const row = await customerBrand(store, customer);
  return brandOf(
    product,
    row && {
      ...row,
      // A driver's own kind of buffer cannot be handed to another thread.
      logo: row.logo && row.logoType ? { bytes: new Uint8Array(row.logo), type: row.logoType } : null,
    },
  );
}
