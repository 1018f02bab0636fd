import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  addProposal,
  importRateCard,
  moveProposal,
  oneProposal,
  proposalFigures,
  proposals,
  proposalVersion,
  rateCard,
  removeProposal,
  restoreProposal,
  saveProposal,
  undoRateCard,
} from "../contract.ts";
import { rateCardRoutes } from "./rateCard/routes.ts";
import { proposalsRoutes } from "./routes.ts";
import { sweepProposals } from "./sweepProposals.ts";

export const proposalsFeature = {
  contracts: [
    rateCard,
    importRateCard,
    undoRateCard,
    proposals,
    addProposal,
    oneProposal,
    saveProposal,
    proposalVersion,
    proposalFigures,
    moveProposal,
    removeProposal,
    restoreProposal,
  ],
  routes: [rateCardRoutes, proposalsRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "proposals", everySeconds: HOUR, run: () => sweepProposals(database) },
  ],
};
