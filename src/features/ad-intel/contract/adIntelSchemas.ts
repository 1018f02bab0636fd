import { z } from "zod";

/** Number of a category, as text. */
export const categoryId = z.string().regex(/^\d{1,16}$/, "Must be the number of a category.");
export const year = z.coerce.number().int().min(2000).max(2050);
export const market = z.string().regex(/^tv-[\w-]{1,60}$/, "Must be the id of a TV market.");
export const mediaType = z.string().regex(/^\w{1,40}$/);
export const words = z.string().min(1).max(200);

/** What is asked for; without a year the latest one that files hold. */
export const scope = z.object({
  year: year.optional(),
  market: market.optional(),
  mediaType: mediaType.optional(),
  industry: words.optional(),
  major: words.optional(),
  category: categoryId.optional(),
});
export type Scope = z.output<typeof scope>;

export const categoryLine = z.object({
  category: categoryId,
  industry: z.string(),
  major: z.string(),
  name: z.string(),
  /** Of the line that names most; null where files say nothing. */
  brands: z.int().nullable(),
  dollars: z.number(),
  /** In the year before; null where other quarters of it were watched than of this one, so that they do not compare. */
  before: z.number().nullable(),
  /** By media type. */
  media: z.record(z.string(), z.number()),
  /** What it is mapped to: null is none of ours, missing is not mapped yet. */
  subVertical: z.string().nullable().optional(),
});
export type CategoryLine = z.output<typeof categoryLine>;

export const suggestion = z.object({
  subVertical: z.string(),
  /** By its own name, by the sub-vertical of its neighbours in the major category, or by the name of the major category. */
  why: z.enum(["name", "neighbours", "major"]),
});
export type Suggestion = z.output<typeof suggestion>;

export const mapLine = z.object({
  category: categoryId,
  industry: z.string(),
  major: z.string(),
  name: z.string(),
  /** Of all years and local media. */
  dollars: z.number(),
  subVertical: z.string().nullable().optional(),
  suggestion: suggestion.nullable(),
});
export type MapLine = z.output<typeof mapLine>;

export const mediaTypeLine = z.object({
  id: z.string(),
  /** What it is mapped to; null is none of ours. */
  medium: z.string().nullable(),
  /** Whether an administrator said so. */
  said: z.boolean(),
  dollars: z.number(),
});
export type MediaTypeLine = z.output<typeof mediaTypeLine>;

/** Dollars of local media, and how many of them have a sub-vertical or are known to be none of ours. */
export const coverage = z.object({ dollars: z.number(), mapped: z.number() });

export const file = z.object({
  importId: z.string(),
  fileName: z.string(),
  sample: z.boolean(),
  rows: z.int(),
  dollars: z.number(),
  /** Stated anew by later files. */
  displaced: z.number(),
  firstDay: z.string(),
  /** The first day after it. */
  endDay: z.string(),
});
export type AdIntelFile = z.output<typeof file>;

export const restatedLine = z.object({
  importId: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  /** Of the earlier file's period. */
  firstDay: z.string(),
  /** The first day after it. */
  endDay: z.string(),
  /** Days of it that later files state. */
  days: z.int(),
  allDays: z.int(),
  markets: z.int(),
  /** Of the earlier file; they do not count any more. */
  dollars: z.number(),
  /** Names of the later files. */
  by: z.array(z.string()),
});
export type RestatedLine = z.output<typeof restatedLine>;

export const varianceLine = z.object({
  subVertical: z.string(),
  medium: z.string(),
  observed: z.number(),
  estimate: z.number(),
  ratio: z.number().nullable(),
  flag: z.enum(["low", "high", "outlier"]).nullable(),
});
export type VarianceLine = z.output<typeof varianceLine>;

export const mapChange = z.strictObject({
  /** The map's version that the change was made from; another one is refused as `conflict`. */
  version: z.int().min(0),
  /** Null: none of ours. */
  categories: z
    .array(z.strictObject({ category: categoryId, subVertical: z.string().max(60).nullable() }))
    .max(32_000)
    .default([]),
  mediaTypes: z
    .array(z.strictObject({ mediaType, medium: z.string().max(60).nullable() }))
    .max(100)
    .default([]),
});
export type MapChange = z.output<typeof mapChange>;

export const keptChange = z.object({
  change: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** Categories and media types that it concerns. */
  entries: z.int(),
  /** The change that this one takes back; null where it takes none back. */
  takesBack: z.string().nullable(),
  takenBack: z.boolean(),
});
export type KeptMapChange = z.output<typeof keptChange>;
