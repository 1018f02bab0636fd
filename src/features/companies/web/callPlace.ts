import type { ListedCompany } from "./companyQueries.ts";

/** How a company stands on the call list; null without a market, where no call could say what its category spends. */
export function callPlace({ id, name, market, subVertical }: ListedCompany) {
  return market === null ? null : { market, subVertical, prospect: `company:${id}`, name };
}
