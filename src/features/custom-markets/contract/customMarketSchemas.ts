import { z } from "zod";
import { lineOfText } from "#platform/api/plainText.ts";
import { CUSTOM_KINDS, memberKey } from "#domain/customMarket/customMember.ts";

/** An id of ours on the wire. */
export const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

const tvOrRadio = z.string().regex(/^(tv|radio)-[\w-]{1,60}$/, "Must be the id of a TV or radio market.");
const fips = z.string().regex(/^\d{5}$/, "Must be the FIPS code of a county, such as 48113.");

const LONGEST_NAME = 80;
const MOST_MEMBERS = 1_000;

export const customMarketName = lineOfText(LONGEST_NAME);

/** A TV or radio market as a whole, or a county: the part of it that a market has, or of all of it where no market is named. */
const member = z.union([
  z.strictObject({ market: tvOrRadio }),
  z.strictObject({ county: fips, share: z.number().gt(0).max(1).default(1), of: tvOrRadio.nullable().default(null) }),
]);

/** Each member once. */
export const customMembers = z
  .array(member)
  .min(1)
  .max(MOST_MEMBERS)
  .transform((members) => [...new Map(members.map((one) => [memberKey(one), one])).values()]);

const named = z.object({ id, name: z.string() });

export const customMarketRecord = z.object({
  id,
  /** What it is called wherever a market is named: `custom-5`. */
  market: z.string(),
  version: z.int(),
  name: z.string(),
  kind: z.enum(CUSTOM_KINDS),
  members: z.array(
    z.union([
      z.object({ market: z.string() }),
      z.object({ county: z.string(), share: z.number(), of: z.string().nullable() }),
    ]),
  ),
  /** The organization it belongs to; null is the product's own. */
  customer: named.nullable(),
  /** The customers an administrator gave it to; told to administrators alone. */
  givenTo: z.array(named),
  status: z.enum(["active", "archived"]),
  /** False where the published revision lacks a member: then nobody is offered it. */
  complete: z.boolean(),
  /** Whether the caller may read its figures now. */
  readable: z.boolean(),
  mayChange: z.boolean(),
  /** Null where the caller may not read it, or it is not offered. */
  countyCount: z.int().nullable(),
  population: z.number().nullable(),
  /** Spent in the current year, whole dollars, on the caller's verticals, with political money. */
  dollars: z.number().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export type CustomMarketRecord = z.output<typeof customMarketRecord>;

/** What a choice of members comes to. */
export const customMarketPreview = z.object({
  kind: z.enum(CUSTOM_KINDS),
  year: z.int(),
  countyCount: z.int(),
  population: z.number(),
  households: z.number(),
  dollars: z.number().nullable(),
  /** Persons of all members added up, as if none lay over another. */
  peopleOfMembers: z.number(),
  /** FIPS codes of its counties and the part of each that lies in it, most people first. */
  counties: z.array(z.object({ county: z.string(), share: z.number() })),
  /** Members that lie over each other, by `memberKey`; the ground they share counts once. At most a hundred. */
  overlaps: z.array(
    z.object({
      one: z.string(),
      other: z.string(),
      counties: z.int(),
      people: z.number(),
      /** The one that adds nothing; null where each adds something. */
      inside: z.string().nullable(),
    }),
  ),
  overlapCount: z.int(),
});

export type CustomMarketPreview = z.output<typeof customMarketPreview>;

/** A county that can be a member. */
export const memberCounty = z.object({
  fips: z.string(),
  name: z.string(),
  state: z.string(),
  population: z.number(),
  /** The markets of the caller's that it lies in, and the part of it that each has. */
  markets: z.array(z.object({ id: z.string(), share: z.number() })),
});

export type MemberCountyRecord = z.output<typeof memberCounty>;
