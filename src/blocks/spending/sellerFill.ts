import { roleColour } from "#charts/colours.ts";
import type { SellerPart } from "#reports/parts/sellerParts.ts";

/** The colour of a seller's part on a page, as a CSS value. */
export function sellerFill({ strength }: Pick<SellerPart, "strength">): string {
  if (strength === null) return roleColour("other");
  return `color-mix(in oklab, ${roleColour("digital")} ${strength}%, var(--chart-surface))`;
}
