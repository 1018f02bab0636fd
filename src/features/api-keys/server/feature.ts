import { allApiKeys, createApiKey, ownApiKeys, revokeApiKey } from "../contract.ts";
import { apiKeysRoutes } from "./routes.ts";

export const apiKeysFeature = {
  contracts: [ownApiKeys, allApiKeys, createApiKey, revokeApiKey],
  routes: [apiKeysRoutes],
};
