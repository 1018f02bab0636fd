import { scenarioSubject } from "../scenarioSubject.ts";
import type { Words } from "#language/words/words.ts";
import type { Season } from "#domain/advertisers/season.ts";
import { aboutDocument } from "../aboutDocument.ts";
import { narrowYears, type YearSpan } from "../narrowYears.ts";
import type { Brand, Fact, ReportDocument, ReportPart, ReportSection } from "../document.ts";
import type { Spending } from "../spending.ts";
import { spendingFacts } from "../spendingFacts.ts";
import { digitalSection } from "./market/digitalSection.ts";
import { economySection } from "./market/economySection.ts";
import { forecastSection } from "./market/forecastSection.ts";
import type { MarketEconomy } from "./market/marketEconomy.ts";
import { mediaSection } from "./market/mediaSection.ts";
import { methodSection } from "./market/methodSection.ts";
import { moversSection } from "./market/moversSection.ts";
import { type MarketPeople, peopleParts } from "./market/peopleParts.ts";
import { politicalSection } from "./market/politicalSection.ts";
import { type MarketRevision, revisionsSection } from "./market/revisionsSection.ts";
import { seasonsSection } from "./market/seasonsSection.ts";
import { snapshotSection } from "./market/snapshotSection.ts";
import { type ReportStations, stationsSection } from "./market/stationsSection.ts";
import { verticalsSection } from "./market/verticalsSection.ts";
import { REPORT_SECTIONS, type ReportSectionName } from "#domain/reportSections.ts";

export interface MarketReportParts {
  /** Of the whole market. */
  readonly spending: Spending;
  readonly brand: Brand;
  /** For whom it is made; null for nobody in particular. */
  readonly client: string | null;
  readonly paper: ReportDocument["paper"];
  /** An ISO instant. */
  readonly madeAt: string;
  /** Those that are wanted; the others are left out. */
  readonly sections: readonly ReportSectionName[];
  /** Whether the reader has the share of wallet, to which gaps belong. */
  readonly gaps: boolean;
  readonly economy: MarketEconomy;
  readonly nationEconomy: MarketEconomy;
  /** Null where the reader has neither of the two local media, whose profile it belongs to. */
  readonly people: MarketPeople | null;
  /** Null where the reader may not see them, and then their section is left out. */
  readonly tvStations: ReportStations | null;
  readonly radioStations: ReportStations | null;
  readonly seasons: readonly Season[];
  /** The last published revisions, newest first. */
  readonly revisions: readonly MarketRevision[];
  /** The years that charts and tables show; null shows all. */
  readonly years: YearSpan | null;
}

/** Everything that is known of a market, on paper. */
export function marketReport(parts: MarketReportParts): ReportDocument {
  const { spending, brand, client, paper, madeAt } = parts;
  const { words, market, view, revision } = spending;
  const { text, formats } = words;
  const about = aboutDocument({
    name: [market.id, "market-report", String(view.year)],
    revision,
    year: view.year,
    facts: [...spendingFacts(spending), ...yearsFact(parts.years, words)],
    words,
    client,
    madeAt,
    method: [text("marketReport.method.season"), text("marketReport.method.economy")],
  });
  const made: { readonly [Name in ReportSectionName]: () => readonly ReportPart[] } = {
    snapshot: () => snapshotSection(spending, parts.gaps),
    forecast: () => forecastSection(spending),
    media: () => mediaSection(spending),
    digital: () => digitalSection(spending),
    political: () => politicalSection(spending),
    verticals: () => verticalsSection(spending),
    movers: () => moversSection(spending),
    economy: () => [
      ...economySection(spending, parts.economy, parts.nationEconomy),
      ...(parts.people ? peopleParts(parts.people, spending) : []),
    ],
    tv: () => stationsSection(spending, parts.tvStations),
    radio: () => stationsSection(spending, parts.radioStations),
    seasons: () => seasonsSection(spending, parts.seasons),
    revisions: () => revisionsSection(parts.revisions, spending),
    method: () => methodSection(about, words),
  };
  const sections = REPORT_SECTIONS.filter((name) => parts.sections.includes(name)).flatMap((name): ReportSection[] => {
    const content = made[name]().map((part) =>
      parts.years ? narrowYears(part, parts.years, view.own.wallet.years, words) : part,
    );
    return content.length > 0 ? [{ id: name, title: text(`marketReport.section.${name}`), parts: content }] : [];
  });
  return {
    title: text("marketReport.title"),
    subject: scenarioSubject(`${words.market(market.id)} · ${formats.year(view.year)}`, words),
    locale: formats.locale,
    paper,
    about,
    ...(sections.at(-1)?.id === ("method" satisfies ReportSectionName) && { aboutSection: "method" }),
    brand,
    sections,
  };
}

function yearsFact(years: YearSpan | null, { text, formats }: Words): Fact[] {
  if (!years) return [];
  return [{ name: text("documents.fact.years"), value: `${formats.year(years.from)}–${formats.year(years.to)}` }];
}
