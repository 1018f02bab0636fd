import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { CUSTOMER_KINDS, CUSTOMER_STATUSES } from "#domain/customer.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

/** An id of ours on the wire. */
export const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

const version = editVersion;
const access = z.enum(ACCESS_FLAGS);
const vertical = z.string().refine((each) => verticalById(each) !== undefined, "Must be the id of a vertical.");
const market = z.string().regex(/^(tv|radio|custom)-[\w-]{1,60}$/, "Must be the id of a market.");
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, "Must be a color such as #1864b7.");
const day = z.iso.date("Must be a date such as 2026-11-30.");

/** A list in which nothing stands twice. */
function setOf<Item extends z.ZodType>(item: Item, most: number) {
  return z
    .array(item)
    .max(most)
    .transform((items) => [...new Set(items)]);
}

const MOST_MARKETS = 2_000;
const MOST_TENANTS = 100;
const MOST_SEATS = 100_000;
const LONGEST_NAME = 120;
const LONGEST_PLAN = 80;

/** Everything about a customer that an administrator sets. */
export const customerSettings = z.object({
  name: lineOfText(LONGEST_NAME).describe("The customer's name."),
  kind: z.enum(CUSTOMER_KINDS).describe("What sort of customer it is."),
  plan: lineOfText(LONGEST_PLAN)
    .or(z.literal(""))
    .describe("What was agreed, in the seller's own words; may be empty."),
  status: z.enum(CUSTOMER_STATUSES).describe("Whether its people can sign in."),
  access: setOf(access, ACCESS_FLAGS.length).describe("Access flags that its people may have."),
  markets: setOf(market, MOST_MARKETS).describe("Ids of the markets its people may read."),
  allMarkets: z.boolean().describe("Whether every market is open, whatever `markets` lists."),
  verticals: setOf(vertical, VERTICALS.length)
    .nullable()
    .describe("Ids of the verticals its people may read; null is all of them."),
  seats: z
    .number()
    .int()
    .min(0)
    .max(MOST_SEATS)
    .nullable()
    .describe("How many subscribers may be active or invited; null is any number."),
  startsOn: day.nullable().describe("First day of the contract, `YYYY-MM-DD`; null is open."),
  endsOn: day.nullable().describe("Last day of the contract, `YYYY-MM-DD`; null is open."),
  owner: id.nullable().describe("Id of the person whom the others ask for more; null where there is none."),
  defaultAccess: setOf(access, ACCESS_FLAGS.length)
    .nullable()
    .describe("Access flags that new people start with; null is all of the customer's."),
  tenants: setOf(z.guid("Must be the id of a tenant.").toLowerCase(), MOST_TENANTS)
    .nullable()
    .describe("Cloud tenants whose accounts may sign in; null is any."),
  brandColour: colour.nullable().describe("Color of headings in files, `#rrggbb`; null is the product's."),
  brandAccent: colour.nullable().describe("Color of accents in files, `#rrggbb`; null is the product's."),
  reportLinks: z
    .boolean()
    .describe("Whether its people may show market reports by a link to someone without an account."),
});

export type CustomerSettings = z.output<typeof customerSettings>;

/** Settings to change; what is left out stays. */
export const customerChange = customerSettings.partial();

export type CustomerChange = z.output<typeof customerChange>;

export const customer = customerSettings.extend({
  id: id.describe("The customer's id."),
  version: version.describe("Its version: sent back with a change, so that two editors notice each other."),
  name: z.string().describe("The customer's name."),
  plan: z.string().describe("What was agreed, in the seller's own words; may be empty."),
  markets: z.array(z.string()).describe("Ids of the markets its people may read."),
  access: z.array(access).describe("Access flags that its people may have."),
  verticals: z.array(z.string()).nullable().describe("Ids of the verticals its people may read; null is all of them."),
  defaultAccess: z
    .array(access)
    .nullable()
    .describe("Access flags that new people start with; null is all of the customer's."),
  tenants: z.array(z.string()).nullable().describe("Ids of cloud tenants whose accounts may sign in; null is any."),
  owner: z
    .object({
      id: id.describe("The person's id."),
      name: z.string().describe("The person's name."),
      email: z.string().describe("Email address."),
    })
    .nullable()
    .describe("The person whom the others ask for more; null where there is none."),
  unknownMarkets: z.array(z.string()).describe("Markets of `markets` that the published revision does not have."),
  seatsUsed: z.number().int().describe("Invited and active subscribers."),
  people: z.number().int().describe("People who may sign in or are invited, administrators included."),
  hasLogo: z.boolean().describe("Whether there is a logo."),
  createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
});

export type CustomerRecord = z.output<typeof customer>;

export const customerPerson = z
  .object({
    id: id.describe("The person's id."),
    name: z.string().describe("The person's name."),
    email: z.string().describe("Email address."),
    role: z.enum(ROLES).describe("The person's role."),
    status: z.enum(["invited", "active", "disabled"]).describe("Whether the person can sign in."),
    lastSignInAt: z.iso
      .datetime()
      .nullable()
      .describe("When the user last signed in, ISO 8601 in UTC; null for never."),
  })
  .meta({ id: "CustomerPerson", description: "A person of a customer." });

const sets = z
  .object({
    access: setOf(access, ACCESS_FLAGS.length).describe("Access flags that its people may have."),
    markets: setOf(market, MOST_MARKETS).describe("Market ids."),
  })
  .partial();

/** One change for many customers: fields to set, and flags and markets to add or take away. */
export const bulkChange = z.object({
  set: customerSettings
    .pick({ kind: true, plan: true, status: true, seats: true, startsOn: true, endsOn: true, allMarkets: true })
    .partial()
    .default({})
    .describe("What is set."),
  add: sets.default({}).describe("What is added to what is there."),
  remove: sets.default({}).describe("What is removed from what is there."),
});

export type BulkChange = z.output<typeof bulkChange>;
