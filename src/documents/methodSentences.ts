import type { Kind, Revision } from "#domain/revisions/revision.ts";
import { yearKind } from "#domain/yearKind.ts";
import type { Words } from "#language/words/words.ts";

/** What actual, estimate and forecast mean in this revision, on what the figures stand, and how they are rounded. */
export function methodSentences(revision: Revision, { text, formats }: Words): string[] {
  const kinds = revision.years.map((_, at) => yearKind(revision.provenance, at));
  const spans = (["actual", "estimate", "forecast"] as const).flatMap((kind) => {
    const years = spanOf(revision.years, kinds, kind, (year) => formats.year(year));
    return years === null ? [] : [text(`documents.method.${kind}`, { years })];
  });
  return [
    ...(revision.status === "scenario" ? [text("spending.whatIf.method", { name: revision.label })] : []),
    ...spans,
    text("documents.method.basis"),
    text("documents.method.nation"),
    text("documents.method.political"),
    text("documents.method.rounding"),
  ];
}

/** `2019–2024`, a single year, or null where no year is of this kind. */
function spanOf(
  years: readonly number[],
  kinds: readonly Kind[],
  kind: Kind,
  write: (year: number) => string,
): string | null {
  const those = years.filter((_, at) => kinds[at] === kind);
  const [first, last] = [those[0], those.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? write(first) : `${write(first)}–${write(last)}`;
}
