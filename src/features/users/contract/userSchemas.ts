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
  /** Fixed once somebody can sign in: invitations, accounts and the audit log speak of people by it. */
  email: emailAddress,
  name: lineOfText(LONGEST_NAME),
  customer: id,
  role: z.enum(ROLES),
  /** What narrows the customer's flags, markets and verticals for this user; null narrows nothing. */
  access: flags.nullable(),
  markets: markets.nullable(),
  verticals: verticals.nullable(),
  /** Null follows the browser. */
  language: z.enum(LOCALES).nullable(),
  /** Who never had a way to sign in becomes `invited` instead of `active`. */
  status: z.enum(["active", "disabled"]),
  /** Whether the user sees the call lists of everybody in the organization and may reassign their entries. */
  seesTeamCalls: z.boolean(),
});

export const userChange = userSettings.partial();

export type UserChange = z.output<typeof userChange>;

export const user = z.object({
  id,
  version,
  email: z.string(),
  name: z.string(),
  customer: z.object({ id, name: z.string() }),
  role: z.enum(ROLES),
  access: z.array(access).nullable(),
  markets: z.array(z.string()).nullable(),
  verticals: z.array(z.string()).nullable(),
  language: z.string().nullable(),
  status: z.enum(["invited", "active", "disabled"]),
  seesTeamCalls: z.boolean(),
  /** What comes of the customer's rights and the user's own. */
  rights: z.object({
    access: z.array(access),
    /** How many markets of the published data; the nation is not counted. */
    markets: z.number().int(),
    verticals: z.array(z.string()),
  }),
  /** How the user signs in: with a password of ours, a cloud account, or not at all yet. */
  providers: z.array(z.enum(["local", "cloud"])),
  createdAt: z.iso.datetime(),
  invitedAt: z.iso.datetime().nullable(),
  lastSignInAt: z.iso.datetime().nullable(),
  /** When what is held about the user is erased; null where that was not asked for. */
  eraseAt: z.iso.datetime().nullable(),
});

export type UserRecord = z.output<typeof user>;

const sets = z.object({ access: flags, markets, verticals }).partial();

/**
 * One change for many users: fields to set, and flags, markets and verticals to add or take away. Adding to what nothing narrows
 * changes nothing; taking away from it narrows it to the rest of the customer's.
 */
export const bulkChange = z.object({
  set: userSettings.omit({ email: true, name: true }).partial().default({}),
  add: sets.default({}),
  remove: sets.default({}),
});

export type BulkChange = z.output<typeof bulkChange>;
