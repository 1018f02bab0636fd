import { ACCESS_FLAGS, type AccessFlag, ROLES, type Role } from "./access.ts";

/** The right that somebody lacks for a page: a role, or any one of some flags. */
export type MissingRight = { readonly role: Role } | { readonly access: readonly AccessFlag[] };

/** As an address carries it: `role:Administrator` or `tv,radio`. */
export function writeMissing(missing: MissingRight): string {
  return "role" in missing ? `role:${missing.role}` : missing.access.join(",");
}

/** Reads it back; null for anything that names no right of ours, since anybody can write an address. */
export function readMissing(text: string | null): MissingRight | null {
  const role = ROLES.find((known) => text === `role:${known}`);
  if (role) return { role };
  const words = text ? text.split(",") : [];
  const access = ACCESS_FLAGS.filter((flag) => words.includes(flag));
  return access.length > 0 && access.length === words.length ? { access } : null;
}
