import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import { appAddress, screenOf } from "#platform/api/appAddress.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";

const SCENARIO = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "scenarios" } as const;

export const LONGEST_SCENARIO_NAME = 120;
export const LONGEST_NOTE = 2_000;
/** How many a person can have. */
export const MOST_SCENARIOS = 200;

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const params = z.object({ scenario: id.describe("A scenario's id.") });

const scenario = z
  .object({
    id: id.describe("The scenario's id."),
    name: z.string().describe("What the scenario is called."),
    note: z.string().describe("Note in plain text; may be empty."),
    path: z.string().describe("The address of the screen, with market, focus, benchmark, shifts and goal."),
    revision: z
      .object({ id: id.describe("The revision's id."), label: z.string().describe("What the revision is called.") })
      .describe("The revision it was saved with."),
    mine: z.boolean().describe("Whether the caller made it."),
    owner: z.string().describe("Name of the person who saved it."),
    shared: z.boolean().describe("Whether everyone in the owner's organization sees it."),
    open: z.boolean().describe("False where its market or vertical is not open to the caller."),
    updatedAt: z.iso.datetime().describe("When it was last changed, ISO 8601 in UTC."),
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
  })
  .meta({ id: "WalletScenario", description: "A share of wallet with shifts and a goal, kept under a name." });

export type Scenario = z.output<typeof scenario>;

const settings = {
  name: lineOfText(LONGEST_SCENARIO_NAME).describe("What the scenario is called."),
  note: proseText(LONGEST_NOTE).describe("Note in plain text; may be empty."),
  path: appAddress
    .refine((path) => screenOf(path) === "/share-wallet", "Must be an address of the share of wallet.")
    .describe("The address of the screen, with market, focus, benchmark, shifts and goal."),
  revision: id.describe("Id of the revision it was seen in."),
  shared: z.boolean().describe("Whether everyone in the owner's organization sees it."),
};

export const scenarios = {
  ...SCENARIO,
  method: "GET",
  url: "/scenarios",
  name: "scenarios",
  summary: "The caller's scenarios and those that colleagues share",
  response: z.object({ items: z.array(scenario).describe("The scenarios.") }),
} satisfies Endpoint;

export const saveScenario = {
  ...SCENARIO,
  method: "POST",
  url: "/scenarios",
  name: "saveScenario",
  summary: "Saves a share-of-wallet scenario under a name",
  body: z.strictObject({
    ...settings,
    note: settings.note.default("").describe("Note in plain text; may be empty."),
    shared: settings.shared.default(false).describe("Whether everyone in the owner's organization sees it."),
  }),
  response: scenario,
} satisfies Endpoint;

export const changeScenario = {
  ...SCENARIO,
  method: "PATCH",
  url: "/scenarios/:scenario",
  name: "changeScenario",
  summary: "Renames or shares one of the caller's scenarios, or changes its note, address, or revision",
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw."),
    name: settings.name.optional().describe("What the scenario is called."),
    note: settings.note.optional().describe("Note in plain text; may be empty."),
    path: settings.path
      .optional()
      .describe("The address of the screen, with market, focus, benchmark, shifts and goal."),
    revision: settings.revision.optional().describe("Id of the revision it was seen in."),
    shared: settings.shared.optional().describe("Whether everyone in the owner's organization sees it."),
  }),
  response: scenario,
} satisfies Endpoint;

export const deleteScenario = {
  ...SCENARIO,
  method: "DELETE",
  url: "/scenarios/:scenario",
  name: "deleteScenario",
  summary: "Deletes a scenario of the caller's; restorable for one day",
  params,
  response: z.object({}),
} satisfies Endpoint;

export const restoreScenario = {
  ...SCENARIO,
  method: "POST",
  url: "/scenarios/:scenario/restoration",
  name: "restoreScenario",
  summary: "Restores a deleted scenario",
  params,
  response: scenario,
} satisfies Endpoint;
