import { z } from "zod";
import { SLIDE_KINDS, THEME_COLOURS } from "#domain/deckTemplates/deckTemplate.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { id } from "./customerSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "customers" } as const;

/** 20 MB in base64, with its mapping. */
const LARGEST_BODY = 28_500_000;

const params = z.object({ customer: id.describe("The customer's id.") });
const inches = z.number();

const template = z
  .object({
    width: inches.describe("Width of a slide in inches."),
    height: inches.describe("Height of a slide in inches."),
    colours: z.record(z.enum(THEME_COLOURS), z.string()).describe("Colors of the theme, by name."),
    fonts: z
      .object({ heads: z.string().describe("Font of headings."), texts: z.string().describe("Font of texts.") })
      .describe("The fonts."),
    layouts: z
      .array(
        z.object({
          number: z.number().int().describe("Number of the layout: `slideLayout3.xml` is 3."),
          name: z.string().describe("Name of the layout."),
          type: z.string().describe("Type of the layout, as PowerPoint names it."),
          placeholders: z
            .array(
              z.object({
                idx: z.number().int().describe("Number of the placeholder."),
                type: z.string().describe("Type of the placeholder."),
                name: z.string().describe("Name of the placeholder."),
                x: inches.describe("Left edge in inches."),
                y: inches.describe("Top edge in inches."),
                w: inches.describe("Width in inches."),
                h: inches.describe("Height in inches."),
                points: z
                  .number()
                  .nullable()
                  .describe("Size of its letters in points; null where the file leaves it open."),
              }),
            )
            .describe("The placeholders, with their places in inches."),
          background: z
            .string()
            .nullable()
            .describe("Color of the background, `#rrggbb`; null for a picture or a gradient."),
          dark: z.boolean().describe("Whether the background is dark."),
        }),
      )
      .describe("The layouts of slides."),
  })
  .meta({ id: "DeckTemplateFile", description: "What a PowerPoint template holds." });

const placeholder = z.number().int().min(0).max(4_294_967_295).nullable();

/** A layout by its number, and which of its placeholders holds what; null where none does. */
const places = z.object({
  layout: z.number().int().min(1).max(100_000).describe("Number of the layout."),
  title: placeholder.describe("Placeholder of the title, by its number; null for none."),
  area: placeholder.describe("Placeholder of the content, by its number; null for none."),
  source: placeholder.describe("Placeholder of the source, by its number; null for none."),
});

const mapping = z
  .object({
    cover: places.describe("Of the cover."),
    figure: places.describe("Of slides with a chart."),
    table: places.describe("Of slides with a table."),
    text: places.describe("Of slides with text."),
    closing: places.nullable().describe("Of the closing slide; null for decks without one."),
  })
  .meta({ id: "DeckMapping", description: "Which layout and placeholder holds what." });

/** What may look bad; the values depend on the code. */
const check = z
  .object({
    code: z
      .enum(["no-layout", "no-title", "area-small", "font-rare", "size-odd", "colours-near", "colour-faint"])
      .describe("What may look bad, as a stable code."),
    kind: z.enum(SLIDE_KINDS).optional().describe("Which kind of slide."),
    font: z.string().optional().describe("Name of the font."),
    width: inches.optional().describe("Width in inches."),
    height: inches.optional().describe("Height in inches."),
    first: z.number().int().optional().describe("Number of one color of the theme."),
    second: z.number().int().optional().describe("Number of the other color."),
    accent: z.number().int().optional().describe("Number of the accent color."),
  })
  .meta({ id: "DeckCheck", description: "Something that may look bad." });

const deckTemplate = z
  .object({
    id: id.describe("The template's id."),
    version: z.number().int().describe("Number of the version, counted for each customer."),
    name: z.string().describe("Name of the file."),
    bytes: z.number().int().describe("Size in bytes."),
    by: z.string().describe("Name of the person who added it."),
    at: z.iso.datetime().describe("When it was added, ISO 8601 in UTC."),
    inUse: z.boolean().describe("Whether slides are made with it."),
    template: template.describe("What the file holds."),
    mapping: mapping.describe("Which layout and placeholder holds what."),
  })
  .meta({ id: "DeckTemplate", description: "A customer's PowerPoint template." });

export type DeckTemplateRecord = z.output<typeof deckTemplate>;

export const deckTemplates = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/customers/:customer/templates",
  name: "deckTemplates",
  summary: "The customer's PowerPoint templates, newest version first",
  params,
  response: z.object({ items: z.array(deckTemplate).describe("The templates, newest first.") }),
} as const satisfies Endpoint;

export const addDeckTemplate = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/customers/:customer/templates",
  name: "addDeckTemplate",
  summary:
    "Reads a .pptx or .potx of at most 20 MB and maps its layouts; without `dryRun`, keeps it as the version in use. Macros, links and broken files are refused",
  params,
  bodyLimit: LARGEST_BODY,
  perMinute: 30,
  body: z.strictObject({
    name: lineOfText(200).describe("Name of the file."),
    content: z.base64("Must be a base64-encoded file.").max(LARGEST_BODY).describe("The bytes in base64."),
    mapping: mapping
      .optional()
      .describe("Which layout and placeholder holds what; guessed by names, types and sizes where left out."),
    dryRun: z.boolean().describe("Whether it is only tried: nothing is kept."),
  }),
  response: z.object({
    template: template.describe("What the file holds."),
    mapping: mapping.describe("Which layout and placeholder holds what."),
    checks: z.array(check).describe("What may look bad."),
    kept: deckTemplate.nullable().describe("The template as it was kept; null after a dry run."),
  }),
} as const satisfies Endpoint;

export const changeDeckTemplate = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/customers/:customer/templates/:template",
  name: "changeDeckTemplate",
  summary:
    "Uses a version, or no longer; changes its mapping; removes it, or brings it back within 30 days. Omitted fields stay",
  params: params.extend({ template: id.describe("A template's id.") }),
  body: z.strictObject({
    inUse: z.boolean().optional().describe("Whether slides are made with it."),
    mapping: mapping.optional().describe("Which layout and placeholder holds what."),
    removed: z.boolean().optional().describe("Whether it is removed."),
  }),
  response: deckTemplate,
} as const satisfies Endpoint;

export const ownDeckTemplate = {
  allow: "signedIn",
  tag: "customers",
  method: "GET",
  url: "/deck-template",
  name: "ownDeckTemplate",
  summary: "The name of the template that slides of the caller's organization are made in",
  response: z.object({
    name: z
      .string()
      .nullable()
      .describe("Name of the template; null where none is in use: slides then have the product's look."),
  }),
} as const satisfies Endpoint;
