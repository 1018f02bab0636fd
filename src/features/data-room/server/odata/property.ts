import type { DataColumn } from "../making/tableRows.ts";
import { wrongOption } from "./wrongOption.ts";

/** A property of an entity: a column of its table. */
export type Property = DataColumn;

/** @param key of the property. Columns are called by their keys in files and in OData alike. @throws Failure `invalid-input` */
export function propertyNamed(
  key: string,
  properties: readonly Property[],
  option: string,
): { readonly name: string; readonly kind: Property["kind"] } {
  const found = properties.find((property) => property.key === key);
  if (found) return { name: found.key, kind: found.kind };
  const known = properties.map((property) => property.key).join(", ");
  throw wrongOption(option, `There is no property ${key.slice(0, 60)}. There are ${known}.`);
}
