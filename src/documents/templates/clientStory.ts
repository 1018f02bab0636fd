import { mediaSpending } from "#domain/spending/mediaSpending.ts";
import { mediaYears } from "#domain/spending/mediaYears.ts";
import { isModelledBook } from "#domain/stations/audience.ts";
import type { StationRow } from "#domain/stations/overview.ts";
import { sentence } from "#figures/insights/sentence.ts";
import { talkingPoints } from "#figures/insights/talkingPoints.ts";
import { channelText, frequencyText, programmeOf, stationName } from "#language/words/stationWords.ts";
import type { FigurePart, KeyFiguresPart, ReportPart, ReportSection } from "../document.ts";
import { seasonFigure } from "../parts/advertisers/seasonFigure.ts";
import { figurePart } from "../parts/blockFigure.ts";
import { mediumStanding } from "../parts/mediumStanding.ts";
import { numberColumns } from "../parts/numberColumns.ts";
import { plannedTable, textColumn } from "../parts/plannedColumn.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import { bringParts, budgetParts, type Months, monthsOf } from "./clientPlan.ts";
import { scopeTitle } from "../scopeTitle.ts";
import type { StoryParts } from "./sellingStory.ts";

/** What speaks to an advertiser for the medium that is sold: its own case, a category that grows, months that others fill. */
const CLIENT_CASE: ReadonlySet<string> = new Set(["ownStronger", "ownGrows", "scopeFaster", "crowdedMonths"]);
const POINTS = 3;
const EVERY_POINT = 40;

/** Stations that a headline can name. */
const NAMED_STATIONS = 3;

/** What an advertiser is told, part by part; each is left out where nothing is known of it. */
export interface ClientStory {
  /** When its kind spends: size, growth, the strongest months; and the twelve of them. */
  readonly when: readonly ReportPart[];
  /** What the medium that is sold has of that money. */
  readonly standing: readonly ReportPart[];
  /** What speaks for it: who lives here, and the stations to reach them by. */
  readonly why: readonly ReportPart[];
  /** All media, for who plans them. */
  readonly mix: readonly ReportPart[];
  /** The budget, month by month. */
  readonly months: readonly ReportPart[];
  /** What the budget must bring. */
  readonly bring: readonly ReportPart[];
  readonly next: readonly ReportPart[];
}

export function clientStory(given: StoryParts): ClientStory {
  // Headlines argue for the medium that is sold, whatever else its seller has.
  const { spending: all, medium } = given;
  const parts = { ...given, spending: { ...all, own: { ...all.own, sells: new Set([medium]) } } };
  const months = monthsOf(parts);
  return {
    when: whenParts(parts, months),
    standing: [mediumStanding(parts.spending, medium)],
    why: whyParts(parts),
    mix: [{ ...spendingPart("mediaAdSpending", parts.spending), shows: "table" }],
    months: budgetParts(parts, months),
    bring: bringParts(parts),
    next: [{ kind: "points", title: null, points: nextSteps(parts, months) }],
  };
}

function whenParts({ spending, seasons }: StoryParts, months: Months): ReportPart[] {
  const { view, words } = spending;
  const { text, formats } = words;
  const { total, growth } = mediaSpending(view);
  const last = formats.year(spending.revision.years.at(-1) ?? view.year);
  const figures: KeyFiguresPart["figures"] = [
    {
      name: text("oneSheet.client.spends", { year: formats.year(view.year) }),
      value: formats.money(total),
      change:
        growth === null
          ? null
          : text("oneSheet.onYear", { growth: formats.growth(growth), year: formats.year(view.year - 1) }),
      comparison: null,
    },
    {
      name: text("oneSheet.figure.outlook", { year: last }),
      value: formats.growth(mediaYears(view).rows.at(-1)?.cagr ?? null),
      change: null,
      comparison: null,
    },
    ...(months.strongest.length > 0
      ? [
          {
            name: text("oneSheet.client.strongest"),
            value: formats.list(months.strongest.map((month) => formats.month(month))),
            change: text("oneSheet.client.ofYear", { part: formats.share(months.part) }),
            comparison: null,
          },
        ]
      : []),
  ];
  const season = seasonFigure(spending, seasons);
  return [
    { kind: "keyFigures", figures },
    ...(season ? [{ ...figurePart(season, spending), shows: "chart" as const }] : []),
  ];
}

/** Its case, and whom it reaches: people alone, who live here whatever is bought, are none. */
function whyParts(parts: StoryParts): ReportPart[] {
  const said = caseParts(parts);
  const stations = stationParts(parts);
  return said.length + stations.length === 0 ? [] : [...said, ...peopleParts(parts), ...stations];
}

