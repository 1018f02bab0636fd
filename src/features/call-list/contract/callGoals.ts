import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "call list" } as const;

const personId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a person.");

const time = {
  year: z.number().int().min(2000).max(2100),
  quarter: z.number().int().min(1).max(4),
};

const goal = z.object({
  person: personId,
  ...time,
  /** Whole dollars that are to be won in the quarter. */
  dollars: z.number().int(),
});

export const callGoals = {
  ...OWN,
  method: "GET",
  url: "/call-list/goals",
  name: "callGoals",
  summary:
    "Dollars to be won in a quarter: the caller's own goals, or those of everybody for who sees the team's calls",
  response: z.object({ items: z.array(goal).readonly() }),
} satisfies Endpoint;

export type CallGoals = EndpointOutput<typeof callGoals>["items"];

export const setCallGoal = {
  ...OWN,
  method: "PUT",
  url: "/call-list/goals/:person",
  name: "setCallGoal",
  summary: "Sets what somebody of the organization is to win in a quarter; needs the right to see the team's calls",
  params: z.object({ person: personId }),
  body: z.strictObject({
    ...time,
    /** Null takes the goal away. */
    dollars: z.number().int().min(1).max(1_000_000_000).nullable(),
  }),
  response: z.object({ items: z.array(goal).readonly() }),
} satisfies Endpoint;
