import type { Revision } from "#domain/revisions/revision.ts";
import type { Words } from "./words.ts";

/** The revision, when it came out, and whether it is a sample. */
export function revisionText({ status, label, publishedAt, sample }: Revision, { text, formats }: Words): string {
  const parts = [status === "scenario" ? text("spending.whatIf.source", { name: label }) : label];
  if (publishedAt) parts.push(formats.date(publishedAt));
  if (sample) parts.push(text("shell.sample"));
  return parts.join(" · ");
}
