import {
  addCall,
  callHistory,
  callList,
  changeCall,
  handOverCall,
  removeCall,
  restoreCall,
  teamCalls,
} from "../contract.ts";
import { callListRoutes } from "./routes.ts";

export const callListFeature = {
  contracts: [callList, addCall, changeCall, removeCall, restoreCall, teamCalls, handOverCall, callHistory],
  routes: [callListRoutes],
};
