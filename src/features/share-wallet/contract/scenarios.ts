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
const params = z.object({ scenario: id });

const scenario = z.object({
  id,
  name: z.string(),
  note: z.string(),
  /** Where it leads, with market, focus, benchmark, shifts and goal. */
  path: z.string(),
  /** The revision it was saved with. */
  revision: z.object({ id, label: z.string() }),
  mine: z.boolean(),
  /** Who saved it. */
  owner: z.string(),
  /** Seen by everyone of the owner's organisation. */
  shared: z.boolean(),
  /** False where its market or vertical is not open to the caller. */
  open: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** Sent back with a change, so that two editors notice each other. */
  version: z.number().int(),
});

export type Scenario = z.output<typeof scenario>;

const settings = {
  name: lineOfText(LONGEST_SCENARIO_NAME),
  note: proseText(LONGEST_NOTE),
  path: appAddress.refine((path) => screenOf(path) === "/share-wallet", "Must be an address of the share of wallet."),
  revision: id,
  shared: z.boolean(),
};

export const scenarios = {
  ...SCENARIO,
  method: "GET",
  url: "/scenarios",
  name: "scenarios",
  summary: "The caller's scenarios and those that colleagues share",
  response: z.object({ items: z.array(scenario) }),
} satisfies Endpoint;

export const saveScenario = {
  ...SCENARIO,
  method: "POST",
  url: "/scenarios",
  name: "saveScenario",
  summary: "Saves a share-of-wallet scenario under a name",
  body: z.strictObject({ ...settings, note: settings.note.default(""), shared: settings.shared.default(false) }),
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
    /** The version that the caller saw. */
    version: editVersion,
    name: settings.name.optional(),
    note: settings.note.optional(),
    path: settings.path.optional(),
    revision: settings.revision.optional(),
    shared: settings.shared.optional(),
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
