import type { Queryable } from "#platform/database/database.ts";
import { countyPeopleRows } from "#platform/database/queries/countyPeopleRows.ts";
import { lastSpendYears } from "#platform/database/queries/lastSpendYears.ts";
import { type ListedMarket, listedMarkets } from "#platform/database/queries/listedMarkets.ts";
import { type MarketCountyRow, marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { stationCounts } from "#platform/database/queries/stations/stationCounts.ts";
import { TWELVE_PLUS } from "#domain/demographics/ageBands.ts";
import { Failure } from "#domain/failure.ts";
import { RADIO_METHODS, type RadioMethod } from "#domain/markets/market.ts";
import { type DraftState, importsOf } from "./draftState.ts";

export type EditableKind = "tv" | "radio";

/** A TV or radio market as a draft has it. */
export interface MarketNow extends ListedMarket {
  readonly countyCount: number;
  readonly population: number;
  readonly households: number;
  /** Null where a county does not say its ages. */
  readonly persons12plus: number | null;
  readonly stations: number;
  readonly lastYear: number | null;
  readonly politicalIndex: number | null;
  readonly method: RadioMethod | null;
  readonly embeddedIn: string | null;
  readonly active: boolean;
  readonly changed: boolean;
}

export const LIST_LAYOUT = { tv: "markets-tv", radio: "markets-radio" } as const;

interface Persons {
  readonly population: number;
  readonly households: number;
  readonly persons12plus: number | null;
}

/** @throws Failure `nothing-published` where the draft has no such list yet */
export function basisOf(state: DraftState, kind: EditableKind | "counties"): number {
  const layout = kind === "counties" ? "market-counties" : LIST_LAYOUT[kind];
  const found = state.latest(layout);
  if (found === null) throw new Failure("nothing-published", `Import ${layout} first.`);
  return found;
}

/** The markets of a kind with what their counties add up to, in rank order. */
export async function listedNow(store: Queryable, state: DraftState, kind: EditableKind): Promise<MarketNow[]> {
  const rows = await listedMarkets(store, basisOf(state, kind));
  const members = await membersByMarket(store, state.latest("market-counties"));
  const people = await readPersons(store, state.latest("counties"));
  const stations = await stationCounts(store, state.revision);
  const years = await lastSpendYears(store, state.all("spend"));
  const before = await publishedWords(store, state, kind);
  return rows.map((row) => {
    const counties = members.get(row.id) ?? [];
    const details = row.details;
    return {
      ...row,
      ...addedUp(counties, people),
      countyCount: counties.length,
      stations: stations.get(row.id) ?? 0,
      lastYear: years.get(row.id) ?? null,
      politicalIndex: typeof details["political_index"] === "number" ? details["political_index"] : null,
      method: RADIO_METHODS.find((method) => method === details["method"]) ?? null,
      embeddedIn: details["embedded_in_code"] === undefined ? null : `${kind}-${details["embedded_in_code"]}`,
      active: details["active"] !== "no",
      changed: state.isDraft && before !== null && before.get(row.id) !== wordsOf(row, counties),
    };
  });
}

async function membersByMarket(store: Queryable, importId: number | null): Promise<Map<string, MarketCountyRow[]>> {
  const rows = importId === null ? [] : await marketCountyRows(store, importId);
  return Map.groupBy(rows, ({ market }) => market);
}

async function readPersons(store: Queryable, importId: number | null): Promise<ReadonlyMap<string, Persons>> {
  const rows = importId === null ? [] : await countyPeopleRows(store, importId);
  return new Map(
    rows.map(({ fips, population, households, percents }) => {
      const percent = TWELVE_PLUS(percents);
      return [fips, { population, households, persons12plus: percent === null ? null : (population * percent) / 100 }];
    }),
  );
}

function addedUp(counties: readonly MarketCountyRow[], people: ReadonlyMap<string, Persons>): Persons {
  let [population, households] = [0, 0];
  let older: number | null = counties.length > 0 ? 0 : null;
  for (const { fips, share } of counties) {
    const here = people.get(fips);
    if (!here) continue;
    population += here.population * share;
    households += here.households * share;
    older = older === null || here.persons12plus === null ? null : older + here.persons12plus * share;
  }
  return {
    population: Math.round(population),
    households: Math.round(households),
    persons12plus: older === null ? null : Math.round(older),
  };
}

/** What the published revision says of its markets, in a form that can be compared; null where the lists are the very same imports. */
async function publishedWords(
  store: Queryable,
  state: DraftState,
  kind: EditableKind,
): Promise<ReadonlyMap<string, string> | null> {
  if (!state.isDraft || state.published === null) return null;
  const published = await importsOf(store, state.published);
  const [list, counties] = [published.latest(LIST_LAYOUT[kind]), published.latest("market-counties")];
  if (list === state.latest(LIST_LAYOUT[kind]) && counties === state.latest("market-counties")) return null;
  const members = await membersByMarket(store, counties);
  const rows = list === null ? [] : await listedMarkets(store, list);
  return new Map(rows.map((row) => [row.id, wordsOf(row, members.get(row.id) ?? [])]));
}

function wordsOf(row: ListedMarket, counties: readonly MarketCountyRow[]): string {
  const details = Object.entries(row.details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    row.name,
    row.rank,
    row.states,
    row.tvHomes,
    row.latitude,
    row.longitude,
    details,
    counties.map(({ fips, share }) => [fips, share]),
  ]);
}