function caseParts({ spending, medium, seasons }: StoryParts): ReportPart[] {
  const { whole, scope, own, words } = spending;
  const material = { medium, ownMedia: [medium], followed: [...own.verticals], seasons, gaps: false };
  const said = talkingPoints(whole, scope, material, EVERY_POINT)
    .filter(({ message }) => CLIENT_CASE.has(message))
    .slice(0, POINTS)
    .map((insight) => `${sentence(insight, words)}.`);
  return said.length > 0 ? [{ kind: "text", text: said.join(" ") }] : [];
}

function peopleParts({ spending, stations }: StoryParts): ReportPart[] {
  const { market, words } = spending;
  const { text, formats } = words;
  const counted = (name: string, count: number | null): KeyFiguresPart["figures"] =>
    count ? [{ name, value: formats.people(count), change: null, comparison: null }] : [];
  const figures = [
    ...counted(text("oneSheet.client.persons"), market.population),
    ...counted(text("oneSheet.client.households"), market.households),
    ...(stations?.medium === "tv" ? counted(text("oneSheet.client.tvHomes"), market.tvHomes) : []),
  ];
  return figures.length > 0 ? [{ kind: "keyFigures", figures }] : [];
}

function stationParts(parts: StoryParts): ReportPart[] {
  const { stations, ownStations } = parts;
  const own = stations?.rows.filter(({ station }) => ownStations.has(station.id)) ?? [];
  return stations && own.length > 0 ? [stationsPart(own, stations, parts)] : [];
}

/** The stations that are offered, with the people who can receive each; a share of the audience stands there where a survey says it, never where a model does. */
function stationsPart(
  own: readonly StationRow[],
  { medium, rows, books }: NonNullable<StoryParts["stations"]>,
  { spending, peopleInContours }: StoryParts,
): FigurePart {
  const { words, market } = spending;
  const { text, formats } = words;
  const book = books.find((one) => !isModelledBook(one.book));
  const people = own.filter(({ station }) => peopleInContours.has(station.id));
  const measure = text("oneSheet.client.stationsLine");
  const word = (key: string, head: string, shown: (row: StationRow) => string | null) =>
    textColumn<StationRow>(key, head, (row) => shown(row) ?? formats.count(null));
  const columns = [
    word("station", text("oneSheet.client.station"), ({ station }) => stationName(station, rows)),
    medium === "tv"
      ? word("channel", text("stations.column.channel"), ({ station }) => channelText(station, words))
      : word("frequency", text("stations.column.frequency"), ({ station }) => frequencyText(station, words)),
    word(
      medium === "tv" ? "network" : "format",
      text(`stations.column.${medium === "tv" ? "network" : "format"}`),
      ({ station }) => programmeOf(station),
    ),
    ...(people.length > 0
      ? [
          word("people", text("oneSheet.client.inContour"), ({ station }) => {
            const count = peopleInContours.get(station.id);
            return count === undefined ? null : formats.people(count);
          }),
        ]
      : []),
    ...(book
      ? [
          numberColumns(words).share<StationRow>(
            "share",
            text("stations.column.share", { book: book.book }),
            ({ shares }) => shares.find((one) => one.book === book.book)?.share ?? null,
          ),
        ]
      : []),
  ];
  return {
    kind: "figure",
    name: "stationCompetitiveOverview",
    headline: text("oneSheet.client.stations", {
      stations: formats.list(own.slice(0, NAMED_STATIONS).map(({ station }) => stationName(station, rows))),
      market: words.market(market.id),
      count: own.length,
    }),
    measure,
    chart: null,
    alt: measure,
    table: plannedTable({ name: "own-stations", caption: measure, columns, rows: own }),
    shows: "table",
    source: [
      text("marketProfile.stations.source"),
      ...(people.length > 0 ? [text("oneSheet.client.contourSource")] : []),
    ].join(" "),
  };
}

function nextSteps({ spending, client, budget, sale }: StoryParts, months: Months): string[] {
  const { text, formats } = spending.words;
  const name = client?.trim() ?? "";
  const [first] = months.strongest;
  return [
    text(name ? "oneSheet.next.goalOf" : "oneSheet.next.goal", { client: name }),
    ...(first
      ? [text("oneSheet.client.before", { month: formats.monthName(first), part: formats.share(months.part) })]
      : []),
    ...(budget === null || sale === null ? [text("oneSheet.client.askNumbers")] : []),
    text("oneSheet.next.meet"),
  ];
}

/** The parts with titles, those that are not empty. */
export function clientSections(
  parts: StoryParts,
  story: ClientStory,
  names: readonly (keyof ClientStory)[],
): ReportSection[] {
  const { words } = parts.spending;
  const said = { medium: words.medium(parts.medium), scope: scopeTitle(parts.spending) };
  return names
    .filter((name) => story[name].length > 0)
    .map((name) => ({ id: name, title: words.text(`oneSheet.client.title.${name}`, said), parts: story[name] }));
}
