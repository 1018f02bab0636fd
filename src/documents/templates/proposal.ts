import { sundayOf } from "#domain/proposals/broadcastWeeks.ts";
import type { ProposalContent, ProposalLine } from "#domain/proposals/proposal.ts";
import { lineSum, proposalTotals } from "#domain/proposals/proposalTotals.ts";
import { audienceGroup } from "#language/audienceGroup.ts";
import { centsText, dayText, monthText } from "#language/centsText.ts";
import { instantInUtc } from "#language/instantInUtc.ts";
import type { Words } from "#language/words/words.ts";
import { roleLight } from "../parts/lightColours.ts";
import type { Brand, FigurePart, ReportCell, ReportDocument, ReportSection, ReportTable } from "../document.ts";

/** So many lines have room on one page, with all that follows them. */
const LINES_OF_A_PAGE = 12;

/** Fewer say more as a line. */
const FEWEST_BARS = 2;
/** More are a table. */
const MOST_BARS = 16;

/** A station as a survey of its market, or what stands in for one, has it. Null is not reported. */
export interface OfferedStation {
  readonly station: string;
  readonly share: number | null;
  readonly aqhPersons: number | null;
  readonly cumePersons: number | null;
}

export interface ProposalParts {
  readonly content: ProposalContent;
  /** Which version of which proposal it is, for the name of the file. */
  readonly name: string;
  /** Null where the reader sees none. */
  readonly audience: {
    readonly book: string;
    readonly demographic: string;
    readonly modelled: boolean;
    /** Whether it is sample data. */
    readonly sample: boolean;
    readonly stations: readonly OfferedStation[];
  } | null;
  readonly words: Words;
  readonly paper: ReportDocument["paper"];
  readonly brand: Brand;
  /** Of the client; null without one. */
  readonly clientLogo?: ReportDocument["clientLogo"] | null;
  /** An ISO instant. */
  readonly madeAt: string;
}

/** What a client is offered: the lines with their weeks and prices, the sum by month and station, and the audiences of the stations. */
export function proposalDocument(parts: ProposalParts): ReportDocument {
  const { content, audience, words, paper, brand, clientLogo, madeAt, name } = parts;
  const { text, formats } = words;
  const shown = audience !== null && audience.stations.length > 0 ? audience : null;
  const sample = shown?.sample === true;
  return {
    title: content.title,
    subject: text("proposals.document.subject", { market: words.market(content.market) }),
    locale: formats.locale,
    paper,
    ...(content.lines.length <= LINES_OF_A_PAGE && { layout: "onePage" as const }),
    brand,
    ...(clientLogo && { clientLogo }),
    // Each table says where it comes from; there is no more to be said of it.
    appendix: false,
    about: {
      fileName: `${sample ? "open-estimate-" : ""}${name}`,
      madeAt: instantInUtc(madeAt, formats.locale),
      madeAtInstant: madeAt,
      client: content.client,
      facts: [
        { name: text("documents.fact.market"), value: words.market(content.market) },
        { name: text("proposals.column.medium"), value: words.medium(content.medium) },
      ],
      sources: [],
      method: [text("proposals.document.weeks")],
      sample: sample ? { badge: text("shell.sample"), sentence: text("documents.sample") } : null,
    },
    sections: [offerSection(parts), sumsSection(parts), ...(shown ? [audienceSection(shown, words)] : [])],
  };
}

