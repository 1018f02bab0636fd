import { z } from "zod";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { numberFormat, reportChart } from "./reportChart.ts";

const row = z.object({
  cells: z.array(z.object({ value: z.union([z.string(), z.number(), z.null()]), text: z.string() })),
  mark: z.string().nullable(),
});

const table = z.object({
  name: z.string(),
  caption: z.string(),
  columns: z.array(
    z.object({
      key: z.string(),
      head: z.string(),
      headUnit: z.string(),
      unit: z.enum(["text", "year", "count", "dollars", "percent", "index", "rank", "persons"]),
      format: numberFormat.nullable(),
      numeric: z.boolean(),
      forecast: z.boolean(),
    }),
  ),
  rows: z.array(row),
  totals: z.array(row),
});

const part = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text"), text: z.string() }),
  z.object({ kind: z.literal("points"), title: z.string().nullable(), points: z.array(z.string()) }),
  z.object({
    kind: z.literal("keyFigures"),
    title: z.string().exactOptional(),
    source: z.string().exactOptional(),
    figures: z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        change: z.string().nullable(),
        comparison: z.string().nullable(),
      }),
    ),
  }),
  z.object({
    kind: z.literal("figure"),
    name: z.string(),
    headline: z.string(),
    measure: z.string(),
    chart: reportChart.nullable(),
    alt: z.string(),
    table: table.nullable(),
    shows: z.enum(["chart", "table", "both"]),
    source: z.string(),
  }),
  z.object({ kind: z.literal("note"), text: z.string() }),
  z.object({ kind: z.literal("pageBreak") }),
]);

/** A document before it becomes a file, as it is sent to be looked at; the logo's bytes stay at home. */
export const reportDocument = z.object({
  title: z.string(),
  subject: z.string(),
  locale: z.enum(LOCALES),
  paper: z.enum(["a4", "letter"]),
  about: z.object({
    fileName: z.string(),
    madeAt: z.string(),
    madeAtInstant: z.iso.datetime(),
    client: z.string().nullable(),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    sources: z.array(z.string()),
    method: z.array(z.string()),
    sample: z.object({ badge: z.string(), sentence: z.string() }).nullable(),
  }),
  brand: z.object({
    product: z.string(),
    organisation: z.string().nullable(),
    logo: z.null(),
    colour: z.string(),
    accent: z.string(),
  }),
  sections: z.array(z.object({ id: z.string(), title: z.string(), parts: z.array(part) })),
});
