import { shortCoverageText } from "#language/words/coverageText.ts";
import { breaksSaid } from "#language/words/breaksSaid.ts";
import { originText, sourcesOf } from "#language/words/sources.ts";
import { sourceText } from "#language/words/sourceText.ts";
import { levelOfView, reportedInView } from "#domain/revisions/provenanceAtLevel.ts";
import type { Level, Revision } from "#domain/revisions/revision.ts";
import type { Coverage } from "#domain/wallet/reportedSpend.ts";
import type { Words } from "#language/words/words.ts";
import { type DividedYear, seasonSources, type Spending } from "./spending.ts";

/** A source line in two pieces, since the mark at its end never stands on a line alone on a screen. */
export interface SourceParts {
  /** Where the figures come from; null where nobody is named. */
  readonly sources: string | null;
  readonly ofRevision: string;
  /** When it was published, of how many verticals it is, and that its shares are rounded, each where there is something to say. */
  readonly rest: readonly string[];
  /** Said where the figures are a sample. */
  readonly sample: string | null;
}

/** What the small print of a figure says: where it comes from, in which revision, of how many verticals, and that it is a sample if it is. */
export function sourceParts(
  revision: Revision,
  {
    year,
    level,
    reported,
    shares = false,
    divided,
  }: {
    readonly year: number;
    readonly level: Level;
    readonly reported?: Coverage | undefined;
    readonly shares?: boolean | undefined;
    readonly divided?: DividedYear | undefined;
  },
  words: Words,
  named?: readonly string[],
): SourceParts {
  const { text, formats } = words;
  const sources = named
    ? named.map((source) => sourceText(source, words)).join("; ")
    : [
        originText(sourcesOf(revision, year), level, words, reported),
        divided && reported !== "whole" && divided.seasons.length > 0
          ? text("spending.quarters.source", { seasons: seasonSources(divided.seasons) })
          : null,
      ]
        .filter((said) => said)
        .join(". ");
  const coverage = shortCoverageText(revision.subVerticals, words);
  return {
    sources: sources ? text("spending.source", { sources }) : null,
    ofRevision: revisionSaid(revision, words),
    rest: [
      ...(revision.publishedAt ? [formats.date(revision.publishedAt)] : []),
      ...(coverage ? [coverage] : []),
      ...(shares ? [text("spending.sharesRounded")] : []),
      ...breaksSaid(revision, divided?.ofYear.words ?? words, year),
    ],
    sample: revision.sample ? text("shell.sample") : null,
  };
}

/** Which revision it is; of a scenario, that it is none of our forecasts. */
export function revisionSaid({ status, label }: Pick<Revision, "status" | "label">, { text }: Words): string {
  return status === "scenario" ? text("spending.whatIf.source", { name: label }) : text("spending.revision", { label });
}

/**
 * The same as one line, for files: the words of the screen. `named` are sources that stand there instead of those of the year's
 * money; `shares` says that the figure prints shares of a whole.
 */
export function sourceLine(
  { revision, view, words, divided }: Spending,
  named?: readonly string[],
  shares = false,
): string {
  const { sources, ofRevision, rest, sample } = sourceParts(
    revision,
    { year: view.year, level: levelOfView(view), reported: reportedInView(view), shares, divided },
    words,
    named,
  );
  return [...(sources ? [sources] : []), ofRevision, ...rest, ...(sample ? [sample] : [])].join(" · ");
}
