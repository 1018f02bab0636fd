import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { Brand } from "./document.ts";

/** What a customer has set of its brand; what is null is the product's own. */
export interface BrandSettings {
  readonly name: string | null;
  readonly colour: string | null;
  readonly accent: string | null;
  readonly logo: Brand["logo"];
}

/** Headings of the product's own files. */
const COLOUR = "#133f73";

/** Whose document it is, complete with the product's own colours where the customer has none. */
export function brandOf(product: string, settings: BrandSettings | null): Brand {
  const colour = settings?.colour ?? COLOUR;
  return {
    product,
    organisation: settings?.name ?? null,
    logo: settings?.logo ?? null,
    colour,
    accent: settings?.accent ?? settings?.colour ?? ROLE_COLOURS.own.light,
  };
}
