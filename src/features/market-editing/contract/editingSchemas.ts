import { z } from "zod";
import { LARGEST_INTEGER } from "#platform/api/editVersion.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { RADIO_METHODS } from "#domain/markets/market.ts";

export const editedKind = z.enum(["tv", "radio"]);
export const editedMarketId = z.string().regex(/^(tv|radio)-[\w-]{1,60}$/, "Must be the id of a TV or radio market.");
export const fips = z.string().regex(/^\d{5}$/, "Must be the FIPS code of a county, such as 48113.");
/** The import that something was read from; a change made from another one is refused as `conflict`. */
export const basis = z.string().regex(/^[1-9]\d{0,17}$/);

export const editedMarket = z.object({
  id: z.string(),
  kind: editedKind,
  code: z.string(),
  name: z.string(),
  rank: z.int().nullable(),
  states: z.array(z.string()),
  countyCount: z.int(),
  population: z.number(),
  households: z.number(),
  /** Null where the list gives none. */
  tvHomes: z.number().nullable(),
  /** Part of all TV markets' homes, 0–1; null where it is not known. */
  homesShare: z.number().nullable(),
  /** Persons of twelve and older; null where counties do not say their ages. */
  persons12plus: z.number().nullable(),
  stations: z.int(),
  /** The last year for which files hold spend of it; null where none does. */
  lastYear: z.int().nullable(),
  /** Political dollars a person against the nation's; null where the list gives none. */
  politicalIndex: z.number().nullable(),
  /** How its listening is measured; null for TV markets and where it is not said. */
  method: z.enum(RADIO_METHODS).nullable(),
  /** The radio market around it, by its id. */
  embeddedIn: z.string().nullable(),
  active: z.boolean(),
  /** Whether the open draft has it otherwise than the published revision. */
  changed: z.boolean(),
});

export type EditedMarket = z.output<typeof editedMarket>;

export const marketChange = z.strictObject({
  basis,
  name: lineOfText(120).optional(),
  rank: z.int().min(1).max(100_000).nullable().optional(),
  states: z
    .array(z.string().regex(/^[A-Z]{2}$/, "Must be the postal code of a state."))
    .max(20)
    .optional(),
  tvHomes: z.int().min(0).max(LARGEST_INTEGER).nullable().optional(),
  politicalIndex: z.number().min(0).max(100).nullable().optional(),
  method: z.enum(RADIO_METHODS).nullable().optional(),
  embeddedIn: editedMarketId.nullable().optional(),
  active: z.boolean().optional(),
});

export type MarketChange = z.output<typeof marketChange>;

export const countyPart = z.strictObject({ fips, share: z.number().gt(0).max(1) });

/** A county with all markets that have a part of it in the draft. */
export const groundCounty = z.object({
  fips: z.string(),
  name: z.string(),
  state: z.string(),
  population: z.number(),
  households: z.number(),
  markets: z.array(z.object({ id: z.string(), name: z.string(), share: z.number() })),
});

export type GroundCounty = z.output<typeof groundCounty>;
