import { z } from "zod";
import { SLIDE_KINDS, THEME_COLOURS } from "#domain/deckTemplates/deckTemplate.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { id } from "./customerSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "customers" } as const;

/** 20 MB in base64, with its mapping. */
const LARGEST_BODY = 28_500_000;

const params = z.object({ customer: id });
const inches = z.number();

const template = z.object({
  width: inches,
  height: inches,
  colours: z.record(z.enum(THEME_COLOURS), z.string()),
  fonts: z.object({ heads: z.string(), texts: z.string() }),
  layouts: z.array(
    z.object({
      /** That of its part: `slideLayout3.xml` is 3. */
      number: z.number().int(),
      name: z.string(),
      type: z.string(),
      placeholders: z.array(
        z.object({
          idx: z.number().int(),
          type: z.string(),
          name: z.string(),
          x: inches,
          y: inches,
          w: inches,
          h: inches,
          /** Size of its letters; null where the file leaves it open. */
          points: z.number().nullable(),
        }),
      ),
      /** Null for a picture or a gradient. */
      background: z.string().nullable(),
      dark: z.boolean(),
    }),
  ),
});

const placeholder = z.number().int().min(0).max(4_294_967_295).nullable();

/** A layout by its number, and which of its placeholders holds what; null where none does. */
const places = z.object({
  layout: z.number().int().min(1).max(100_000),
  title: placeholder,
  area: placeholder,
  source: placeholder,
});

const mapping = z.object({
  cover: places,
  figure: places,
  table: places,
  text: places,
  /** Null for decks without a closing slide. */
  closing: places.nullable(),
});

/** What may look bad; the values depend on the code. */
const check = z.object({
  code: z.enum(["no-layout", "no-title", "area-small", "font-rare", "size-odd", "colours-near", "colour-faint"]),
  kind: z.enum(SLIDE_KINDS).optional(),
  font: z.string().optional(),
  width: inches.optional(),
  height: inches.optional(),
  first: z.number().int().optional(),
  second: z.number().int().optional(),
  accent: z.number().int().optional(),
});

const deckTemplate = z.object({
  id,
  /** Counted up for each customer. */
  version: z.number().int(),
  name: z.string(),
  bytes: z.number().int(),
  by: z.string(),
  at: z.iso.datetime(),
  inUse: z.boolean(),
  template,
  mapping,
});

export type DeckTemplateRecord = z.output<typeof deckTemplate>;

export const deckTemplates = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/customers/:customer/templates",
  name: "deckTemplates",
  summary: "The customer's PowerPoint templates, newest version first",
  params,
  response: z.object({ items: z.array(deckTemplate) }),
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
    name: lineOfText(200),
    /** The bytes in base64. */
    content: z.base64("Must be a base64-encoded file.").max(LARGEST_BODY),
    /** Left out, it is guessed by names, types and sizes. */
    mapping: mapping.optional(),
    dryRun: z.boolean(),
  }),
  response: z.object({
    template,
    mapping,
    checks: z.array(check),
    /** Null after a dry run. */
    kept: deckTemplate.nullable(),
  }),
} as const satisfies Endpoint;

export const changeDeckTemplate = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/customers/:customer/templates/:template",
  name: "changeDeckTemplate",
  summary:
    "Uses a version, or no longer; changes its mapping; removes it, or brings it back within 30 days. Omitted fields stay",
  params: params.extend({ template: id }),
  body: z.strictObject({
    inUse: z.boolean().optional(),
    mapping: mapping.optional(),
    removed: z.boolean().optional(),
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
    /** Null where there is none in use: slides then have the product's look. */
    name: z.string().nullable(),
  }),
} as const satisfies Endpoint;
