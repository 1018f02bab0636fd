import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  addProposal,
  createProposalLink,
  importRateCard,
  moveProposal,
  oneProposal,
  openProposalLink,
  proposalFigures,
  proposalFile,
  proposalLinkFile,
  proposalLinks,
  proposals,
  proposalVersion,
  rateCard,
  removeProposal,
  restoreProposal,
  revokeProposalLink,
  saveProposal,
  undoRateCard,
} from "../contract.ts";
import { proposalFileRoutes } from "./links/routes.ts";
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
    proposalFile,
    proposalLinks,
    createProposalLink,
    revokeProposalLink,
    openProposalLink,
    proposalLinkFile,
  ],
  routes: [rateCardRoutes, proposalsRoutes, proposalFileRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "proposals", everySeconds: HOUR, run: () => sweepProposals(database) },
  ],
};
