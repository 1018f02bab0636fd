import { z } from "zod";

const scale = z.enum(["one", "thousand", "million", "wholeMillion", "billion"]);

/** How a number is written. */
export const numberFormat = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("money").describe("How the number is written."),
      scale: scale.describe("In which unit money is written."),
    }),
    ...(["perCapita", "share", "growth", "points", "finePoints", "index", "rank", "count"] as const).map((kind) =>
      z.object({ kind: z.literal(kind).describe("How the number is written.") }),
    ),
  ])
  .describe("How values are written.");

const amount = z.number().nullable();
/** What one mark is known by, and what is heard of it where no text of the chart names it. */
const marks = z
  .array(
    z.object({
      id: z.string().describe("Id of what the mark stands for."),
      says: z.string().exactOptional().describe("What is said of it to people who cannot see it."),
    }),
  )
  .exactOptional()
  .describe("Id and words of each mark.");
const axis = { format: numberFormat, unit: z.string().describe("Unit of the values."), marks };
/** How settled each category or bar is. */
const kind = z.enum(["actual", "estimate", "forecast"]);
const kinds = z.array(kind).exactOptional().describe("How settled each category is.");
/** What is known of some categories, by their place. */
const notes = z
  .array(
    z.object({
      at: z.number().int().describe("Position of the category, from 0."),
      text: z.string().describe("The text."),
    }),
  )
  .exactOptional()
  .describe("What is known of some categories.");
const series = z
  .object({
    name: z.string().describe("What it is called."),
    colour: z.string().describe("A color as `#rrggbb`."),
    values: z.array(amount).describe("One per category; null is no data."),
  })
  .meta({ id: "ChartSeries", description: "A series of a chart." });
const part = z.object({
  name: z.string().describe("What it is called."),
  colour: z.string().describe("A color as `#rrggbb`."),
  value: z.number().describe("The value."),
});
const measure = z.object({
  format: numberFormat,
  unit: z.string().describe("Unit of the values."),
  name: z.string().describe("What it is called."),
  divide: amount.describe("Where the chart is divided; null for no division."),
});
/** Figures that stand beside each row. */
const beside = z.object({
  heads: z.array(z.string()).describe("Headings, in order."),
  rows: z
    .array(
      z.object({
        detail: z.string().optional().describe("A further line of the row."),
        own: z.string().optional().describe("The color of the row's own mark."),
        told: z.boolean().optional().describe("Whether the row is told in words elsewhere."),
        cells: z
          .array(
            z.object({
              text: z.string().describe("The text."),
              tone: z.enum(["rise", "fall"]).optional().describe("Whether it is good or bad news."),
            }),
          )
          .describe("One per heading."),
      }),
    )
    .describe("One per category."),
  more: z.string().nullable().exactOptional().describe("What was left out; null for nothing."),
});
const side = series.extend({ held: z.array(amount).nullable().describe("What is held against it; null for nothing.") });

