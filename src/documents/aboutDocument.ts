import type { Kind, Revision } from "#domain/revisions/revision.ts";
import { yearKind } from "#domain/yearKind.ts";
import { instantInUtc } from "#language/instantInUtc.ts";
import { sourcesOf } from "#language/words/sources.ts";
import { sourceText } from "#language/words/sourceText.ts";
import { provenanceAtLevel } from "#domain/revisions/provenanceAtLevel.ts";
import type { Words } from "#language/words/words.ts";
import type { About, Fact } from "./document.ts";
import { revisionSaid } from "./sourceLine.ts";

/** What a document says of itself is made from this, whatever document it is. */
export interface AboutParts {
  /** What the file is called after, in this order: `["tv-501", "market-report", "2026"]`. */
  readonly name: readonly string[];
  readonly revision: Revision;
  /** The year whose sources are named. */
  readonly year: number;
  /** The filters: of spending, those of `spendingFacts`. */
  readonly facts: readonly Fact[];
  readonly words: Words;
  /** For whom it is made; null or empty for nobody in particular. */
  readonly client: string | null;
  /** An ISO instant. */
  readonly madeAt: string;
  /** Sources beside those of the spending, such as that of the seasons. */
  readonly sources?: readonly string[];
  /** What has to be known of this kind of document beside what holds for all. */
  readonly method?: readonly string[];
}

/** File name, filters, revision, sources, method and sample notice of a document. */
export function aboutDocument(parts: AboutParts): About {
  const { name, revision, year, facts, words, client, madeAt } = parts;
  const { text, formats } = words;
  const ofRevision: Fact[] = [
    {
      name: text("documents.fact.revision"),
      value: revision.status === "scenario" ? revisionSaid(revision, words) : revision.label,
    },
    ...(revision.publishedAt
      ? [
          {
            name: text("documents.fact.published"),
            value: formats.date(revision.publishedAt),
            instant: revision.publishedAt,
          },
        ]
      : []),
  ];
  // First of all, since small print may be cut off at its end.
  const supposed = revision.status === "scenario" ? [revisionSaid(revision, words)] : [];
  const isNamed = supposed.length === 0 || name[0]?.startsWith(WHAT_IF) === true;
  const sources = [
    ...sourcesOf(revision, year).map((source) => text("spending.nationalTotal", { source: sourceText(source, words) })),
    ...(parts.sources ?? []).map((source) => sourceText(source, words)),
  ];
  return {
    fileName: fileName(isNamed ? name : [WHAT_IF, ...name], revision.sample),
    madeAt: instantInUtc(madeAt, formats.locale),
    madeAtInstant: madeAt,
    client: client?.trim() ? client.trim() : null,
    facts: [...facts, ...ofRevision],
    sources: [...new Set([...supposed, ...sources])],
    method: [...methodSentences(revision, words), ...(parts.method ?? [])],
    sample: revision.sample ? { badge: text("shell.sample"), sentence: text("documents.sample") } : null,
  };
}

/** What the name of a file of a scenario begins with. */
const WHAT_IF = "what-if";

/** As many letters as every file system and mail program takes, an ending and a number to tell copies apart included. */
const LONGEST_NAME = 120;

/** `open-estimate-tv-501-market-report-2026`: small letters, figures and hyphens alone, which every file system takes. */
function fileName(parts: readonly string[], sample: boolean): string {
  const name = parts
    .map((part) =>
      part
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[A-Z]/g, (letter, at: number) => (at === 0 ? "" : "-") + letter.toLowerCase())
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-+|-+$/g, ""),
    )
    .filter((part) => part !== "")
    .join("-")
    .slice(0, LONGEST_NAME)
    .replace(/-+$/, "");
  // A name without any letter of these, such as one of emoji, still is a file's.
  return `${sample ? "open-estimate-" : ""}${name || "report"}`;
}

/** What actual, estimate and forecast mean in this revision, on what the figures stand, and how they are rounded. */
function methodSentences(revision: Revision, { text, formats }: Words): string[] {
  const provenance = provenanceAtLevel(revision.provenance, "market");
  const kinds = revision.years.map((_, at) => yearKind(provenance, at));
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
