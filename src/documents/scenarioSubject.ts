import type { Words } from "#language/words/words.ts";

/** What a document is about, with the scenario that its figures are of: title pages and the heads of sheets then say so. */
export function scenarioSubject(subject: string, { scenarioName: name, text }: Words): string {
  return name === undefined ? subject : `${subject} · ${text("spending.whatIf.source", { name })}`;
}