function offerSection({ content, words, brand }: ProposalParts): ReportSection {
  const { text, formats } = words;
  const { net, gross, from, until } = proposalTotals(content.lines);
  const figure = (name: string, value: string) => ({ name, value, change: null, comparison: null });
  const runs = from === null || until === null ? "–" : daysText(from, until, words);
  return {
    id: "offer",
    title: text("proposals.document.offer"),
    parts: [
      {
        kind: "keyFigures",
        source: sourceOf(brand, words),
        figures: [
          figure(text("proposals.column.sum"), centsText(net, formats)),
          figure(text("proposals.document.runs"), runs),
          ...(gross > net ? [figure(text("proposals.document.before"), centsText(gross, formats))] : []),
        ],
      },
      ...(content.note === "" ? [] : [{ kind: "text" as const, text: content.note }]),
      tablePart(
        text("proposals.lines.title"),
        text("proposals.document.prices"),
        linesTable(content.lines, words),
        sourceOf(brand, words),
      ),
      { kind: "note", text: text("proposals.document.weeks") },
    ],
  };
}

/** How the sum spreads over months and stations: bars where there are several, a line of the table where there is one. */
function sumsSection({ content, words, brand }: ProposalParts): ReportSection {
  const { text, formats } = words;
  const { months, stations } = proposalTotals(content.lines);
  const source = sourceOf(brand, words);
  return {
    id: "sums",
    title: text("proposals.document.sums"),
    parts: [
      sumsPart(
        { name: "proposal-months", first: text("proposals.sums.head.month"), headline: text("proposals.sums.month") },
        months.map(({ month, cents }) => ({ name: monthText(month, formats), cents })),
        words,
        source,
      ),
      sumsPart(
        {
          name: "proposal-stations",
          first: text("proposals.sums.head.station"),
          headline: text("proposals.sums.station"),
        },
        stations.map(({ station, cents }) => ({ name: station, cents })),
        words,
        source,
      ),
    ],
  };
}

/** Bars say whole dollars: where there are cents the table says them. */
function shownAs(rows: readonly SumRow[]): FigurePart["shows"] {
  if (rows.length > MOST_BARS) return "table";
  return rows.every(({ cents }) => cents % 100 === 0) ? "chart" : "both";
}

interface Sums {
  readonly name: string;
  /** Over what the sum spreads. */
  readonly first: string;
  readonly headline: string;
}

interface SumRow {
  readonly name: string;
  readonly cents: number;
}

function sumsPart({ name, first, headline }: Sums, rows: readonly SumRow[], words: Words, source: string): FigurePart {
  const { text, formats } = words;
  const head = text("proposals.column.sum");
  const table = plainTable(
    name,
    first,
    [
      { key: "name", head: first, cell: (row: SumRow) => said(row.name) },
      {
        key: "dollars",
        head,
        numeric: true,
        cell: ({ cents }) => ({ value: cents / 100, text: centsText(cents, formats) }),
      },
    ],
    rows,
  );
  const part = tablePart(headline, head, table, source);
  if (rows.length < FEWEST_BARS) return part;
  const dollars = rows.map(({ cents }) => cents / 100);
  return {
    ...part,
    chart: {
      kind: "bars",
      categories: rows.map((row) => row.name),
      series: [{ name: head, colour: roleLight("own"), values: dollars }],
      benchmark: null,
      format: { kind: "money", scale: "one" },
      unit: formats.moneyHead("one"),
    },
    alt: rows.map((row) => `${row.name}: ${centsText(row.cents, formats)}`).join("; "),
    measure: `${head}, ${formats.moneyHead("one")}`,
    shows: shownAs(rows),
  };
}

