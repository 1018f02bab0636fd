import type { ListColumn, ListValue } from "./listColumn.ts";
import { plainLetters } from "#domain/plainLetters.ts";

/** What a column is narrowed to. A missing bound is open. */
export type ListFilter =
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "text"; readonly text: string }
  /** Days such as `2026-01-31`, both included. */
  | { readonly kind: "date"; readonly from: string | null; readonly to: string | null }
  | { readonly kind: "number"; readonly from: number | null; readonly to: number | null };

/** Stands in the filter of a choice for rows that hold none. */
export const NONE = "none";

/** A filter as it stands in the address: `a,b`, a text, `2026-01-01..`, `..5`. */
export function writeFilter(filter: ListFilter): string {
  if (filter.kind === "choice") return filter.values.join(",");
  if (filter.kind === "text") return filter.text;
  return `${filter.from ?? ""}..${filter.to ?? ""}`;
}

/** Reads what `writeFilter` wrote; null where it makes no sense or narrows nothing. */
export function readFilter(kind: ListColumn<never>["kind"], written: string): ListFilter | null {
  if (written.trim() === "") return null;
  if (kind === "choice") return { kind, values: written.split(",").filter(Boolean) };
  if (kind === "text") return { kind, text: written };
  const [from = "", to = ""] = written.split("..");
  if (kind === "number") return bounded({ kind, from: readNumber(from), to: readNumber(to) });
  return bounded({ kind, from: readDay(from), to: readDay(to) });
}

function bounded<Range extends { readonly from: unknown; readonly to: unknown }>(range: Range): Range | null {
  return range.from === null && range.to === null ? null : range;
}

function readNumber(written: string): number | null {
  const number = Number(written);
  return written.trim() === "" || !Number.isFinite(number) ? null : number;
}

function readDay(written: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written)) ? written : null;
}

/** Whether a value passes a filter. */
export function passes(filter: ListFilter, value: ListValue): boolean {
  if (filter.kind === "choice") {
    const held = value === null ? [] : Array.isArray(value) ? value : [String(value)];
    return filter.values.some((wanted) => (wanted === NONE && held.length === 0) || held.includes(wanted));
  }
  if (filter.kind === "text") return plainLetters(String(value ?? "")).includes(plainLetters(filter.text.trim()));
  if (filter.kind === "date") return typeof value === "string" && isWithin(localDay(value), filter.from, filter.to);
  return typeof value === "number" && isWithin(value, filter.from, filter.to);
}

function isWithin<Value extends string | number>(value: Value, from: Value | null, to: Value | null): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}

/** The day of an instant where the reader is. */
function localDay(instant: string): string {
  const at = new Date(instant);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
