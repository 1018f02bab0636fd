import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { ReportResult } from "#domain/customReport/runDefinition.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { shortCoverageText } from "#language/words/coverageText.ts";
import type { Words } from "#language/words/words.ts";
import { aboutDocument } from "../aboutDocument.ts";
import type { Brand, OwnSlides, Fact, FigurePart, ReportDocument, ReportPart } from "../document.ts";
import { sourceParts } from "../sourceLine.ts";
import { customReportAlt } from "./customReportAlt.ts";
import { customReportChart } from "./customReportChart.ts";
import { customReportTable } from "./customReportTable.ts";
import { memberTable } from "./memberTable.ts";
import { measureLine, warningText, yearsText } from "./reportWords.ts";

/** All that a custom report becomes a document of. */
export interface CustomReportParts {
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly result: ReportResult;
  readonly revision: Revision;
  readonly words: Words;
  readonly brand: Brand;
  readonly ownSlides: OwnSlides | null;
  readonly paper: "a4" | "letter";
  /** An ISO instant. */
  readonly madeAt: string;
}

/** What a report's file says of itself, without its figures. */
export function customReportHead(parts: CustomReportParts): Omit<ReportDocument, "sections"> {
  const { name, definition, result, revision, words, brand, ownSlides, paper, madeAt } = parts;
  const warnings = result.warnings.map((warning) => warningText(warning, words));
  const coverage = shortCoverageText(revision.subVerticals, words);
  return {
    title: name,
    subject: `${marketsText(definition, result, words)} · ${yearsText(result.scope.years)}`,
    locale: words.formats.locale,
    paper,
    about: aboutDocument({
      name: [name],
      revision,
      year: sourceYear(result, revision),
      facts: [
        ...reportFacts(parts),
        ...(coverage ? [{ name: words.text("customReports.fact.verticals"), value: coverage }] : []),
      ],
      words,
      client: null,
      madeAt,
      method: warnings,
    }),
    brand,
    ...(ownSlides && { ownSlides }),
  };
}

/** A custom report as a document: the finding's figures as table and chart, what to know of them, and who belongs to a custom market. */
export function customReportDocument(parts: CustomReportParts): ReportDocument {
  const { definition, result, revision, words, name } = parts;
  const { text } = words;
  const { currentYear } = revision;
  const years = result.scope.years;
  const table = customReportTable(result, { definition, years, words, currentYear });
  const drawn = definition.layout === "chart" ? customReportChart(result, { definition, words, currentYear }) : null;
  const line = measureLine(definition, years, words);
  const source = sourceOf(parts);
  const figure: FigurePart = {
    kind: "figure",
    name: "report",
    headline: line,
    measure: [marketsText(definition, result, words), drawn?.unit].filter(Boolean).join(" · "),
    chart: drawn?.chart ?? null,
    alt: drawn ? customReportAlt(definition, table, words) : text("customReports.noAlt"),
    table,
    shows: drawn ? "both" : "table",
    source,
  };
  const isCut = drawn && (drawn.rows < drawn.allRows || drawn.columns < drawn.allColumns);
  const notes: ReportPart[] = [
    ...result.warnings.map((warning): ReportPart => ({ kind: "note", text: warningText(warning, words) })),
    ...(isCut
      ? [
          {
            kind: "note" as const,
            text: text("customReports.chartCut", {
              rows: drawn.rows,
              allRows: drawn.allRows,
              columns: drawn.columns,
              allColumns: drawn.allColumns,
            }),
          },
        ]
      : []),
  ];
  const members = memberTable(result.scope.units, words);
  const memberPart: readonly FigurePart[] = members
    ? [
        {
          kind: "figure",
          name: "members",
          headline: members.caption,
          measure: members.caption,
          chart: null,
          alt: members.caption,
          table: members,
          shows: "table",
          source,
        },
      ]
    : [];
  return {
    ...customReportHead(parts),
    sections: [
      { id: "report", title: name, parts: [figure, ...notes] },
      ...(memberPart.length > 0
        ? [{ id: "members", title: text("customReports.members.title"), parts: memberPart }]
        : []),
    ],
  };
}

/** The line below the figures: source, revision, sample. */
export function sourceOf({
  definition,
  result,
  revision,
  words,
}: Pick<CustomReportParts, "definition" | "result" | "revision" | "words">): string {
  const { sources, ofRevision, rest, sample } = sourceParts(
    revision,
    {
      year: sourceYear(result, revision),
      level: "market",
      shares: definition.measures.includes("share"),
    },
    words,
  );
  return [sources, ofRevision, ...rest, sample].filter((part) => part !== null).join(" · ");
}

/** What the report was asked for, in words. */
function reportFacts({
  definition,
  result,
  words,
}: Pick<CustomReportParts, "definition" | "result" | "words">): Fact[] {
  const { text, formats } = words;
  const some = (ids: readonly string[] | null, name: (id: string) => string) =>
    ids === null ? text("customReports.fact.all") : formats.list(ids.map(name));
  return [
    { name: text("customReports.fact.markets"), value: marketsText(definition, result, words) },
    { name: text("customReports.fact.years"), value: yearsText(result.scope.years) },
    { name: text("customReports.fact.media"), value: some(definition.media, words.medium) },
    { name: text("customReports.fact.verticals"), value: some(definition.verticals, words.vertical) },
    { name: text("customReports.fact.political"), value: text(`spending.political.${definition.political}`) },
    {
      name: text("customReports.fact.rows"),
      value: text("customReports.fact.rowCount", { count: result.rows.length }),
    },
  ];
}

const NAMED_MARKETS = 4;

/** Few markets by their names, many by their number. */
export function marketsText(
  { markets }: ReportDefinition,
  { scope: { units } }: Pick<ReportResult, "scope">,
  words: Words,
): string {
  const { text, formats } = words;
  if (units.length <= NAMED_MARKETS) return formats.list(units.map(({ id }) => words.market(id))) || "–";
  if ("every" in markets && markets.states.length === 0)
    return text(`customReports.fact.${markets.every === "tv" ? "allTv" : "allRadio"}`, { count: units.length });
  return text("customReports.fact.some", { count: units.length });
}

/** Sources are those of the latest year that is not a forecast, if the report has one. */
function sourceYear({ scope: { years } }: ReportResult, { currentYear }: Revision): number {
  return years.findLast((year) => year <= currentYear) ?? years[0] ?? currentYear;
}
