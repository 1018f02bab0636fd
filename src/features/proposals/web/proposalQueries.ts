import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { oneProposal, proposalFigures, proposals, proposalVersion } from "../contract/proposals.ts";
import { proposalLinks } from "../contract/proposalFiles.ts";
import { rateCard, type RateCard } from "../contract/rateCard.ts";

/** What begins the keys of everything that changes when proposals do. */
export const PROPOSALS = "proposals";
export const RATE_CARD = "rate-card";

const NO_CARD: RateCard = { card: null, items: [] };

/** What the reader sees of proposals. Whoever looks as somebody else sees none of them, and does not ask. */
export const proposalsQuery = () =>
  queryOptions({
    queryKey: [PROPOSALS, "all"],
    queryFn: ({ signal }) => (viewAsGrant() ? { team: false, items: [] } : callApi(proposals, { signal })),
    staleTime: 60_000,
  });

/** One of them; the keys of all that belongs to it begin with its own, so that none of it is asked for once it is removed. */
export const proposalQuery = (proposal: string) =>
  queryOptions({
    queryKey: [PROPOSALS, "one", proposal],
    queryFn: ({ signal }) => callApi(oneProposal, { params: { proposal }, signal }),
    // What is typed is laid over it: a colleague's change shows when saving is refused, not while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
  });

export const proposalFiguresQuery = (proposal: string, version: number) =>
  queryOptions({
    queryKey: [PROPOSALS, "one", proposal, "figures", version],
    queryFn: ({ signal }) => callApi(proposalFigures, { params: { proposal }, signal }),
    staleTime: 60_000,
  });

export const proposalVersionQuery = (proposal: string, version: number) =>
  queryOptions({
    queryKey: [PROPOSALS, "one", proposal, "version", version],
    queryFn: ({ signal }) => callApi(proposalVersion, { params: { proposal, version: String(version) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const proposalLinksQuery = (proposal: string) =>
  queryOptions({
    queryKey: [PROPOSALS, "one", proposal, "links"],
    queryFn: ({ signal }) => callApi(proposalLinks, { params: { proposal }, signal }),
    staleTime: 60_000,
  });

export const rateCardQuery = () =>
  queryOptions({
    queryKey: [RATE_CARD],
    queryFn: ({ signal }) => (viewAsGrant() ? NO_CARD : callApi(rateCard, { signal })),
    staleTime: 60_000,
  });
