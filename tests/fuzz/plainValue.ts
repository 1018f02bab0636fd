import { resolved, type Schema } from "./schema.ts";
import type { Seeded } from "./seeded.ts";

const DEEPEST = 6;

/** What is asked for where a name says what it is about: things that there are, of ours and of others. */
const BY_NAME: Readonly<Record<string, readonly string[]>> = {
  market: ["tv-501", "radio-35620", "tv-803", "nation", "tv-999", "custom-1", "custom-2"],
  compare: ["tv-501", "radio-35620,nation", "tv-803", "custom-2"],
  revision: ["current", "1", "2"],
  vertical: ["leisure", "healthcare", "telepathy"],
  subVertical: ["hotels", "hospitals"],
  medium: ["tvOta", "mobile"],
  year: ["2024", "2025"],
  code: ["otherside1", "ownsideab1"],
};

/** Ids are small numbers in every store that has just been filled, so that many of these name something. */
const IDS = ["1", "2", "3", "4", "5", "6", "999999999"];

/** A value as the document describes it, more or less: patterns are met where one of a few texts meets them. */
export function plainValue(schema: Schema, random: Seeded, name = "", root: Schema = schema, depth = 0): unknown {
  const it = resolved(schema, root);
  if ("const" in it) return it.const;
  if (it.enum) return random.pick(it.enum);
  const branches = it.anyOf ?? it.oneOf;
  if (branches) return plainValue(random.pick(branches), random, name, root, depth + 1);
  const type = typeof it.type === "string" ? it.type : random.pick([...(it.type ?? ["string"])]);
  switch (type) {
    case "object":
      return plainObject(it, random, root, depth);
    case "array":
      return plainList(it, random, name, root, depth);
    case "integer":
    case "number":
      return plainNumber(it, random);
    case "boolean":
      return random.percent(50);
    case "null":
      return null;
    default:
      return plainText(it, random, name);
  }
}

function plainObject(schema: Schema, random: Seeded, root: Schema, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const filled: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(properties))
    if (required.includes(key) || (depth < DEEPEST && random.percent(60)))
      filled[key] = plainValue(one, random, key, root, depth + 1);
  if (typeof additionalProperties === "object" && depth < DEEPEST) {
    const key = propertyNames ? String(plainValue(propertyNames, random, "", root, depth + 1)) : "some";
    filled[key] = plainValue(additionalProperties, random, key, root, depth + 1);
  }
  return filled;
}

function plainList(schema: Schema, random: Seeded, name: string, root: Schema, depth: number): unknown[] {
  const { items, prefixItems, minItems = 0, maxItems = 3 } = schema;
  if (prefixItems) return prefixItems.map((one) => plainValue(one, random, name, root, depth + 1));
  const most = depth >= DEEPEST ? minItems : Math.max(minItems, Math.min(maxItems, 3));
  const length = minItems + random.below(most - minItems + 1);
  return Array.from({ length }, () => plainValue(items ?? {}, random, singular(name), root, depth + 1));
}

const singular = (name: string) => name.replace(/s$/, "");

function plainNumber({ minimum, maximum, exclusiveMinimum }: Schema, random: Seeded): number {
  const from = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const to = Math.min(maximum ?? from + 10, from + 5_000);
  if (from <= 2_024 && to >= 2_025 && random.percent(30)) return random.pick([2_024, 2_025]);
  return random.percent(20)
    ? random.pick([from, maximum ?? to])
    : Math.floor(from) + random.below(Math.max(1, to - from));
}

const TEXTS = [
  ...IDS,
  "leisure",
  "hotels",
  "tv-501",
  "10001",
  "TX",
  "2025-03-01",
  "2025-03-01T10:00:00Z",
  "09:30",
  "#00aa55",
  "/market-summary?market=tv-501",
  "https://example.com/hook",
  "someone@example.com",
  "UTC",
  "A plain name",
  "abcdefghijklmnopqrstuvwxyz",
  "0f8fad5b-d9cd-469f-a165-70867728950e",
  "aGVsbG8=",
  "role:Administrator",
];

function plainText(schema: Schema, random: Seeded, name: string): string {
  const known = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (known && random.percent(85)) return random.pick(known);
  const fits = ({ pattern, minLength = 0, maxLength = Infinity }: Schema) => {
    const shape = pattern === undefined ? null : new RegExp(pattern, "u");
    return (text: string) => text.length >= minLength && text.length <= maxLength && (shape?.test(text) ?? true);
  };
  const fitting = TEXTS.filter(fits(schema));
  if (schema.pattern !== undefined && fitting.some((text) => IDS.includes(text))) return random.pick(IDS);
  return fitting.length > 0 ? random.pick(fitting) : "x".repeat(schema.minLength ?? 1);
}
