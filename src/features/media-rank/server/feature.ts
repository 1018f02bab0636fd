import { marketRanks, mediaRanks, mediumTotals, verticalRanks } from "../contract.ts";
import { mediaRankRoutes } from "./routes.ts";

export const mediaRankFeature = {
  contracts: [mediumTotals, mediaRanks, verticalRanks, marketRanks],
  routes: [mediaRankRoutes],
};
