import { z } from "zod";

/** Number of a category, as text. */
export const categoryId = z
  .string()
  .regex(/^\d{1,16}$/, "Must be the number of a category.")
  .describe("The category's id.");
export const year = z.coerce.number().int().min(2000).max(2050);
export const market = z.string().regex(/^tv-[\w-]{1,60}$/, "Must be the id of a TV market.");
export const mediaType = z.string().regex(/^\w{1,40}$/);
export const words = z.string().min(1).max(200);

/** What is asked for; without a year the latest one that files hold. */
export const scope = z.object({
  year: year.optional().describe("Only this year."),
  market: market.optional().describe("Only this market."),
  mediaType: mediaType.optional().describe("Only this media type."),
  industry: words.optional().describe("Only this industry."),
  major: words.optional().describe("Only this major category."),
  category: categoryId.optional().describe("Only this category."),
});
export type Scope = z.output<typeof scope>;

export const categoryLine = z
  .object({
    category: categoryId,
    industry: z.string().describe("Industry, as the source names it."),
    major: z.string().describe("Major category, as the source names it."),
    name: z.string().describe("Name of the category, as the source has it."),
    brands: z.int().nullable().describe("How many brands the source names; null where files say nothing."),
    dollars: z.number().describe("Observed dollars."),
    before: z
      .number()
      .nullable()
      .describe(
        "Observed dollars in the year before; null where other quarters of it were watched, so that they do not compare.",
      ),
    media: z.record(z.string(), z.number()).describe("Observed dollars by media type."),
    subVertical: z
      .string()
      .nullable()
      .optional()
      .describe("Id of the sub-vertical it is mapped to; null is none of ours, missing is not mapped yet."),
  })
  .meta({ id: "ObservedCategory", description: "A category of observed spending." });
export type CategoryLine = z.output<typeof categoryLine>;

export const suggestion = z.object({
  subVertical: z.string().describe("The sub-vertical's id."),
  why: z
    .enum(["name", "neighbours", "major"])
    .describe(
      "By its own name, by the sub-vertical of its neighbors in the major category, or by the name of the major category.",
    ),
});
export type Suggestion = z.output<typeof suggestion>;

export const mapLine = z
  .object({
    category: categoryId,
    industry: z.string().describe("Industry, as the source names it."),
    major: z.string().describe("Major category, as the source names it."),
    name: z.string().describe("Name of the category, as the source has it."),
    dollars: z.number().describe("Observed dollars of all years and local media."),
    subVertical: z
      .string()
      .nullable()
      .optional()
      .describe("Id of the sub-vertical it is mapped to; null is none of ours, missing is not mapped yet."),
    suggestion: suggestion.nullable().describe("What it could be mapped to; null where nothing suggests itself."),
  })
  .meta({ id: "ObservedMapLine", description: "A category, and what it is mapped to." });
export type MapLine = z.output<typeof mapLine>;

export const mediaTypeLine = z
  .object({
    id: z.string().describe("The media type, as the source names it."),
    medium: z.string().nullable().describe("Id of the medium it is mapped to; null is none of ours."),
    said: z.boolean().describe("Whether an administrator said so."),
    dollars: z.number().describe("Observed dollars."),
  })
  .meta({ id: "ObservedMediaType", description: "A media type of the source, and what it is mapped to." });
export type MediaTypeLine = z.output<typeof mediaTypeLine>;

/** Dollars of local media, and how many of them have a sub-vertical or are known to be none of ours. */
export const coverage = z.object({
  dollars: z.number().describe("Observed dollars in all."),
  mapped: z.number().describe("Dollars of mapped categories."),
});

export const file = z
  .object({
    importId: z.string().describe("The import's id."),
    fileName: z.string().describe("Name of the file."),
    sample: z.boolean().describe("Whether it is sample data."),
    rows: z.int().describe("How many rows it has."),
    dollars: z.number().describe("Observed dollars."),
    displaced: z.number().describe("Stated again by later files."),
    firstDay: z.string().describe("First day, `YYYY-MM-DD`."),
    endDay: z.string().describe("The day after the last, `YYYY-MM-DD`."),
  })
  .meta({ id: "ObservedFile", description: "A file of observed spending." });
export type AdIntelFile = z.output<typeof file>;

export const restatedLine = z.object({
  importId: z.string().describe("The import's id."),
  fileName: z.string().describe("Name of the file."),
  mediaType: z.string().describe("A media type, as the source of observed spending names it."),
  firstDay: z.string().describe("First day of the earlier file's period, `YYYY-MM-DD`."),
  endDay: z.string().describe("The day after its last, `YYYY-MM-DD`."),
  days: z.int().describe("Days of it that later files state."),
  allDays: z.int().describe("Days of the whole period."),
  markets: z.int().describe("In how many markets."),
  dollars: z.number().describe("Observed dollars of the earlier file, which no longer count."),
  by: z.array(z.string()).describe("Names of the later files."),
});
export type RestatedLine = z.output<typeof restatedLine>;

export const varianceLine = z
  .object({
    subVertical: z.string().describe("The sub-vertical's id."),
    medium: z.string().describe("A medium's id."),
    observed: z.number().describe("Observed dollars."),
    estimate: z.number().describe("Our estimate, in whole dollars."),
    ratio: z.number().nullable().describe("Observed compared with our estimate; null where there is no estimate."),
    flag: z.enum(["low", "high", "outlier"]).nullable().describe("Whether it stands out; null where it does not."),
  })
  .meta({ id: "ObservedVariance", description: "Observed spending beside our estimate." });
export type VarianceLine = z.output<typeof varianceLine>;

export const mapChange = z.strictObject({
  version: z
    .int()
    .min(0)
    .describe("The map's version that the change was made from; another one is refused as `conflict`."),
  categories: z
    .array(
      z.strictObject({
        category: categoryId,
        subVertical: z
          .string()
          .max(60)
          .nullable()
          .describe("Id of the sub-vertical it is mapped to; null is none of ours."),
      }),
    )
    .max(32_000)
    .default([])
    .describe("Categories and what each is mapped to."),
  mediaTypes: z
    .array(
      z.strictObject({
        mediaType: mediaType.describe("A media type, as the source of observed spending names it."),
        medium: z.string().max(60).nullable().describe("Id of the medium it is mapped to; null is none of ours."),
      }),
    )
    .max(100)
    .default([])
    .describe("Media types and what each is mapped to."),
});
export type MapChange = z.output<typeof mapChange>;

export const keptChange = z.object({
  change: z.string().describe("The change's id."),
  by: z.string().describe("Name of the person who did it."),
  at: z.iso.datetime().describe("When it happened, ISO 8601 in UTC."),
  entries: z.int().describe("Categories and media types that it concerns."),
  takesBack: z.string().nullable().describe("Id of the change that this one undoes; null where it undoes none."),
  takenBack: z.boolean().describe("Whether it was undone."),
});
export type KeptMapChange = z.output<typeof keptChange>;
