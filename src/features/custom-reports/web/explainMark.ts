import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { yearKind } from "#domain/yearKind.ts";
import type { CustomMark } from "#documents/customReport/customReportChart.ts";
import { memberName } from "#documents/customReport/reportWords.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { sourcesOf } from "#language/words/sources.ts";
import { sourceText } from "#language/words/sourceText.ts";
import type { Words } from "#language/words/words.ts";

interface Asked {
  readonly definition: ReportDefinition;
  readonly years: readonly number[];
  readonly revision: Revision;
  readonly words: Words;
}

/** What a figure of a custom report means, what it is about, and where it comes from. */
export function explainMark(mark: CustomMark, { definition, years, revision, words }: Asked): Explanation {
  const { text, formats } = words;
  const [measure = "dollars"] = definition.measures;
  const [first, ...others] = mark.values;
  const own = mark.members.find(({ dimension }) => dimension === "year");
  const about = own ? [Number(own.id)] : years;
  const sources = [...new Set(about.flatMap((year) => sourcesOf(revision, year)))].map((one) => sourceText(one, words));
  const kinds = [...new Set(about.map((year) => yearKind(revision.provenance, revision.years.indexOf(year))))];
  const hint = text(`customReports.measureHint.${measure}`);
  return {
    title: [mark.name, ...(others.length > 0 && first ? [first[0]] : [])].join(" · "),
    value: first?.[1] ?? "",
    what: measure === "share" ? `${hint}: ${text(`customReports.shareUnit.${definition.shareOf}`)}` : hint,
    formula: null,
    revisions: false,
    facts: [
      ...others,
      ...mark.members.map(
        (member) => [text(`customReports.dimension.${member.dimension}`), memberName(member, words)] as const,
      ),
      ...(own
        ? []
        : [[text("customReports.fact.years"), formats.list(about.map((year) => formats.year(year)))] as const]),
      [text("customReports.fact.political"), text(`spending.political.${definition.political}`)],
      [text("spending.fact.source"), sources.join("; ") || text("spending.fact.ownModel")],
      [text("spending.fact.kind"), formats.list(kinds.map((kind) => text(`spending.kind.${kind}`)))],
      [text("spending.fact.revision"), revisionText(revision, words)],
    ],
  };
}
