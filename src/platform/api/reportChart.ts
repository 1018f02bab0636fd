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
/** What one mark is known by, and what is heard of it where no text of the chart names it. */
const marks = z.array(z.object({ id: z.string(), says: z.string().exactOptional() })).exactOptional();
const axis = { format: numberFormat, unit: z.string(), marks };
/** How settled each category or bar is. */
const kind = z.enum(["actual", "estimate", "forecast"]);
const kinds = z.array(kind).exactOptional();
/** What is known of some categories, by their place. */
const notes = z.array(z.object({ at: z.number().int(), text: z.string() })).exactOptional();
const series = z.object({ name: z.string(), colour: z.string(), values: z.array(amount) });
const part = z.object({ name: z.string(), colour: z.string(), value: z.number() });
const measure = z.object({ format: numberFormat, unit: z.string(), name: z.string(), divide: amount });
/** Figures that stand beside each row. */
const beside = z.object({
  heads: z.array(z.string()),
  rows: z.array(
    z.object({
      detail: z.string().optional(),
      own: z.string().optional(),
      told: z.boolean().optional(),
      cells: z.array(z.object({ text: z.string(), tone: z.enum(["rise", "fall"]).optional() })),
    }),
  ),
  more: z.string().nullable().exactOptional(),
});
const side = series.extend({ held: z.array(amount).nullable() });

/** A chart of a document as plain data; colours are `#rrggbb` for a white page, null is "no data". */
export const reportChart = z.discriminatedUnion("kind", [
  z.object({
    ...axis,
    kind: z.literal("bars"),
    from: z.number().exactOptional(),
    reach: z.number().exactOptional(),
    kinds,
    beside: beside.exactOptional(),
    categories: z.array(z.string()),
    series: z.array(series),
    benchmark: series.nullable(),
    colours: z.array(z.string()).exactOptional(),
  }),
  z.object({
    ...axis,
    kind: z.literal("dots"),
    categories: z.array(z.string()),
    series: z.array(series.extend({ shape: z.enum(["own", "nation", "circle", "square", "triangle", "diamond"]) })),
    beside,
  }),
  z.object({
    ...axis,
    kind: z.literal("pyramid"),
    categories: z.array(z.string()),
    sides: z.tuple([side, side]),
    benchmark: z.object({ name: z.string(), colour: z.string() }).nullable(),
  }),
  z.object({
    ...axis,
    kind: z.literal("columns"),
    stacked: z.boolean(),
    categories: z.array(z.string()),
    series: z.array(series),
    kinds,
    breaks: z.object({ at: z.array(z.number().int()), name: z.string() }).exactOptional(),
    notes,
    colours: z.array(z.string()).exactOptional(),
    threshold: z.object({ value: z.number(), name: z.string() }).exactOptional(),
    behind: series.exactOptional(),
    soFar: series.exactOptional(),
  }),
  z.object({
    ...axis,
    kind: z.literal("lines"),
    ranks: z.boolean(),
    window: z.tuple([z.number().int(), z.number().int()]).exactOptional(),
    categories: z.array(z.string()),
    series: z.array(series.extend({ weight: z.enum(["own", "named", "quiet"]).exactOptional() })),
    kinds,
    breaks: z.object({ at: z.array(z.number().int()), name: z.string() }).exactOptional(),
    notes,
    band: z.object({ low: z.array(amount), high: z.array(amount), name: z.string().exactOptional() }).nullable(),
    dotted: z.literal(true).exactOptional(),
    between: z.object({ colour: z.string() }).exactOptional(),
  }),
  z.object({
    ...axis,
    kind: z.literal("panels"),
    categories: z.array(z.string()),
    kinds: z.array(kind),
    notes,
    lines: z.array(z.object({ name: z.string(), colour: z.string() })),
    panels: z.array(
      z.object({
        name: z.string(),
        own: z.string().optional(),
        says: z.string(),
        values: z.array(z.array(amount)),
      }),
    ),
  }),
  z.object({ ...axis, kind: z.literal("share"), parts: z.array(part) }),
  z.object({
    kind: z.literal("scatter"),
    marks,
    x: measure,
    y: measure,
    fields: z.tuple([z.string(), z.string(), z.string(), z.string()]).nullable(),
    even: z.object({ name: z.string(), above: z.string(), below: z.string() }).optional(),
    points: z.array(
      z.object({
        name: z.string(),
        colour: z.string(),
        x: z.number(),
        y: z.number(),
        size: z.number(),
        own: z.literal(true).exactOptional(),
      }),
    ),
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
    classes: z.array(z.object({ from: z.number(), name: z.string() })),
    areas: z.array(
      z.object({
        name: z.string(),
        label: z.string(),
        value: amount,
        polygons: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
      }),
    ),
  }),
]);
