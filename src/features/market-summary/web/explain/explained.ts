import { yearKind } from "#domain/yearKind.ts";
import type { Basis, Kind } from "#domain/revision.ts";
import type { Explanation } from "#ui/figure/figureLayer.ts";
import { provenanceOf, sourcesOf } from "../sources.ts";
import { sourceText } from "../sourceText.ts";
import type { Summary } from "../summary.ts";

/** The measures of the market summary; each has a definition and a formula in words. */
export type ExplainedMeasure =
  | "dollars"
  | "share"
  | "growth"
  | "nationShare"
  | "index"
  | "perCapita"
  | "range"
  | "cagr"
  | "core"
  | "political"
  | "politicalShare"
  | "politicalMonth"
  | "digitalShare"
  | "delta"
  | "deltaShare"
  | "deltaPerCapita"
  | "platform"
  | "topMedium";

/** One figure to explain. */
export interface Figure {
  /** What it is about: a medium, a year, a sub-vertical. */
  readonly subject: string;
  readonly measure: ExplainedMeasure;
  readonly market: string;
  readonly year: number;
  /** As it is shown. */
  readonly value: string;
  /** The formula with the actual values; null where the figure comes straight from the model. */
  readonly values: string | null;
  /** The medium whose source, kind and basis hold; null for a figure over several. */
  readonly medium?: string | null;
  readonly low?: number | null;
  readonly high?: number | null;
}

/** Writes out why a figure is what it is: what it means, how it is calculated, where it comes from and how sure it is. */
export function explained(summary: Summary, figure: Figure): Explanation {
  const { text, formats } = summary.words;
  const { measure, low = null, high = null } = figure;
  return {
    title: text("marketSummary.explained.title", {
      subject: figure.subject,
      measure: text(`marketSummary.measure.${measure}`),
      year: formats.year(figure.year),
    }),
    value: figure.value,
    what: text(`marketSummary.what.${measure}`),
    formula: figure.values === null ? null : { words: text(`marketSummary.formula.${measure}`), values: figure.values },
    facts: [
      [text("marketSummary.fact.market"), figure.market],
      ...certainty(summary, figure),
      ...(low === null || high === null
        ? []
        : [[text("marketSummary.fact.range"), `${formats.money(low)} – ${formats.money(high)}`] as const]),
      [text("marketSummary.fact.revision"), revisionText(summary)],
    ],
  };
}

function certainty(summary: Summary, { medium, year }: Figure): Explanation["facts"] {
  const { revision, words } = summary;
  const { text } = words;
  const own = medium ? provenanceOf(revision, medium, year) : null;
  const kind: Kind = own?.kind ?? yearKind(revision.provenance, revision.years.indexOf(year));
  const basis = own ? [own.basis] : basesOf(summary, year);
  const sources = (own ? [own.source] : sourcesOf(revision, year)).map((source) => sourceText(source, words));
  return [
    [text("marketSummary.fact.source"), sources.join("; ") || text("marketSummary.fact.ownModel")],
    [text("marketSummary.fact.kind"), text(`marketSummary.kind.${kind}`)],
    [text("marketSummary.fact.basis"), words.formats.list(basis.map((one) => text(`marketSummary.basis.${one}`)))],
  ];
}

function basesOf({ revision }: Summary, year: number): Basis[] {
  const at = revision.years.indexOf(year);
  return [...new Set(revision.provenance.flatMap((row) => row[at]?.basis ?? []))];
}

function revisionText({ revision, words }: Summary): string {
  const parts = [revision.label];
  if (revision.publishedAt) parts.push(words.formats.date(revision.publishedAt));
  if (revision.sample) parts.push(words.text("shell.sample"));
  return parts.join(" · ");
}
