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
};
