import { resolved, type Schema } from "./schema.ts";

/** Where a value is not as its schema says, and how; null where it is. Written for this, so that it shares no mistake with the product. */
export function mismatch(value: unknown, schema: Schema, root: Schema = schema, at = ""): string | null {
  const it = resolved(schema, root);
  const branches = it.anyOf ?? it.oneOf;
  if (branches) {
    const met = branches.map((branch) => mismatch(value, branch, root, at));
    return met.includes(null) ? null : (met[0] ?? null);
  }
  for (const part of it.allOf ?? []) {
    const found = mismatch(value, part, root, at);
    if (found) return found;
  }
  if ("const" in it && it.const !== value) return `${at} is not ${JSON.stringify(it.const)}`;
  if (it.enum && !it.enum.includes(value)) return `${at} is none of the values allowed`;
  const types = [it.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return `${at} is no ${types.join(" or ")}`;
  if (typeof value === "string") return text(value, it, at);
  if (typeof value === "number") return number(value, it, at);
  if (Array.isArray(value)) return list(value, it, root, at);
  return typeof value === "object" && value !== null ? object(value, it, root, at) : null;
}

function isOf(type: string, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

function text(value: string, { minLength = 0, maxLength = Infinity, pattern }: Schema, at: string): string | null {
  if (value.length < minLength || value.length > maxLength) return `${at} is ${value.length} characters long`;
  return pattern !== undefined && !new RegExp(pattern, "u").test(value) ? `${at} is not as ${pattern} says` : null;
}

function number(value: number, schema: Schema, at: string): string | null {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const inside = value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  return inside ? null : `${at} is ${value}, beyond its bounds`;
}

function list(value: readonly unknown[], schema: Schema, root: Schema, at: string): string | null {
  const { minItems = 0, maxItems = Infinity, prefixItems = [], items } = schema;
  if (value.length < minItems || value.length > maxItems) return `${at} has ${value.length} items`;
  for (const [index, item] of value.entries()) {
    const one = prefixItems[index] ?? items;
    const found = one ? mismatch(item, one, root, `${at}/${index}`) : null;
    if (found) return found;
  }
  return null;
}

function object(value: object, schema: Schema, root: Schema, at: string): string | null {
  // Answers may have new fields, but those of this version are all in its document.
  const isClosed = schema.properties !== undefined;
  const { properties = {}, required = [], additionalProperties = !isClosed, propertyNames } = schema;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at}/${missing} is missing`;
  for (const [name, one] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!own && additionalProperties === false) return `${at}/${name} is not in the document`;
    const rest = typeof additionalProperties === "object" ? additionalProperties : {};
    const found =
      mismatch(one, own ?? rest, root, `${at}/${name}`) ??
      (own || !propertyNames ? null : mismatch(name, propertyNames, root, `${at}/${name} (name)`));
    if (found) return found;
  }
  return null;
}
