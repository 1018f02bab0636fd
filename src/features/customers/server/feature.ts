import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  changeCustomer,
  changeCustomers,
  createCustomer,
  customerLogo,
  customerPeople,
  customerUsage,
  customers,
  importCustomers,
  oneCustomer,
  removeCustomerLogo,
  setCustomerLogo,
} from "../contract.ts";
import { addDeckTemplate, changeDeckTemplate, deckTemplates, ownDeckTemplate } from "../contract/deckTemplates.ts";
import { customersRoutes } from "./routes.ts";
import { deckTemplatesRoutes } from "./templates/routes.ts";
import { sweepTemplates } from "./templates/templateRows.ts";

export const customersFeature = {
  contracts: [
    customers,
    createCustomer,
    changeCustomers,
    importCustomers,
    oneCustomer,
    changeCustomer,
    customerPeople,
    customerUsage,
    customerLogo,
    setCustomerLogo,
    removeCustomerLogo,
    deckTemplates,
    addDeckTemplate,
    changeDeckTemplate,
    ownDeckTemplate,
  ],
  routes: [customersRoutes, deckTemplatesRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "deck-templates", everySeconds: HOUR, run: () => sweepTemplates(database) },
  ],
};
