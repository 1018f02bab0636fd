/** What the share of wallet says on the wire. */
export { benchmarks } from "./contract/benchmarks.ts";
export {
  importOwnRevenue,
  ownRevenue,
  putOwnRevenue,
  removeOwnRevenue,
  undoOwnRevenue,
} from "./contract/ownRevenue.ts";
export { changeScenario, deleteScenario, restoreScenario, saveScenario, scenarios } from "./contract/scenarios.ts";
export { shareOfWallet } from "./contract/shareOfWallet.ts";
