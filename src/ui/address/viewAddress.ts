import { NATION } from "#domain/markets/market.ts";
import { type Measure, MEASURES } from "#domain/figures/measure.ts";
import { type Period, readQuarter } from "#domain/period.ts";
import type { Political } from "#domain/spending/view.ts";

/** How many markets can stand beside the own one. */
export const MAX_COMPARED = 4;

/** What a screen of figures shows, as its address says it: `?market=tv-623&year=2026&quarter=2&political=without&measure=share&compare=tv-501,nation`. */
export interface ViewAddress extends Period {
  readonly market: string;
  readonly political: Political;
  readonly measure: Measure;
  /** Ids of up to four more markets, `nation` among them. */
  readonly compare: readonly string[];
}

/** What an address is checked against. */
export interface AddressBounds {
  /** Ids of the markets that the person may read. */
  readonly markets: readonly string[];
  readonly years: readonly number[];
  readonly defaultMarket: string;
  readonly defaultYear: number;
}

/** What a screen shows before anything is filtered; its market and year depend on the person and the data. */
export const USUAL_FILTERS = { quarter: undefined, political: "with", measure: "dollars", compare: [] } as const;

/**
 * Reads an address. What is missing or makes no sense gets its default, except the market: another's market is kept as
 * asked, so that the screen can say that it is not open to this person.
 */
export function readAddress(search: URLSearchParams, bounds: AddressBounds): ViewAddress {
  const market = search.get("market") || bounds.defaultMarket;
  const year = Number(search.get("year"));
  const measure = search.get("measure");
  return {
    market,
    year: bounds.years.includes(year) ? year : bounds.defaultYear,
    quarter: readQuarter(search.get("quarter")),
    political: search.get("political") === "without" ? "without" : USUAL_FILTERS.political,
    measure: MEASURES.find((known) => known === measure) ?? USUAL_FILTERS.measure,
    compare: readCompared(search.get("compare"), market, bounds.markets),
  };
}

function readCompared(text: string | null, market: string, known: readonly string[]): readonly string[] {
  const asked = new Set((text ?? "").split(","));
  const readable = [...asked].filter((id) => id !== market && (id === NATION || known.includes(id)));
  return readable.length === 0 ? USUAL_FILTERS.compare : readable.slice(0, MAX_COMPARED);
}

/** Writes a changed view into an address; what else stands there is kept, defaults other than market and year are left out. */
export function writeAddress(search: URLSearchParams, view: ViewAddress): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  next.set("market", view.market);
  next.set("year", String(view.year));
  put("quarter", String(view.quarter ?? ""), "");
  put("political", view.political, USUAL_FILTERS.political);
  put("measure", view.measure, USUAL_FILTERS.measure);
  put("compare", view.compare.filter((id) => id !== view.market).join(","), "");
  return next;
}
