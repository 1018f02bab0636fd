import type { Unit } from "./rateCard.ts";

/** How far a proposal has come, in the order in which it goes. */
export const PROPOSAL_STATUSES = ["draft", "waiting", "approved", "sent", "won", "lost"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** One thing that is offered, with the price that it was copied or typed with. */
export interface ProposalLine {
  readonly station: string;
  readonly product: string;
  readonly unit: Unit;
  /** For one unit, before discount. */
  readonly cents: number;
  /** The Mondays of its first and last week. */
  readonly from: string;
  readonly until: string;
  /** Units a week; of what is sold by the month, units a month; of what is sold once, units in all. */
  readonly quantity: number;
  /** Percent off, 0–100. */
  readonly discount: number;
}

/** What a version says. */
export interface ProposalContent {
  readonly title: string;
  /** The id of one of the organization's companies; null for a client that is none of them. */
  readonly company: string | null;
  readonly client: string;
  readonly market: string;
  readonly subVertical: string;
  /** What the organization sells: the side it is on. */
  readonly medium: string;
  /** What the client reads beside the lines. */
  readonly note: string;
  readonly lines: readonly ProposalLine[];
}

/** As many weeks as two years have. */
export const MOST_WEEKS = 105;

/** Where each status may lead. What is approved, sent or closed becomes a draft again by a new version alone. */
const LEADS_TO: Readonly<Record<ProposalStatus, readonly ProposalStatus[]>> = {
  draft: ["waiting"],
  waiting: ["approved", "draft"],
  approved: ["sent"],
  sent: ["won", "lost"],
  won: ["sent"],
  lost: ["sent"],
};

export function mayFollow(from: ProposalStatus, to: ProposalStatus): boolean {
  return LEADS_TO[from].includes(to);
}

/** What is won or lost is opened again before it is changed. */
export function isClosed(status: ProposalStatus): boolean {
  return status === "won" || status === "lost";
}
