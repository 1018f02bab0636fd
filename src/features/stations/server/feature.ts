import {
  oneStation,
  otaRevenues,
  stationCompetitiveOverview,
  stationContours,
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
  ],
  routes: [stationsRoutes],
};
