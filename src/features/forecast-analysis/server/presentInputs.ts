import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { nationalTotalRows } from "#platform/database/queries/nationalTotalRows.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import type { RevisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { ForecastInput, NationalTotal, SpendEvidence } from "#forecast/input.ts";
import { MEDIA_FIT } from "#forecast/demand/mediaFit.ts";
import { USUAL_RACES } from "#forecast/politics/racesByState.ts";
import { driversOf } from "#forecast/mediumDrivers.ts";
import type { ObservedSpend, Seen } from "#forecast/steering/observedSpend.ts";
import { readObservedSpend } from "#revisions/adIntel/observedSpend.ts";
import { forecastInput } from "#revisions/building/forecastInput.ts";
import { readRevisionRows } from "#revisions/building/readRevisionRows.ts";
import { readComposition } from "#revisions/drafts/composition.ts";
import type { forecastInputs } from "../contract/inputs.ts";

type Inputs = EndpointOutput<typeof forecastInputs>;

/** What a run of a base is made from, as it leaves the server. @throws Failure `conflict` where the base lacks a file */
export async function presentInputs(store: Database, record: RevisionRecord): Promise<Inputs> {
  const assumptions = await revisionAssumptions(store, record.id);
  const rows = await readRevisionRows(store, record.id, await readComposition(store, record.id), assumptions);
  const { input, unplacedLines } = forecastInput(rows);
  // A run reads it where it is believed; here it is told either way, so that one can see what there would be to believe.
  const spend = rows.observed.length > 0 ? rows.observed : await readObservedSpend(store, record.id);
  const names = new Map(rows.markets.map(({ id, name }) => [id, name]));
  return {
    base: presentBase(record),
    years: input.years,
    media: input.media,
    subVerticals: input.subVerticals,
    currentYear: input.currentYear,
    totals: input.totals,
    mix: input.mix,
    markets: input.markets.map((market) => ({ ...market, name: names.get(market.market) ?? market.market })),
    trades: input.trades ?? [],
    activity: input.activity ?? null,
    elections: input.elections ?? null,
    evidence: compact(
      input.evidence,
      input.markets.map(({ market }) => market),
    ),
    unplacedSpendLines: unplacedLines,
    observed: spend
      .filter(({ medium }) => input.media.includes(medium))
      .map((one) => presentObserved(one, input, assumptions)),
    drivers: Object.fromEntries(input.media.map((medium) => [medium, driversOf(medium)])),
    fit: MEDIA_FIT,
    races: USUAL_RACES,
    assumptions,
    anchors: await anchors(store),
  };
}

function presentObserved(
  { medium, year, byMarket, bySubVertical }: ObservedSpend,
  { markets, subVerticals }: ForecastInput,
  { reliability }: Assumptions,
): Inputs["observed"][number] {
  const inOrder = (ids: readonly string[], seen: ReadonlyMap<string, Seen>, of: keyof Seen) =>
    ids.map((id) => seen.get(id)?.[of] ?? 0);
  const marketIds = markets.map(({ market }) => market);
  const ofMarkets = inOrder(marketIds, byMarket, "dollars");
  return {
    medium,
    year,
    dollars: ofMarkets.reduce((sum, dollars) => sum + dollars, 0),
    marketsCovered: ofMarkets.filter((dollars) => dollars > 0).length,
    reliability: reliability[medium] ?? 0,
    byMarket: ofMarkets,
    bySubVertical: inOrder(subVerticals, bySubVertical, "dollars"),
    amountsByMarket: inOrder(marketIds, byMarket, "amounts"),
    amountsBySubVertical: inOrder(subVerticals, bySubVertical, "amounts"),
  };
}

/** A base as screens name it. */
export function presentBase({ id, label, status, builtAt, sample }: RevisionRecord): Inputs["base"] {
  return { revision: String(id), label, status, builtAt: builtAt?.toISOString() ?? null, sample };
}

async function anchors(store: Queryable): Promise<NationalTotal[]> {
  const published = await publishedRevision(store);
  if (published === null) return [];
  const { nationalTotals } = await readComposition(store, published);
  return (await nationalTotalRows(store, nationalTotals)).filter(
    ({ basis }) => basis !== "modelled" && basis !== "assumed",
  );
}

function compact(lines: readonly SpendEvidence[], markets: readonly string[]): Inputs["evidence"] {
  const places = new Map(markets.map((market, place) => [market, place]));
  const [subVerticals, media] = [collector(), collector()];
  return {
    market: lines.map(({ market }) => places.get(market) ?? 0),
    subVerticals: lines.map((line) => subVerticals.place(line.subVerticals)),
    media: lines.map((line) => media.place(line.media)),
    year: lines.map(({ year }) => year),
    dollars: lines.map(({ dollars }) => dollars),
    least: lines.flatMap(({ least }, line) => (least === true ? [line] : [])),
    subVerticalSets: subVerticals.sets,
    mediaSets: media.sets,
  };
}

/** Numbers the different sets of positions in the order in which they come up. */
function collector(): { readonly sets: (readonly number[])[]; readonly place: (set: readonly number[]) => number } {
  const sets: (readonly number[])[] = [];
  const known = new Map<string, number>();
  return {
    sets,
    place: (set) => {
      const key = set.join();
      const found = known.get(key);
      if (found !== undefined) return found;
      known.set(key, sets.length);
      return sets.push(set) - 1;
    },
  };
}
