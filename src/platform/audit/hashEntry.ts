import { hash } from "node:crypto";
import type { AuditEntry } from "./auditEntry.ts";

/** SHA-256 over everything an entry says and the hash of the one before it. */
export function hashEntry(entry: Omit<AuditEntry, "hash">): string {
  const { previousHash, position, at, actorId, actor, action, subjectKind, subjectId, subject, before, after, note } =
    entry;
  const said = [
    previousHash,
    position,
    at,
    actorId,
    actor,
    action,
    subjectKind,
    subjectId,
    subject,
    before,
    after,
    note,
  ];
  return hash("sha256", canonical(said), "hex");
}

/** JSON with keys in order: the store keeps them in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