/** A chart of a document as plain data; colours are `#rrggbb` for a white page, null is "no data". */
export const reportChart = z.discriminatedUnion("kind", [
  z.object({
    ...axis,
    kind: z.literal("bars").describe("The kind of chart."),
    from: z.number().exactOptional().describe("Where the axis begins."),
    reach: z.number().exactOptional().describe("Where the axis ends."),
    kinds,
    beside: beside.exactOptional().describe("Figures that appear beside each row."),
    categories: z.array(z.string()).describe("What each position stands for."),
    series: z.array(series).describe("The series, in order."),
    benchmark: series.nullable().describe("What it is compared with; null for nothing."),
    colours: z.array(z.string()).exactOptional().describe("Colors of the bars, `#rrggbb`."),
  }),
  z.object({
    ...axis,
    kind: z.literal("dots").describe("The kind of chart."),
    categories: z.array(z.string()).describe("What each position stands for."),
    series: z
      .array(
        series.extend({
          shape: z.enum(["own", "nation", "circle", "square", "triangle", "diamond"]).describe("Shape of the mark."),
        }),
      )
      .describe("The series, in order."),
    beside: beside.describe("Figures that appear beside each row."),
  }),
  z.object({
    ...axis,
    kind: z.literal("pyramid").describe("The kind of chart."),
    categories: z.array(z.string()).describe("What each position stands for."),
    sides: z.tuple([side, side]).describe("The two sides."),
    benchmark: z
      .object({ name: z.string().describe("What it is called."), colour: z.string().describe("A color as `#rrggbb`.") })
      .nullable()
      .describe("What it is compared with; null for nothing."),
  }),
  z.object({
    ...axis,
    kind: z.literal("columns").describe("The kind of chart."),
    stacked: z.boolean().describe("Whether columns are stacked."),
    categories: z.array(z.string()).describe("What each position stands for."),
    series: z.array(series).describe("The series, in order."),
    kinds,
    breaks: z
      .object({
        at: z.array(z.number().int()).describe("Positions of the categories, from 0."),
        name: z.string().describe("What it is called."),
      })
      .exactOptional()
      .describe("Where series have another definition."),
    notes,
    colours: z.array(z.string()).exactOptional().describe("Colors of the bars, `#rrggbb`."),
    threshold: z
      .object({ value: z.number().describe("The value."), name: z.string().describe("What it is called.") })
      .exactOptional()
      .describe("A line to compare with."),
    behind: series.exactOptional().describe("A series drawn behind."),
    soFar: series.exactOptional().describe("What is known so far."),
  }),
  z.object({
    ...axis,
    kind: z.literal("lines").describe("The kind of chart."),
    ranks: z.boolean().describe("Whether values are ranks, 1 at the top."),
    window: z
      .tuple([z.number().int(), z.number().int()])
      .exactOptional()
      .describe("First and last year that is shown."),
    categories: z.array(z.string()).describe("What each position stands for."),
    series: z
      .array(
        series.extend({
          weight: z.enum(["own", "named", "quiet"]).exactOptional().describe("How strongly it is drawn."),
        }),
      )
      .describe("The series, in order."),
    kinds,
    breaks: z
      .object({
        at: z.array(z.number().int()).describe("Positions of the categories, from 0."),
        name: z.string().describe("What it is called."),
      })
      .exactOptional()
      .describe("Where series have another definition."),
    notes,
    band: z
      .object({
        low: z.array(amount).describe("Lower ends."),
        high: z.array(amount).describe("Upper ends."),
        name: z.string().exactOptional().describe("What it is called."),
      })
      .nullable()
      .describe("The range around the line; null for none."),
    dotted: z.literal(true).exactOptional().describe("Whether lines are dotted."),
    between: z
      .object({ colour: z.string().describe("A color as `#rrggbb`.") })
      .exactOptional()
      .describe("The area between the lines."),
  }),
  z.object({
    ...axis,
    kind: z.literal("panels").describe("The kind of chart."),
    categories: z.array(z.string()).describe("What each position stands for."),
    kinds: z.array(kind).describe("How settled each category is."),
    notes,
    lines: z
      .array(
        z.object({
          name: z.string().describe("What it is called."),
          colour: z.string().describe("A color as `#rrggbb`."),
        }),
      )
      .describe("The lines of each panel."),
    panels: z
      .array(
        z.object({
          name: z.string().describe("What it is called."),
          own: z.string().optional().describe("The color of the panel's own mark."),
          says: z.string().describe("What is said of it to people who cannot see it."),
          values: z.array(z.array(amount)).describe("Values by line and category; null is no data."),
        }),
      )
      .describe("The panels."),
  }),
  z.object({
    ...axis,
    kind: z.literal("share").describe("The kind of chart."),
    parts: z.array(part).describe("The parts."),
  }),
  z.object({
    kind: z.literal("scatter").describe("The kind of chart."),
    marks,
    x: measure.describe("What lies to the right."),
    y: measure.describe("What lies upward."),
    fields: z
      .tuple([z.string(), z.string(), z.string(), z.string()])
      .nullable()
      .describe("Names of the four fields; null for none."),
    even: z
      .object({
        name: z.string().describe("What it is called."),
        above: z.string().describe("What lies above it."),
        below: z.string().describe("What lies below it."),
      })
      .optional()
      .describe("The diagonal on which both are even."),
    points: z
      .array(
        z.object({
          name: z.string().describe("What it is called."),
          colour: z.string().describe("A color as `#rrggbb`."),
          x: z.number().describe("Value to the right."),
          y: z.number().describe("Value upward."),
          size: z.number().describe("Value as a size."),
          own: z.literal(true).exactOptional().describe("Whether it is the one that the chart is about."),
        }),
      )
      .describe("The points."),
  }),
  z.object({
    ...axis,
    kind: z.literal("tree").describe("The kind of chart."),
    parts: z.array(part.extend({ note: z.string().describe("A further line.") })).describe("The parts."),
  }),
  z.object({
    ...axis,
    kind: z.literal("heat").describe("The kind of chart."),
    rows: z
      .array(
        z.object({
          name: z.string().describe("What it is called."),
          values: z.array(amount).describe("One per category; null is no data."),
        }),
      )
      .describe("The rows."),
    columns: z.array(z.string()).describe("Headings of the columns."),
    colour: z.string().describe("A color as `#rrggbb`."),
  }),
  z.object({
    ...axis,
    kind: z.literal("map").describe("The kind of chart."),
    colour: z.string().describe("A color as `#rrggbb`."),
    classes: z
      .array(
        z.object({
          from: z.number().describe("Where the class begins."),
          name: z.string().describe("What it is called."),
        }),
      )
      .describe("Classes of values, lowest first."),
    areas: z
      .array(
        z.object({
          name: z.string().describe("What it is called."),
          label: z.string().describe("A short name."),
          value: amount.describe("The value; null is no data."),
          polygons: z
            .array(z.array(z.array(z.tuple([z.number(), z.number()]))))
            .describe("Outlines in the coordinates of the picture."),
        }),
      )
      .describe("The areas."),
  }),
]);
