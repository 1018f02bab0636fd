import { z } from "zod";

const scale = z.enum(["one", "thousand", "million", "wholeMillion", "billion"]);

/** How a number is written. */
export const numberFormat = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("money"), scale }),
  ...(["perCapita", "share", "growth", "points", "finePoints", "index", "rank", "count"] as const).map((kind) =>
    z.object({ kind: z.literal(kind) }),
  ),
]);

const amount = z.number().nullable();
const axis = { format: numberFormat, unit: z.string() };
const series = z.object({ name: z.string(), colour: z.string(), values: z.array(amount) });
const part = z.object({ name: z.string(), colour: z.string(), value: z.number() });
const measure = z.object({ ...axis, name: z.string(), divide: amount });

/** A chart of a document as plain data; colours are `#rrggbb` for a white page, null is "no data". */
export const reportChart = z.discriminatedUnion("kind", [
  z.object({
    ...axis,
    kind: z.literal("bars"),
    categories: z.array(z.string()),
    series: z.array(series),
    benchmark: series.nullable(),
    colours: z.array(z.string()).exactOptional(),
  }),
  z.object({
    ...axis,
    kind: z.literal("columns"),
    stacked: z.boolean(),
    categories: z.array(z.string()),
    series: z.array(series),
    forecastFrom: z.number().int().nullable(),
  }),
  z.object({
    ...axis,
    kind: z.literal("lines"),
    ranks: z.boolean(),
    categories: z.array(z.string()),
    series: z.array(series),
    forecastFrom: z.number().int().nullable(),
    band: z.object({ low: z.array(amount), high: z.array(amount) }).nullable(),
  }),
  z.object({ ...axis, kind: z.literal("share"), parts: z.array(part) }),
  z.object({
    kind: z.literal("scatter"),
    x: measure,
    y: measure,
    fields: z.tuple([z.string(), z.string(), z.string(), z.string()]).nullable(),
    even: z.object({ name: z.string(), above: z.string(), below: z.string() }).optional(),
    points: z.array(z.object({ name: z.string(), colour: z.string(), x: z.number(), y: z.number(), size: z.number() })),
  }),
  z.object({ ...axis, kind: z.literal("tree"), parts: z.array(part.extend({ note: z.string() })) }),
  z.object({
    ...axis,
    kind: z.literal("heat"),
    rows: z.array(z.object({ name: z.string(), values: z.array(amount) })),
    columns: z.array(z.string()),
    colour: z.string(),
  }),
  z.object({
    ...axis,
    kind: z.literal("map"),
    colour: z.string(),
    areas: z.array(
      z.object({
        name: z.string(),
        value: amount,
        polygons: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
      }),
    ),
  }),
]);
