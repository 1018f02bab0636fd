import type { CrmConnection } from "../../contract.ts";
import type { CrmDeals } from "../../contract/deals.ts";

export interface DealsProps {
  readonly deals: CrmDeals;
  readonly connection: CrmConnection;
}
