import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import { emailAddress, lineOfText } from "#platform/api/plainText.ts";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

/** An id of ours on the wire. */
export const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

export const version = editVersion;

const LONGEST_NAME = 120;
const MOST_MARKETS = 2_000;

const access = z.enum(ACCESS_FLAGS);
const vertical = z.enum(VERTICALS.map((each) => each.id));
const market = z.string().regex(/^(tv|radio|custom)-[\w-]{1,60}$/, "Must be the id of a market.");

/** A list in which nothing stands twice. */
function setOf<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .array(item)
    .max(most)
    .transform((items) => [...new Set(items)]);
}

const flags = setOf(access, ACCESS_FLAGS.length);
const markets = setOf(market, MOST_MARKETS);
const verticals = setOf(vertical, VERTICALS.length);

/** Everything about a user that an administrator sets. */
export const userSettings = z.object({
  email: emailAddress.describe("Email address; it cannot change once someone can sign in with it."),
  name: lineOfText(LONGEST_NAME).describe("The user's name."),
  customer: id.describe("Id of the customer the user belongs to."),
  role: z.enum(ROLES).describe("The user's role."),
  access: flags.nullable().describe("Access flags that narrow the customer's for this user; null narrows nothing."),
  markets: markets.nullable().describe("What narrows the customer's markets for this user; null narrows nothing."),
  verticals: verticals
    .nullable()
    .describe("What narrows the customer's verticals for this user; null narrows nothing."),
  language: z.enum(LOCALES).nullable().describe("Language of the product; null follows the browser."),
  status: z
    .enum(["active", "disabled"])
    .describe("Whether the user can sign in; those who never had a way to are `invited`, not `active`."),
  seesTeamCalls: z
    .boolean()
    .describe("Whether the user sees the call lists of everyone in the organization and may reassign their entries."),
});

export const userChange = userSettings.partial();

export type UserChange = z.output<typeof userChange>;

export const user = z
  .object({
    id: id.describe("The user's id."),
    version: version.describe("Its version: sent back with a change, so that two editors notice each other."),
    email: z.string().describe("Email address."),
    name: z.string().describe("The user's name."),
    customer: z
      .object({ id: id.describe("The customer's id."), name: z.string().describe("The customer's name.") })
      .describe("The customer the user belongs to."),
    role: z.enum(ROLES).describe("The user's role."),
    access: z
      .array(access)
      .nullable()
      .describe("What narrows the customer's access flags for this user; null narrows nothing."),
    markets: z
      .array(z.string())
      .nullable()
      .describe("What narrows the customer's markets for this user; null narrows nothing."),
    verticals: z
      .array(z.string())
      .nullable()
      .describe("What narrows the customer's verticals for this user; null narrows nothing."),
    language: z.string().nullable().describe("Language of the product; null follows the browser."),
    status: z.enum(["invited", "active", "disabled"]).describe("Whether the user can sign in."),
    seesTeamCalls: z.boolean().describe("Whether the user sees the calls of everyone in the organization."),
    rights: z
      .object({
        access: z.array(access).describe("Access flags."),
        markets: z.number().int().describe("How many published markets the user may read; the nation is not counted."),
        verticals: z.array(z.string()).describe("Ids of the verticals the user may read."),
      })
      .describe("What follows from the customer's rights and the user's own."),
    providers: z
      .array(z.enum(["local", "cloud"]))
      .describe("How the user signs in: with a password of the product, a cloud account, or not yet."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    invitedAt: z.iso
      .datetime()
      .nullable()
      .describe("When the user was invited, ISO 8601 in UTC; null where that never happened."),
    lastSignInAt: z.iso
      .datetime()
      .nullable()
      .describe("When the user last signed in, ISO 8601 in UTC; null for never."),
    eraseAt: z.iso
      .datetime()
      .nullable()
      .describe("When the user's data is erased, ISO 8601 in UTC; null where that was not asked for."),
  })
  .meta({ id: "User", description: "A user, with what the user may do and see." });

export type UserRecord = z.output<typeof user>;

const sets = z
  .object({
    access: flags.describe("Access flags."),
    markets: markets.describe("Market ids."),
    verticals: verticals.describe("Ids of verticals."),
  })
  .partial();

/**
 * One change for many users: fields to set, and flags, markets and verticals to add or take away. Adding to what nothing narrows
 * changes nothing; taking away from it narrows it to the rest of the customer's.
 */
export const bulkChange = z.object({
  set: userSettings.omit({ email: true, name: true }).partial().default({}).describe("What is set."),
  add: sets.default({}).describe("What is added to what is there."),
  remove: sets.default({}).describe("What is removed from what is there."),
});

export type BulkChange = z.output<typeof bulkChange>;
