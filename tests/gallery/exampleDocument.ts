import { viewKinds } from "#domain/yearKind.ts";
import { forecastByMedia, forecastByMediaTable } from "#domain/spending/forecastByMedia.ts";
import { mediaSpending, mediaSpendingTable } from "#domain/spending/mediaSpending.ts";
import { mediaYears, mediaYearsTable } from "#domain/spending/mediaYears.ts";
import { platformYears, platformYearsTable } from "#domain/spending/platformYears.ts";
import { politicalSpending, politicalSpendingTable } from "#domain/spending/politicalSpending.ts";
import { subVerticalListTable, topSubVerticals } from "#domain/spending/subVerticalList.ts";
import { verticalBreakdown, verticalBreakdownTable } from "#domain/spending/verticalBreakdown.ts";
import type { Table } from "#domain/tables/table.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "#documents/chart.ts";
import type { FigurePart, ReportDocument, ReportTable } from "#documents/document.ts";
import { reportTable } from "#documents/reportTable.ts";
import { exampleCharts } from "./exampleCharts.ts";
import { exampleText } from "./exampleTexts.ts";
import { exampleWords } from "./exampleWords.ts";
import { galleryView as view } from "./galleryView.ts";

/** A market report of the gallery's market: every part, every kind of chart and the widest tables, in a language. */
export async function exampleDocument(locale: Locale, rest: Partial<ReportDocument> = {}): Promise<ReportDocument> {
  const words = await exampleWords(locale);
  const { formats } = words;
  const say = (key: Parameters<typeof exampleText>[1], ...values: readonly string[]) =>
    exampleText(locale, key, ...values);
  const charts = exampleCharts(words);
  const media = mediaSpending(view);
  const [first, second] = media.rows;
  const own = first?.medium ?? "";
  const table = (name: string, named: string, from: Table): ReportTable =>
    reportTable(from, {
      name,
      caption: say("measure", say("dollars"), "2025", "$"),
      words,
      named,
      kinds: viewKinds(view),
      mark: (id) => (id === own ? say("own") : undefined),
    });
  const figure = (
    name: string,
    headline: string,
    chart: Chart | null,
    twin: ReportTable | null,
    shows: FigurePart["shows"],
  ): FigurePart => ({
    kind: "figure",
    name,
    headline,
    measure: say("measure", say("dollars"), "2025", chart && "unit" in chart ? chart.unit : "$"),
    chart,
    alt: say("chartOf", say("dollars"), headline),
    table: twin,
    shows,
    source: say("source"),
  });
  const leads = say("strongest", words.medium(own), formats.money(first?.dollars ?? null));
  const points = media.rows
    .slice(0, 3)
    .map(({ medium, share }) => say("strongest", words.medium(medium), formats.share(share)));

  return {
    title: say("title"),
    subject: "New York · 2025",
    locale,
    paper: locale === "en-US" ? "letter" : "a4",
    about: {
      fileName: `open-estimate-market-report-tv-501-2025`,
      madeAt: formats.instant("2026-03-04T14:30:00Z"),
      madeAtInstant: "2026-03-04T14:30:00Z",
      client: say("client"),
      facts: [
        { name: say("market"), value: "New York" },
        { name: say("year"), value: formats.year(2025) },
        { name: say("political"), value: say("withPolitical") },
        { name: say("revision"), value: "2025.1" },
        { name: say("published"), value: formats.date("2026-03-01T00:00:00Z") },
      ],
      sources: [say("sources"), "Example Association, Media Book 2025"],
      method: [say("method"), say("note")],
      sample: { badge: say("badge"), sentence: say("sample") },
    },
    brand: { product: "Spotmarket", organisation: "Empire Media", logo: null, colour: "#0b3d6e", accent: "#c2410c" },
    sections: [
      {
        id: "snapshot",
        title: say("snapshot"),
        parts: [
          { kind: "text", text: say("intro") },
          {
            kind: "keyFigures",
            figures: [
              {
                name: say("total"),
                value: formats.money(media.total),
                change: formats.growth(media.growth),
                comparison: say("onYear"),
              },
              {
                name: say("digital"),
                value: formats.share(0.563),
                change: formats.points(0.021),
                comparison: say("onYear"),
              },
              { name: say("perCapita"), value: formats.perCapita(media.perCapita), change: null, comparison: null },
              { name: say("rank"), value: formats.rank(1), change: null, comparison: null },
            ],
          },
          { kind: "points", title: say("talking"), points },
          figure("mediaShares", leads, charts.shares, null, "chart"),
        ],
      },
      {
        id: "media-mix",
        title: say("mediaMix"),
        parts: [
          figure(
            "mediaAdSpending",
            leads,
            charts.ranking,
            table("media-ad-spending", "medium", mediaSpendingTable(media)),
            "both",
          ),
          figure(
            "mediaAdSpendingMarketCompare",
            say("strongest", words.medium(second?.medium ?? ""), formats.share(second?.share ?? null)),
            charts.againstNation,
            null,
            "chart",
          ),
          figure("mediaAdSpendingTrend", leads, charts.trend, null, "chart"),
          figure(
            "mediaAdSpendingTable",
            leads,
            null,
            table("media-years", "medium", mediaYearsTable(mediaYears(view))),
            "table",
          ),
          { kind: "note", text: say("note") },
        ],
      },
      {
        id: "outlook",
        title: say("outlook"),
        parts: [
          figure(
            "forecastByMedia",
            leads,
            charts.outlook,
            table("forecast", "year", forecastByMediaTable(forecastByMedia(view))),
            "both",
          ),
          figure("mediaRanks", leads, charts.ranks, null, "chart"),
          figure(
            "digitalSpendingByPlatform",
            leads,
            charts.platforms,
            table("platform-years", "platform", platformYearsTable(platformYears(view))),
            "both",
          ),
        ],
      },
      {
        id: "political",
        title: say("political2"),
        parts: [
          figure(
            "politicalSpending",
            leads,
            charts.political,
            table("political", "year", politicalSpendingTable(politicalSpending(view))),
            "chart",
          ),
        ],
      },
      {
        id: "verticals",
        title: say("verticals"),
        parts: [
          figure(
            "topSubVerticals",
            leads,
            charts.field,
            table("top", "sub_vertical", subVerticalListTable(topSubVerticals(view))),
            "both",
          ),
          { kind: "pageBreak" },
          figure(
            "verticalBreakdown",
            leads,
            charts.categories,
            table("vertical-breakdown", "sub_vertical", verticalBreakdownTable(verticalBreakdown(view))),
            "both",
          ),
        ],
      },
      {
        id: "seasons",
        title: say("seasons"),
        parts: [figure("seasons", leads, charts.seasons, null, "chart"), { kind: "note", text: say("note") }],
      },
    ],
    ...rest,
  };
}
