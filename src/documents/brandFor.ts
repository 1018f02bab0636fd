import type { Queryable } from "#database/database.ts";
import { customerBrand } from "#database/queries/customerBrand.ts";
import { brandOf } from "#reports/brand.ts";
import type { Brand } from "#reports/document.ts";

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
