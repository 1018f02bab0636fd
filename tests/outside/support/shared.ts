import { inject } from "vitest";
import type { Product } from "./product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The one product that quick tests share, with the sample set. */
    outside: Product;
  }
}

/** The product that all of a run share, on a copy of the sample set: leave it as you found it. Who needs one alone starts it. */
export function sharedProduct(): Product {
  return inject("outside");
}
