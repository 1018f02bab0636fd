import { addCall, callList, changeCall, removeCall, restoreCall } from "../contract.ts";
import { callListRoutes } from "./routes.ts";

export const callListFeature = {
  contracts: [callList, addCall, changeCall, removeCall, restoreCall],
  routes: [callListRoutes],
};
