import { mailsOfLink, resubscribe, unsubscribe } from "../contract.ts";
import { unsubscribeRoutes } from "./routes.ts";

export const unsubscribeFeature = {
  contracts: [mailsOfLink, unsubscribe, resubscribe],
  routes: [unsubscribeRoutes],
};
