import { keepInTab, recallInTab } from "#ui/state/tabMemory.ts";

const NAME = "contact-draft";

/** A message typed but not sent, kept by the tab over a reload or a new sign-in. */
export function readDraft(): string {
  const kept = recallInTab(NAME);
  return typeof kept === "string" ? kept : "";
}

export function keepDraft(message: string): void {
  keepInTab(NAME, message === "" ? null : message);
}
