import type { BulkChange, CustomerChange } from "../contract/customerSchemas.ts";
import type { CustomerRow } from "./selectCustomers.ts";

/** What a change for many means for this one. */
export function changeFor(row: CustomerRow, { set, add, remove }: BulkChange): CustomerChange {
  return {
    ...set,
    ...(add.access || remove.access ? { access: joined(row.access, add.access, remove.access) } : {}),
    ...(add.markets || remove.markets ? { markets: joined(row.markets, add.markets, remove.markets) } : {}),
  };
}

function joined<Item>(items: readonly Item[], add: readonly Item[] = [], remove: readonly Item[] = []): Item[] {
  return [...new Set([...items, ...add])].filter((item) => !remove.includes(item));
}
