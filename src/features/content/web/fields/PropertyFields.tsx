import { PROPERTIES } from "#domain/content/contentItem.ts";
import type { ItemEditing } from "../useItemDraft.ts";
import { PropertyField } from "./PropertyField.tsx";

/** The properties of the kind, in their order. */
export function PropertyFields({ editing }: { readonly editing: ItemEditing }) {
  const fields = FIELDS.filter((field) => Object.hasOwn(PROPERTIES[editing.kind], field));
  return fields.map((field) => (
    <PropertyField key={field} field={field} needed={PROPERTIES[editing.kind][field] === "needed"} editing={editing} />
  ));
}

const FIELDS = [
  "type",
  "cadence",
  "publication",
  "number",
  "screen",
  "section",
  "subVertical",
  "embed",
  "minutes",
  "file",
  "cover",
  "pages",
  "tone",
  "from",
  "until",
  "roles",
] as const;
