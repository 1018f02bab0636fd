import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  companies,
  companiesFile,
  companyContacts,
  companyPairs,
  companySearch,
  eraseContact,
  importCompanies,
  mergeCompany,
  oneCompany,
  removeCompany,
  tellApart,
  undoCompanies,
} from "../contract.ts";
import { companiesRoutes } from "./routes.ts";
import { sweepCompanies } from "./sweepCompanies.ts";

export const companiesFeature = {
  contracts: [
    companies,
    companySearch,
    companiesFile,
    oneCompany,
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
