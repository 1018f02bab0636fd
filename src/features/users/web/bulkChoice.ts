import type { z } from "zod";
import { ACCESS_FLAGS, type Role } from "#domain/access/access.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { bulkChange } from "../contract/userSchemas.ts";

export const BULK_KINDS = ["access", "markets", "verticals", "role", "customer", "language", "status"] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** What an administrator chooses to change about several users. */
export interface BulkChoice {
  readonly kind: BulkKind;
  /** For lists: add to it, take from it, put this in its place, or all of the customer's. */
  readonly how: "add" | "remove" | "set" | "all";
  readonly items: readonly string[];
  readonly role: Role;
  /** An id; empty while none is chosen. */
  readonly customer: string;
  readonly language: Locale | null;
  readonly status: "active" | "disabled";
}

export const EMPTY_CHOICE: BulkChoice = {
  kind: "access",
  how: "add",
  items: [],
  role: "Subscriber",
  customer: "",
  language: null,
  status: "disabled",
};

type Change = z.input<typeof bulkChange>;

/** The choice as the API takes it; null while it says nothing yet. */
export function bulkChangeOf(choice: BulkChoice): Change | null {
  const { kind, how, items } = choice;
  if (kind === "role") return { set: { role: choice.role } };
  if (kind === "language") return { set: { language: choice.language } };
  if (kind === "status") return { set: { status: choice.status } };
  if (kind === "customer") return choice.customer === "" ? null : { set: { customer: choice.customer } };
  if (how === "all") return { set: { [kind]: null } };
  if (items.length === 0 && how !== "set") return null;
  const list = kind === "access" ? ACCESS_FLAGS.filter((flag) => items.includes(flag)) : [...items];
  return { [how]: { [kind]: list } };
}
