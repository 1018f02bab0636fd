import { NATION } from "../markets/market.ts";
import type { ReportDefinition } from "./reportDefinition.ts";

export const TEMPLATES = [
  "mediaByYear",
  "verticalShare",
  "growthLeague",
  "marketRanking",
  "digitalSellers",
  "forecastRange",
  "empty",
] as const;
export type Template = (typeof TEMPLATES)[number];

/** For whom a template is filled in. */
export interface TemplateReader {
  /** The kind of market that the reader has. */
  readonly every: "tv" | "radio";
  /** The market to compare with the nation; null where there is none. */
  readonly market: string | null;
}

const EMPTY: ReportDefinition = {
  markets: { ids: [] },
  customMarkets: [],
  years: { before: 0, after: 2 },
  political: "with",
  media: null,
  verticals: null,
  rows: [],
  columns: [],
  measures: ["dollars"],
  shareOf: "column",
  sort: "order",
  top: null,
  layout: "pivot",
  chart: "bars",
};

/** The templates that say something of so many markets: a ranking of one is none. */
export function templatesFor(markets: number): readonly Template[] {
  return TEMPLATES.filter((template) => template !== "marketRanking" || markets > 1);
}

/** A definition to begin with. Periods move with every revision, and "all" is whatever its reader may see. */
export function reportTemplate(template: Template, { every, market }: TemplateReader): ReportDefinition {
  const all = { every, states: [] };
  const here = { ids: market === null ? [] : [market] };
  switch (template) {
    case "mediaByYear":
      return { ...EMPTY, markets: all, rows: ["market", "medium"], columns: ["year"] };
    case "verticalShare":
      return {
        ...EMPTY,
        markets: { ids: [...here.ids, NATION] },
        years: { before: 0, after: 0 },
        political: "without",
        rows: ["vertical"],
        columns: ["market"],
        measures: ["share", "index"],
        shareOf: "market",
        layout: "chart",
      };
    case "growthLeague":
      return {
        ...EMPTY,
        markets: here,
        years: { before: 0, after: 0 },
        political: "without",
        rows: ["subVertical"],
        measures: ["growth", "dollars"],
        sort: "value",
        top: 25,
      };
    case "marketRanking":
      return {
        ...EMPTY,
        markets: all,
        years: { before: 0, after: 0 },
        rows: ["market"],
        measures: ["perCapita", "dollars", "growth"],
        sort: "value",
      };
    case "digitalSellers":
      return {
        ...EMPTY,
        markets: here,
        years: { before: 2, after: 2 },
        rows: ["platform"],
        columns: ["year"],
        measures: ["dollars"],
        layout: "chart",
        chart: "lines",
      };
    case "forecastRange":
      return {
        ...EMPTY,
        markets: here,
        years: { before: 3, after: 4 },
        rows: ["year"],
        measures: ["dollars", "low", "high", "growth"],
      };
    default:
      return EMPTY;
  }
}
