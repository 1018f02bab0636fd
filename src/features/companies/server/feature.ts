import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  companies,
  companyContacts,
  companyPairs,
  eraseContact,
  importCompanies,
  mergeCompany,
  removeCompany,
  tellApart,
  undoCompanies,
} from "../contract.ts";
import { companiesRoutes } from "./routes.ts";
import { sweepCompanies } from "./sweepCompanies.ts";

export const companiesFeature = {
  contracts: [
    companies,
    importCompanies,
    companyPairs,
    removeCompany,
    mergeCompany,
    tellApart,
    undoCompanies,
    companyContacts,
    eraseContact,
  ],
  routes: [companiesRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "companies", everySeconds: HOUR, run: () => sweepCompanies(database) },
  ],
};