function audienceSection(
  { stations, book, demographic, modelled }: NonNullable<ProposalParts["audience"]>,
  words: Words,
): ReportSection {
  const { text, formats } = words;
  const people = audienceGroup(demographic, text);
  const source = text(modelled ? "proposals.figures.model" : "proposals.figures.survey", { book, people });
  /** A column, where any station has something in it. */
  const heard = (key: "aqhPersons" | "cumePersons", column: TextColumn<OfferedStation>) =>
    stations.some((one) => one[key] !== null) ? [column] : [];
  const title = text("proposals.figures.audience");
  const table = plainTable(
    "proposal-audience",
    title,
    [
      { key: "station", head: text("proposals.lines.station"), cell: (row: OfferedStation) => said(row.station) },
      {
        key: "share",
        head: text("proposals.figures.share"),
        numeric: true,
        cell: ({ share }) => ({ value: share === null ? null : share * 100, text: formats.share(share) }),
      },
      ...heard("aqhPersons", {
        key: "average_audience",
        head: text("proposals.figures.aqh"),
        numeric: true,
        cell: ({ aqhPersons }) => ({ value: aqhPersons, text: formats.count(aqhPersons) }),
      }),
      ...heard("cumePersons", {
        key: "weekly_audience",
        head: text("proposals.figures.cume"),
        numeric: true,
        cell: ({ cumePersons }) => ({ value: cumePersons, text: formats.count(cumePersons) }),
      }),
    ],
    stations,
  );
  return {
    id: "audience",
    title,
    parts: [tablePart(title, source, table, source)],
  };
}

function linesTable(lines: readonly ProposalLine[], words: Words): ReportTable {
  const { text, formats } = words;
  const rows = lines.map((line) => ({ ...line, ...lineSum(line) }));
  type Row = (typeof rows)[number];
  const columns: TextColumn<Row>[] = [
    { key: "station", head: text("proposals.lines.station"), cell: ({ station }) => said(station) },
    { key: "product", head: text("proposals.lines.product"), cell: ({ product }) => said(product) },
    {
      key: "weeks",
      head: text("proposals.document.weeksOf"),
      cell: ({ from, until }) => said(daysText(from, until, words)),
    },
    {
      key: "units",
      head: text("proposals.document.units"),
      numeric: true,
      cell: ({ units }) => ({ value: units, text: formats.count(units) }),
    },
    {
      key: "price",
      head: text("proposals.document.price"),
      numeric: true,
      cell: ({ cents, unit }) => ({
        value: cents / 100,
        text: `${centsText(cents, formats)} ${text(`proposals.per.${unit}`)}`,
      }),
    },
    ...(lines.some(({ discount }) => discount > 0)
      ? [
          {
            key: "discount",
            head: text("proposals.lines.discount"),
            numeric: true as const,
            cell: ({ discount }: Row) => ({ value: discount, text: formats.percent(discount) }),
          },
        ]
      : []),
    {
      key: "dollars",
      head: text("proposals.column.sum"),
      numeric: true,
      cell: ({ net }) => ({ value: net / 100, text: centsText(net, formats) }),
    },
  ];
  return plainTable("proposal-lines", text("proposals.lines.title"), columns, rows);
}

/** From the first day of the first week to the last day of the last. */
function daysText(first: string, last: string, { formats }: Words): string {
  return `${dayText(first, formats)} – ${dayText(sundayOf(last), formats)}`;
}

interface TextColumn<Row> {
  readonly key: string;
  readonly head: string;
  readonly numeric?: true;
  readonly cell: (row: Row) => ReportCell;
}

const said = (words: string): ReportCell => ({ value: words, text: words });

/** A table whose amounts are written to the cent, as they are paid. */
function plainTable<Row>(
  name: string,
  caption: string,
  columns: readonly TextColumn<Row>[],
  rows: readonly Row[],
): ReportTable {
  return {
    name,
    caption,
    columns: columns.map(({ key, head, numeric = false }) => ({
      key,
      head,
      headUnit: "",
      unit: "text",
      format: null,
      numeric,
      forecast: false,
    })),
    rows: rows.map((row) => ({ cells: columns.map(({ cell }) => cell(row)), mark: null })),
    totals: [],
  };
}

function tablePart(headline: string, measure: string, table: ReportTable, source: string): FigurePart {
  return {
    kind: "figure",
    name: table.name,
    headline,
    measure,
    chart: null,
    alt: headline,
    table,
    shows: "table",
    source,
  };
}

/** Prices are those of whoever offers. */
function sourceOf({ organisation, product }: Brand, { text }: Words): string {
  return text("proposals.document.source", { name: organisation ?? product });
}
