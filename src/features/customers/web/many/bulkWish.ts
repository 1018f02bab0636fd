import type { AccessFlag } from "#domain/access/access.ts";
import type { CustomerKind, CustomerStatus } from "#domain/customer.ts";
import type { BulkChange } from "../../contract/customerSchemas.ts";

/** What is to be done to many customers at once. */
export type BulkWish =
  | { readonly what: "addAccess" | "removeAccess"; readonly access: readonly AccessFlag[] }
  | { readonly what: "addMarkets" | "removeMarkets"; readonly markets: readonly string[] }
  | { readonly what: "endsOn"; readonly endsOn: string | null }
  | { readonly what: "seats"; readonly seats: number | null }
  | { readonly what: "plan"; readonly plan: string }
  | { readonly what: "kind"; readonly kind: CustomerKind }
  | { readonly what: "status"; readonly status: CustomerStatus };

/** Every kind of wish, empty, in the order in which they are offered. */
export const WISHES: readonly BulkWish[] = [
  { what: "endsOn", endsOn: null },
  { what: "addAccess", access: [] },
  { what: "removeAccess", access: [] },
  { what: "addMarkets", markets: [] },
  { what: "removeMarkets", markets: [] },
  { what: "seats", seats: null },
  { what: "plan", plan: "" },
  { what: "kind", kind: "tv" },
  { what: "status", status: "suspended" },
];

export const FIRST_WISH: BulkWish = { what: "endsOn", endsOn: null };

/** The wish as the API takes it. */
export function changeOf(wish: BulkWish): BulkChange {
  const nothing = { set: {}, add: {}, remove: {} };
  switch (wish.what) {
    case "addAccess":
      return { ...nothing, add: { access: [...wish.access] } };
    case "removeAccess":
      return { ...nothing, remove: { access: [...wish.access] } };
    case "addMarkets":
      return { ...nothing, add: { markets: [...wish.markets] } };
    case "removeMarkets":
      return { ...nothing, remove: { markets: [...wish.markets] } };
    default: {
      const { what: _, ...set } = wish;
      return { ...nothing, set };
    }
  }
}
