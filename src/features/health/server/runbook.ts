import { readFile } from "node:fs/promises";
import type { HealthFinding } from "#domain/health/healthFinding.ts";

/** `docs/runbook.md`: what each entry says, paragraph by paragraph, without its markup. */
export type Runbook = ReadonlyMap<string, readonly string[]>;

const PLACE = new URL("../../../../docs/runbook.md", import.meta.url);

/** Entries begin with a heading such as `### storeSlow: The store answers slowly`. Without the file there are none. */
export async function readRunbook(): Promise<Runbook> {
  const text = await readFile(PLACE, "utf8").catch(() => "");
  const entries = text.split(/^### /m).slice(1);
  return new Map(
    entries.map((entry) => {
      const [heading = "", ...lines] = entry.split("\n");
      const [name = ""] = heading.split(":");
      return [name, paragraphsOf(lines.join("\n"))];
    }),
  );
}

function paragraphsOf(text: string): string[] {
  const body = text.split(/^## /m)[0] ?? "";
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .map((paragraph) => paragraph.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/\*\*/g, ""))
    .filter((paragraph) => paragraph !== "");
}

export const runbookOf = (runbook: Runbook, finding: HealthFinding): string[] => [...(runbook.get(finding) ?? [])];
