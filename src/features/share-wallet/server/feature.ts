import {
  benchmarks,
  changeScenario,
  deleteScenario,
  importOwnRevenue,
  ownRevenue,
  putOwnRevenue,
  removeOwnRevenue,
  restoreScenario,
  saveScenario,
  scenarios,
  shareOfWallet,
  undoOwnRevenue,
} from "../contract.ts";
import { shareOfWalletRoutes } from "./analysis/routes.ts";
import { ownRevenueRoutes } from "./revenue/routes.ts";
import { scenariosRoutes } from "./scenarios/routes.ts";

export const shareWalletFeature = {
  contracts: [
    benchmarks,
    shareOfWallet,
    ownRevenue,
    putOwnRevenue,
    removeOwnRevenue,
    importOwnRevenue,
    undoOwnRevenue,
    scenarios,
    saveScenario,
    changeScenario,
    deleteScenario,
    restoreScenario,
  ],
  routes: [shareOfWalletRoutes, ownRevenueRoutes, scenariosRoutes],
};
