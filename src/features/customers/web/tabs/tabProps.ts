import type { CustomerDraft } from "../useCustomerDraft.ts";

/** What every tab of a customer's details gets. */
export interface TabProps {
  readonly draft: CustomerDraft;
}
