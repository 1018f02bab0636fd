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
  removeExample,
  tellApart,
  undoCompanies,
} from "../contract.ts";
import { countyCompanies } from "../contract/countyCompanies.ts";
import { addCompany, changeCompany, companyHistory } from "../contract/typedCompanies.ts";
import { countiesOfZip, importZips, zipTable } from "../contract/zipCounties.ts";
import { companiesRoutes } from "./routes.ts";
import { sweepCompanies } from "./sweepCompanies.ts";
import { typedCompaniesRoutes } from "./typedCompanies.ts";
import { zipRoutes } from "./zipRoutes.ts";

export const companiesFeature = {
  contracts: [
    companies,
    companySearch,
    countyCompanies,
    companiesFile,
    oneCompany,
    addCompany,
    changeCompany,
    companyHistory,
    importCompanies,
    companyPairs,
    removeCompany,
    removeExample,
    mergeCompany,
    tellApart,
    undoCompanies,
    companyContacts,
    eraseContact,
    zipTable,
    importZips,
    countiesOfZip,
  ],
  routes: [companiesRoutes, typedCompaniesRoutes, zipRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "companies", everySeconds: HOUR, run: () => sweepCompanies(database) },
  ],
};
