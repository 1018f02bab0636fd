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
  name: lineOfText(LONGEST_NAME),
  kind: z.enum(CUSTOMER_KINDS),
  /** What was agreed, in the seller's own words; may be empty. */
  plan: lineOfText(LONGEST_PLAN).or(z.literal("")),
  status: z.enum(CUSTOMER_STATUSES),
  access: setOf(access, ACCESS_FLAGS.length),
  markets: setOf(market, MOST_MARKETS),
  /** Every market there is or will be, whatever `markets` lists. */
  allMarkets: z.boolean(),
  /** Null is all of them. */
  verticals: setOf(vertical, VERTICALS.length).nullable(),
  /** How many subscribers may be active or invited; null is any number. */
  seats: z.number().int().min(0).max(MOST_SEATS).nullable(),
  /** First and last day of the contract; null is open. */
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  /** The person whom the others ask for more. */
  owner: id.nullable(),
  /** Flags that new people start with; null is all of the customer's. */
  defaultAccess: setOf(access, ACCESS_FLAGS.length).nullable(),
  /** Cloud tenants whose accounts may sign in; null is any. */
  tenants: setOf(z.guid("Must be the id of a tenant.").toLowerCase(), MOST_TENANTS).nullable(),
  /** Colours of headings and of accents in files; null is the product's. */
  brandColour: colour.nullable(),
  brandAccent: colour.nullable(),
  /** Whether its people may show market reports to somebody without an account, by a link. */
  reportLinks: z.boolean(),
});

export type CustomerSettings = z.output<typeof customerSettings>;

/** Settings to change; what is left out stays. */
export const customerChange = customerSettings.partial();

export type CustomerChange = z.output<typeof customerChange>;

export const customer = customerSettings.extend({
  id,
  version,
  name: z.string(),
  plan: z.string(),
  markets: z.array(z.string()),
  access: z.array(access),
  verticals: z.array(z.string()).nullable(),
  defaultAccess: z.array(access).nullable(),
  tenants: z.array(z.string()).nullable(),
  owner: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  /** Markets of `markets` that the published revision does not have. */
  unknownMarkets: z.array(z.string()),
  /** Invited and active subscribers. */
  seatsUsed: z.number().int(),
  /** People who may sign in or are invited, administrators included. */
  people: z.number().int(),
  hasLogo: z.boolean(),
  createdAt: z.iso.datetime(),
});

export type CustomerRecord = z.output<typeof customer>;

export const customerPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(["invited", "active", "disabled"]),
  lastSignInAt: z.iso.datetime().nullable(),
});

const sets = z.object({ access: setOf(access, ACCESS_FLAGS.length), markets: setOf(market, MOST_MARKETS) }).partial();

/** One change for many customers: fields to set, and flags and markets to add or take away. */
export const bulkChange = z.object({
  set: customerSettings
    .pick({ kind: true, plan: true, status: true, seats: true, startsOn: true, endsOn: true, allMarkets: true })
    .partial()
    .default({}),
  add: sets.default({}),
  remove: sets.default({}),
});

export type BulkChange = z.output<typeof bulkChange>;
