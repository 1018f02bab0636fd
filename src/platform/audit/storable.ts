import type { AuditState } from "./auditEntry.ts";

/** Text as the store gives it back: without halves of characters and without the null character, which no text column takes. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}

/** A state as the store gives it back, so that its hash is the same before and after. */
export function storableState(state: AuditState | null | undefined): AuditState | null {
  if (!state) return null;
  const plain: AuditState = JSON.parse(
    JSON.stringify(state, (_key, part: unknown) => (typeof part === "string" ? storableText(part) : part)),
  );
  return plain;
}
