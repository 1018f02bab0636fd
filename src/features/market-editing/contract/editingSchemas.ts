import { z } from "zod";
import { LARGEST_INTEGER } from "#platform/api/editVersion.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { RADIO_METHODS } from "#domain/markets/market.ts";

export const editedKind = z.enum(["tv", "radio"]);
export const editedMarketId = z.string().regex(/^(tv|radio)-[\w-]{1,60}$/, "Must be the id of a TV or radio market.");
export const fips = z.string().regex(/^\d{5}$/, "Must be the FIPS code of a county, such as 48113.");
/** The import that something was read from; a change made from another one is refused as `conflict`. */
export const basis = z.string().regex(/^[1-9]\d{0,17}$/);

export const editedMarket = z
  .object({
    id: z.string().describe("The market's id."),
    kind: editedKind.describe("TV or radio market."),
    code: z.string().describe("The market's code."),
    name: z.string().describe("The market's name."),
    rank: z.int().nullable().describe("Place by size, 1 is the largest; null where it has none."),
    states: z.array(z.string()).describe("Postal codes of the states it lies in."),
    countyCount: z.int().describe("How many counties it has."),
    population: z.number().describe("People who live there."),
    households: z.number().describe("Households that live there."),
    tvHomes: z.number().nullable().describe("Homes with TV; null where the list has none."),
    homesShare: z.number().nullable().describe("Part of all TV markets' homes, 0–1; null where it is not known."),
    persons12plus: z.number().nullable().describe("Persons 12 and older; null where counties do not say their ages."),
    stations: z.int().describe("How many stations."),
    lastYear: z.int().nullable().describe("The last year for which files have spending; null where none does."),
    politicalIndex: z
      .number()
      .nullable()
      .describe("Political dollars per person compared with the nation's; 1 is average; null where the list has none."),
    method: z
      .enum(RADIO_METHODS)
      .nullable()
      .describe("How its listening is measured; null for TV markets and where it is not said."),
    embeddedIn: z.string().nullable().describe("Id of the radio market around it; null where it is in none."),
    active: z.boolean().describe("Whether it is in use."),
    changed: z.boolean().describe("Whether the open draft has it otherwise than the published revision."),
  })
  .meta({ id: "EditedMarket", description: "A market in the list that is edited." });

export type EditedMarket = z.output<typeof editedMarket>;

export const marketChange = z.strictObject({
  basis: basis.describe(
    "Id of the import that it was read from; a change made from another one is refused as `conflict`.",
  ),
  name: lineOfText(120).optional().describe("The market's name."),
  rank: z
    .int()
    .min(1)
    .max(100_000)
    .nullable()
    .optional()
    .describe("Place by size, 1 is the largest; null where it has none."),
  states: z
    .array(z.string().regex(/^[A-Z]{2}$/, "Must be the postal code of a state."))
    .max(20)
    .optional()
    .describe("Postal codes of the states it lies in."),
  tvHomes: z
    .int()
    .min(0)
    .max(LARGEST_INTEGER)
    .nullable()
    .optional()
    .describe("Homes with TV; null where it is not known."),
  politicalIndex: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .optional()
    .describe("Political dollars per person compared with the nation's; 1 is average; null where it is not known."),
  method: z
    .enum(RADIO_METHODS)
    .nullable()
    .optional()
    .describe("How its listening is measured; null for TV markets, and where it is not said."),
  embeddedIn: editedMarketId
    .nullable()
    .optional()
    .describe("Id of the radio market around it; null where it is in none."),
  active: z.boolean().optional().describe("Whether it is in use."),
});

export type MarketChange = z.output<typeof marketChange>;

export const countyPart = z.strictObject({
  fips: fips.describe("FIPS code of the county."),
  share: z.number().gt(0).max(1).describe("Part of the county that lies in the market, above 0 up to 1."),
});

/** A county with all markets that have a part of it in the draft. */
export const groundCounty = z
  .object({
    fips: z.string().describe("FIPS code of the county."),
    name: z.string().describe("The county's name."),
    state: z.string().describe("Postal code of the state."),
    population: z.number().describe("People who live there."),
    households: z.number().describe("Households that live there."),
    markets: z
      .array(
        z.object({
          id: z.string().describe("The market's id."),
          name: z.string().describe("The market's name."),
          share: z.number().describe("Part of the county that lies in the market, above 0 up to 1."),
        }),
      )
      .describe("The markets it lies in."),
  })
  .meta({ id: "GroundCounty", description: "A county, and the markets it lies in." });

export type GroundCounty = z.output<typeof groundCounty>;
