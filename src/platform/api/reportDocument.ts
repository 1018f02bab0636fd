import { z } from "zod";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { numberFormat, reportChart } from "./reportChart.ts";

const row = z.object({
  cells: z
    .array(
      z.object({
        value: z.union([z.string(), z.number(), z.null()]).describe("The value, for files with figures."),
        text: z.string().describe("The value as it is read."),
      }),
    )
    .describe("Cells, one per column."),
  mark: z.string().nullable().describe("What marks the row; null for nothing."),
});

const table = z
  .object({
    name: z.string().describe("What it is called."),
    caption: z.string().describe("The caption."),
    columns: z
      .array(
        z.object({
          key: z.string().describe("Stable name of the column."),
          head: z.string().describe("The heading."),
          headUnit: z.string().describe("The heading with its unit."),
          unit: z
            .enum(["text", "year", "count", "dollars", "percent", "index", "rank", "persons"])
            .describe("Unit of the values."),
          format: numberFormat.nullable().describe("How values are written; null for texts."),
          numeric: z.boolean().describe("Whether it holds numbers."),
          forecast: z.boolean().describe("Whether it lies ahead."),
        }),
      )
      .describe("Columns, in order."),
    rows: z.array(row).describe("The rows."),
    totals: z.array(row).describe("Rows of totals."),
  })
  .meta({ id: "ReportDocumentTable", description: "A table of a document." });

const part = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("text").describe("The kind of part."), text: z.string().describe("The text.") }),
  z.object({
    kind: z.literal("points").describe("The kind of part."),
    title: z.string().nullable().describe("The heading; null for none."),
    points: z.array(z.string()).describe("The points."),
  }),
  z.object({
    kind: z.literal("keyFigures").describe("The kind of part."),
    title: z.string().exactOptional().describe("The heading."),
    source: z.string().exactOptional().describe("Where the figures come from."),
    figures: z
      .array(
        z.object({
          name: z.string().describe("What it is called."),
          value: z.string().describe("The value as it is read."),
          change: z.string().nullable().describe("How it changed, in words; null where there is nothing to say."),
          comparison: z.string().nullable().describe("What it is compared with; null where there is nothing."),
        }),
      )
      .describe("The figures."),
  }),
  z.object({
    kind: z.literal("figure").describe("The kind of part."),
    name: z.string().describe("What the figure is called."),
    headline: z.string().describe("What the figure says."),
    measure: z.string().describe("What is measured."),
    chart: reportChart.nullable().describe("The chart; null for a table alone."),
    alt: z.string().describe("The chart in words, for people who cannot see it."),
    table: table.nullable().describe("The table; null for a chart alone."),
    shows: z.enum(["chart", "table", "both"]).describe("Whether chart, table or both are shown."),
    source: z.string().describe("Where the figures come from."),
  }),
  z.object({ kind: z.literal("note").describe("The kind of part."), text: z.string().describe("The text.") }),
  z.object({ kind: z.literal("pageBreak").describe("The kind of part.") }),
]);

/** A document before it becomes a file, as it is sent to be looked at; the logo's bytes stay at home. */
export const reportDocument = z
  .object({
    title: z.string().describe("Title."),
    subject: z.string().describe("What it is about."),
    locale: z.enum(LOCALES).describe("Language of texts and numbers."),
    paper: z.enum(["a4", "letter"]).describe("Paper size: US letter or A4."),
    about: z
      .object({
        fileName: z.string().describe("Name of the file."),
        madeAt: z.string().describe("When it was made, in words."),
        madeAtInstant: z.iso.datetime().describe("When it was made, ISO 8601 in UTC."),
        client: z.string().nullable().describe("For whom it was made; null for no one in particular."),
        facts: z
          .array(
            z.object({ name: z.string().describe("What it is called."), value: z.string().describe("What it says.") }),
          )
          .describe("What cover and footer tell."),
        sources: z.array(z.string()).describe("Sources, a sentence each."),
        method: z.array(z.string()).describe("How figures were made, a sentence each."),
        sample: z
          .object({
            badge: z.string().describe("The word that marks it as sample data."),
            sentence: z.string().describe("The sentence that says so."),
          })
          .nullable()
          .describe("How sample data is marked; null where it is none."),
      })
      .describe("Who made it, when, and what it rests on."),
    brand: z
      .object({
        product: z.string().describe("The product."),
        organisation: z.string().nullable().describe("The organization; null where there is none."),
        logo: z.null().describe("Always null: the picture is sent by itself."),
        colour: z.string().describe("Color of headings, `#rrggbb`."),
        accent: z.string().describe("Accent color, `#rrggbb`."),
      })
      .describe("What it looks like."),
    sections: z
      .array(
        z.object({
          id: z.string().describe("Stable name of the section."),
          title: z.string().describe("Title."),
          parts: z.array(part).describe("Its parts, in order."),
        }),
      )
      .describe("The sections."),
  })
  .meta({ id: "ReportDocument", description: "A document as it is shown on a page." });
