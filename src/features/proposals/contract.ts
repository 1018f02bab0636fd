/** What rate cards and proposals say on the wire. */
export { importRateCard, rateCard, undoRateCard } from "./contract/rateCard.ts";
export {
  addProposal,
  moveProposal,
  oneProposal,
  proposalFigures,
  proposals,
  proposalVersion,
  removeProposal,
  restoreProposal,
  saveProposal,
} from "./contract/proposals.ts";
export {
  createProposalLink,
  openProposalLink,
  proposalFile,
  proposalLinkFile,
  proposalLinks,
  revokeProposalLink,
} from "./contract/proposalFiles.ts";
