import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "call list" } as const;

const personId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "Must be the id of a person.")
  .describe("A user's id.");

const time = {
  year: z.number().int().min(2000).max(2100).describe("A calendar year."),
  quarter: z.number().int().min(1).max(4).describe("Quarter of the year, 1–4."),
};

const goal = z
  .object({
    person: personId,
    ...time,
    dollars: z.number().int().describe("Whole dollars to be won in the quarter."),
  })
  .meta({ id: "CallGoal", description: "What a person wants to win in a quarter." });

export const callGoals = {
  ...OWN,
  method: "GET",
  url: "/call-list/goals",
  name: "callGoals",
  summary:
    "Dollars to be won in a quarter: the caller's own goals, or those of everybody for who sees the team's calls",
  response: z.object({ items: z.array(goal).readonly().describe("The goals.") }),
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
    dollars: z
      .number()
      .int()
      .min(1)
      .max(1_000_000_000)
      .nullable()
      .describe("Whole dollars to be won in the quarter; null removes the goal."),
  }),
  response: z.object({ items: z.array(goal).readonly().describe("The goals.") }),
} satisfies Endpoint;
