import type { AuditRecord } from "./auditQueries.ts";

/** One field that changed: a list by what came and went, anything else by what it was and is. */
export type AuditChange =
  | {
      readonly field: string;
      readonly kind: "list";
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | { readonly field: string; readonly kind: "value"; readonly was: unknown; readonly is: unknown };

type States = Pick<AuditRecord, "before" | "after">;

/** What an entry says changed, field by field; fields that were and are nothing are left out. */
export function auditChanges({ before, after }: States): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => changeOf(field, before?.[field] ?? null, after?.[field] ?? null))
    .filter((change) => !isNothing(change));
}

/** How a list of assignments says that something was assigned to nothing, which nobody misses. */
const UNASSIGNED = " -";

function changeOf(field: string, was: unknown, is: unknown): AuditChange {
  if (!isList(was) || !isList(is)) return { field, kind: "value", was, is };
  return {
    field,
    kind: "list",
    added: is.filter((item) => !was.includes(item)),
    removed: was.filter((item) => !is.includes(item) && !item.endsWith(UNASSIGNED)),
  };
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isNothing(change: AuditChange): boolean {
  if (change.kind === "list") return change.added.length === 0 && change.removed.length === 0;
  return isEmpty(change.was) && isEmpty(change.is);
}

/** Whether a value says nothing: no value, no text, an empty list. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
