/** Where a table lies when the store is several machines. */
export type Place =
  /** Divided over all machines by `market_id`, the same market's rows of all such tables on the same machine. */
  | "market"
  /** A copy on every machine: small tables that fact queries join. */
  | "everywhere"
  /** On the coordinator alone, as in any PostgreSQL. */
  | "coordinator";

export interface PlacedTable {
  readonly place: Place;
  readonly why: string;
}

/** The column by which facts are divided. */
export const MARKET = "market_id";

/** The fact table that the others are kept beside. */
export const FIRST_FACTS = "spend_row";

const facts = (why: string): PlacedTable => ({ place: "market", why });
const everywhere = (why: string): PlacedTable => ({ place: "everywhere", why });
const coordinator = (why: string): PlacedTable => ({ place: "coordinator", why });

/**
 * Every table that names a market, and those that are joined with facts. Tables that are not here are the product's daily work (people, jobs, audit,
 * content) and stay on the coordinator, where locks, triggers, notifications and SKIP LOCKED are those of PostgreSQL. See docs/scale-out.md.
 */
export const PLACEMENT: Readonly<Record<string, PlacedTable>> = {
  spend_row: facts("spend as customers send it, millions of rows a file"),
  wallet: facts("one packed row a market and revision; the largest table in bytes"),
  ad_intel_packed: facts("observed spend, tens of millions of rows, some thousand of a market in one"),
  ad_intel_period: facts("its roll-up by period, made beside the rows"),
  ad_intel_market: facts("its roll-up by category, made beside the rows"),
  station_audience: facts("audiences by book, demographic and daypart"),

  market: everywhere("names and ranks of some hundred markets"),
  market_county: everywhere("which counties a market is made of"),
  county: everywhere("some 3,200 counties an import"),
  ad_intel_category: everywhere("names of categories that observed spend is shown with"),

  import: coordinator("one row a file, locked and counted up while it is read; no query of facts joins it"),
  published: coordinator(
    "the pointer that readers follow: on one machine it moves in one step, and is never joined with facts",
  ),
  kept_forecast: coordinator("some hundred rows of ten kilobytes a published revision, read when forecasts are scored"),
  ad_intel_row: coordinator("a view of ad_intel_packed; a table until migration 0049"),
  ad_intel_nation: coordinator("a roll-up without a market"),
  ad_intel_owner: coordinator("a roll-up without a market"),
  prospect: coordinator("some thousand rows, of every market or of one"),
  station: coordinator("some ten thousand rows an import, looked up by station"),
  station_market: coordinator("one row a station"),
  alert: coordinator("a person's, and refers to persons"),
  alert_rule: coordinator("a person's, and refers to persons"),
  alert_subscription: coordinator("a person's, and refers to persons"),
  call_entry: coordinator("a person's, and refers to persons"),
  call_change: coordinator("a person's, and refers to persons"),
  team_comment: coordinator("an organisation's, and refers to persons"),
  own_revenue: coordinator("an organisation's, refers to who brought it, and stays small"),
};

/** Tables divided by market. */
export const FACT_TABLES: readonly string[] = tablesAt("market");
/** Views that show facts row by row. */
export const FACT_VIEWS: readonly string[] = ["ad_intel_row"];
/** Tables with a copy everywhere. */
export const REFERENCE_TABLES: readonly string[] = tablesAt("everywhere");

function tablesAt(place: Place): string[] {
  return Object.keys(PLACEMENT).filter((table) => PLACEMENT[table]?.place === place);
}
