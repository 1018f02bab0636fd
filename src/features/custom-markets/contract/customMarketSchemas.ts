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
  z.strictObject({ market: tvOrRadio.describe("A market's id.") }),
  z.strictObject({
    county: fips.describe("FIPS code of the county."),
    share: z.number().gt(0).max(1).default(1).describe("Part of the county, above 0 up to 1."),
    of: tvOrRadio.nullable().default(null).describe("The market whose part of the county is meant; null is all of it."),
  }),
]);

/** Each member once. */
export const customMembers = z
  .array(member)
  .min(1)
  .max(MOST_MEMBERS)
  .transform((members) => [...new Map(members.map((one) => [memberKey(one), one])).values()]);

const named = z.object({ id: id.describe("The customer's id."), name: z.string().describe("The customer's name.") });

export const customMarketRecord = z
  .object({
    id: id.describe("The custom market's id."),
    market: z.string().describe("Its id wherever a market is named: `custom-5`."),
    version: z.int().describe("Its version: sent back with a change, so that two editors notice each other."),
    name: z.string().describe("What it is called."),
    kind: z.enum(CUSTOM_KINDS).describe("Whether it is made of TV or of radio markets."),
    members: z
      .array(
        z.union([
          z.object({ market: z.string().describe("A market's id.") }),
          z.object({
            county: z.string().describe("FIPS code of the county."),
            share: z.number().describe("Part of the county, above 0 up to 1."),
            of: z.string().nullable().describe("The market whose part of the county is meant; null is all of it."),
          }),
        ]),
      )
      .describe("Markets and counties that it is made of."),
    customer: named.nullable().describe("The organization it belongs to; null is the product's own."),
    givenTo: z.array(named).describe("The customers an administrator gave it to; told to administrators alone."),
    status: z.enum(["active", "archived"]).describe("Whether it is in use or archived."),
    complete: z.boolean().describe("False where the published revision lacks a member: then no one is offered it."),
    readable: z.boolean().describe("Whether the caller may read its figures now."),
    mayChange: z.boolean().describe("Whether the caller may change it."),
    countyCount: z
      .int()
      .nullable()
      .describe("How many counties it has; null where the caller may not read it, or it is not offered."),
    population: z.number().nullable().describe("People who live there; null where the caller may not read it."),
    dollars: z
      .number()
      .nullable()
      .describe(
        "Spent in the current year, whole dollars, on the caller's verticals, with political money; null is no data.",
      ),
    createdBy: z.string().describe("Name of the person who created it."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    updatedAt: z.iso.datetime().describe("When it was last changed, ISO 8601 in UTC."),
  })
  .meta({ id: "CustomMarket", description: "A market made of others, or of counties." });

export type CustomMarketRecord = z.output<typeof customMarketRecord>;

/** What a choice of members comes to. */
export const customMarketPreview = z
  .object({
    kind: z.enum(CUSTOM_KINDS).describe("Whether it is made of TV or of radio markets."),
    year: z.int().describe("A calendar year."),
    countyCount: z.int().describe("How many counties it has."),
    population: z.number().describe("People who live there."),
    households: z.number().describe("Households that live there."),
    dollars: z.number().nullable().describe("Spent in the year, in whole dollars; null is no data."),
    peopleOfMembers: z.number().describe("Persons of all members added up, as if none lay over another."),
    counties: z
      .array(
        z.object({
          county: z.string().describe("FIPS code of the county."),
          share: z.number().describe("Part of the county that lies in it, above 0 up to 1."),
        }),
      )
      .describe("Its counties, most people first."),
    overlaps: z
      .array(
        z.object({
          one: z.string().describe("The first member."),
          other: z.string().describe("The second member."),
          counties: z.int().describe("In how many counties."),
          people: z.number().describe("How many people live there."),
          inside: z.string().nullable().describe("The one that adds nothing; null where each adds something."),
        }),
      )
      .describe("Members that lie over each other; the ground they share counts once. At most a hundred."),
    overlapCount: z.int().describe("How many overlaps there are in all."),
  })
  .meta({ id: "CustomMarketPreview", description: "What a custom market would be." });

export type CustomMarketPreview = z.output<typeof customMarketPreview>;

/** A county that can be a member. */
export const memberCounty = z
  .object({
    fips: z.string().describe("FIPS code of the county."),
    name: z.string().describe("The county's name."),
    state: z.string().describe("Postal code of the state."),
    population: z.number().describe("People who live there."),
    markets: z
      .array(
        z.object({
          id: z.string().describe("The market's id."),
          share: z.number().describe("Part of the county that lies in it, 0–1."),
        }),
      )
      .describe("The markets of the caller's that it lies in, and the part of it that each has."),
  })
  .meta({ id: "MemberCounty", description: "A county that a custom market can have." });

export type MemberCountyRecord = z.output<typeof memberCounty>;
