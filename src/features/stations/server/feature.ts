import {
  oneStation,
  otaRevenues,
  stationCompetitiveOverview,
  stationContours,
  stationReach,
  topCompetitorsByShare,
  topRevenueAndShare,
} from "../contract.ts";
import { stationsRoutes } from "./routes.ts";

export const stationsFeature = {
  contracts: [
    stationCompetitiveOverview,
    otaRevenues,
    topCompetitorsByShare,
    topRevenueAndShare,
    oneStation,
    stationContours,
    stationReach,
  ],
  routes: [stationsRoutes],
};
