import type { ListOption } from "#ui/list/listColumn.ts";

/** Names as choices that can stand in an address. */
export function nameOptions(names: readonly (string | null)[]): readonly ListOption[] {
  const known = new Set(names.filter((name) => name !== null));
  return [...known].toSorted((a, b) => a.localeCompare(b)).map((label) => ({ value: nameKey(label), label }));
}

/** A name as it stands in an address: without the comma that parts several of them. */
export function nameKey(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
}
