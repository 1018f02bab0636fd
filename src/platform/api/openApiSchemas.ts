import { z } from "zod";

export type Json = { readonly [key: string]: unknown };

/** Schemas that many answers hold, each once, by their names (`meta({ id })`). */
export type Named = Record<string, Json>;

/** A schema that has a name may differ as it is sent and as it is answered, by what may be left out. */
const SENT = "Input";

const REFERENCE = "#/components/schemas/";

/** What is named stands among `named`, and is pointed at. */
export function schemaOf(schema: z.ZodType, io: "input" | "output", named: Named): Json {
  const nameOf = (id: string) => (io === "input" ? id + SENT : id);
  const { $schema: _dialect, $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  for (const [id, { id: _own, ...definition }] of Object.entries($defs))
    keep(named, nameOf(id), tidied(definition, io, nameOf));
  const { id, ...whole } = rest;
  if (typeof id !== "string") return tidied(whole, io, nameOf);
  keep(named, nameOf(id), tidied(whole, io, nameOf));
  return { $ref: REFERENCE + nameOf(id) };
}

/** @throws Error where two schemas have one name. */
function keep(named: Named, name: string, schema: Json): void {
  const known = named[name];
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`Two schemas are called ${name}.`);
  named[name] = schema;
}

/**
 * What is sent as it is answered needs no second name, and what is only sent needs no name of its own: those are dropped, and all that
 * points at them points at the other.
 */
export function withoutTwins<Document extends Json>(document: Document, named: Named): [Document, Named] {
  const renamed = new Map<string, string>();
  const pointed = <Part>(part: Part): Part =>
    // What was written as JSON is read as JSON.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    JSON.parse(
      JSON.stringify(part, (key, value: unknown) => (key === "$ref" ? otherName(value, renamed) : value)),
    ) as Part;
  for (let found = true; found; ) {
    found = false;
    for (const [name, schema] of Object.entries(named)) {
      if (!name.endsWith(SENT) || renamed.has(name)) continue;
      const answered = named[name.slice(0, -SENT.length)];
      renamed.set(name, name.slice(0, -SENT.length));
      if (answered === undefined || JSON.stringify(pointed(schema)) === JSON.stringify(pointed(answered))) found = true;
      else renamed.delete(name);
    }
  }
  const kept = Object.entries(named).flatMap(([name, schema]) => {
    const other = renamed.get(name);
    if (other === undefined) return [[name, pointed(schema)] as const];
    return other in named ? [] : [[other, pointed(schema)] as const];
  });
  return [pointed(document), Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)))];
}

function otherName(reference: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (typeof reference !== "string" || !reference.startsWith(REFERENCE)) return reference;
  const name = reference.slice(REFERENCE.length);
  return REFERENCE + (renamed.get(name) ?? name);
}

const DEFINITION = "#/$defs/";

/**
 * A schema as a reader wants it: without bounds that only say what a number can hold, without `readOnly`, which says nothing of what is sent,
 * with `items` for every array, and open to new fields where it is answered.
 */
export function tidied(schema: object, io: "input" | "output", nameOf: (id: string) => string = (id) => id): Json {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key === "$ref" && typeof value === "string" && value.startsWith(DEFINITION))
      return REFERENCE + nameOf(value.slice(DEFINITION.length));
    if ((key === "minimum" || key === "maximum") && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER)
      return undefined;
    if (key === "readOnly" && value === true) return undefined;
    if (key === "additionalProperties" && value === false && io === "output") return undefined;
    return withAllNames(withItems(value));
  });
  // What was written as JSON is read as JSON.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text) as Json;
}

/** Of a tuple of like parts, such as longitude and latitude: an array of so many; of one of unlike parts, that there are no more. */
function withItems(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("prefixItems" in value)) return value;
  const { prefixItems, items: _none, ...rest } = { items: false, ...value };
  if (!Array.isArray(prefixItems)) return value;
  const [first] = prefixItems;
  const isLike = prefixItems.every((one) => JSON.stringify(one) === JSON.stringify(first));
  const size = prefixItems.length;
  return { ...rest, ...(isLike ? { items: first } : { prefixItems, items: {} }), minItems: size, maxItems: size };
}

/** Of a record that has every one of its names: that there are so many, since names that `properties` does not know are not to be required. */
function withAllNames(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("propertyNames" in value) || !("required" in value))
    return value;
  const { required, ...rest } = value;
  return Array.isArray(required) ? { ...rest, minProperties: required.length } : value;
}
