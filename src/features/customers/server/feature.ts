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
import { customersRoutes } from "./routes.ts";

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
  ],
  routes: [customersRoutes],
};
