import type { StrengthPart } from "#domain/forecast/cellCourse.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { fitOf } from "./demand/mediaFit.ts";
import { placeRatios } from "./demand/placeRatios.ts";
import { tradeQuotients } from "./demand/tradeQuotients.ts";
import { driverShares } from "./mediumDrivers.ts";
import type { ForecastInput } from "./input.ts";
import { tiltOf } from "./verticalTilts.ts";

/** No market is more than so many times as strong, or as weak, in a sub-vertical as the average one: by what its people earn and buy, and where trades are counted. */
const STRONGEST = { byTilts: 4, byTrades: 25 };
/** A market without any of a trade wants a twentieth of it: visitors and neighbors advertise there too. */
const LEAST_QUOTIENT = 0.05;

type SeedInput = Pick<ForecastInput, "markets" | "trades" | "activity" | "fit">;

/** What a strength is the product of in every market: each ratio to the power of its elasticity. */
interface Influence {
  readonly of: StrengthPart["of"];
  readonly ratios: readonly number[];
  readonly elasticity: number;
  readonly reason?: string | undefined;
}

export interface MarketSeeds {
  /**
   * The pattern that balancing keeps: how strong each sub-vertical is in each market, 1 being average. Flat, market by market.
   *
   * Above zero everywhere, so that any margins over it can be met.
   */
  of(medium: string): Float64Array;
  /** What the strength of one of them is made of, and the bounds that it is held in. */
  parts(
    medium: string,
    column: number,
    row: number,
  ): { readonly parts: readonly StrengthPart[]; readonly bounds: readonly [number, number] };
}

/** How strong sub-verticals are from market to market. */
export function marketSeeds(input: SeedInput, subVerticals: readonly string[]): MarketSeeds {
  const most = Math.log(strongest(input));
  const general = subVerticals.map(influences(input));
  const places = placeRatios(input.markets);
  const own = (medium: string): Influence[][] =>
    subVerticals.map((subVertical) =>
      fitOf(subVertical, medium, input.fit).map(({ place, ...part }) => ({
        of: place,
        ratios: places[place],
        elasticity: part.elasticity,
        reason: part.reason,
      })),
    );
  const logs = logsOf(general, input.markets.length);
  return {
    of: (medium) => {
      const seeds = logs.slice();
      own(medium).forEach((list, column) => addLogs(seeds, list, column, subVerticals.length));
      return seeds.map((log) => Math.exp(Math.max(-most, Math.min(most, log))));
    },
    parts: (medium, column, row) => ({
      parts: [...(general[column] ?? []), ...(own(medium)[column] ?? [])].map(({ of, ratios, elasticity, reason }) => ({
        of,
        ratio: ratios[row] ?? 1,
        elasticity,
        ...(reason !== undefined && { reason }),
      })),
      bounds: [1 / strongest(input), strongest(input)],
    }),
  };
}

function strongest({ trades = [] }: SeedInput): number {
  return trades.length > 0 ? STRONGEST.byTrades : STRONGEST.byTilts;
}

/** What a sub-vertical follows in every medium: its trade where one is counted, and what people earn and buy. */
function influences({ markets, trades = [], activity }: SeedInput): (subVertical: string) => Influence[] {
  const ratios = marketRatios(markets);
  const bySubVertical = new Map(trades.map((trade) => [trade.subVertical, trade]));
  return (subVertical) => {
    const trade = bySubVertical.get(subVertical);
    const { income, retail, business, size } = trade ?? tiltOf(subVertical, verticalOf(subVertical));
    const quotients = trade && activity ? tradeQuotients(trade, activity) : null;
    const all: Influence[] = [
      {
        of: "trade",
        ratios: quotients?.map((one) => Math.max(LEAST_QUOTIENT, one)) ?? [],
        elasticity: quotients ? trade!.elasticity : 0,
      },
      { of: "income", ratios: ratios.income, elasticity: income },
      { of: "retailSales", ratios: ratios.retailSales, elasticity: retail },
      { of: "establishments", ratios: ratios.establishments, elasticity: business },
      { of: "size", ratios: ratios.size, elasticity: size },
    ];
    return all.filter(({ elasticity }) => elasticity !== 0);
  };
}

/** A market's figures a head against the nation's, and its people against the average market's. 1, average, where not known. */
function marketRatios(
  markets: SeedInput["markets"],
): Readonly<Record<"income" | "retailSales" | "establishments" | "size", number[]>> {
  const shares = driverShares(markets);
  const perPerson = (driver: CountyDriver) =>
    shares[driver].map((share, place) => ratio(share, shares.population[place] ?? 0));
  return {
    income: perPerson("income"),
    retailSales: perPerson("retailSales"),
    establishments: perPerson("establishments"),
    size: shares.population.map((people) => ratio(people, 1 / markets.length)),
  };
}

function logsOf(lists: readonly (readonly Influence[])[], markets: number): Float64Array {
  const logs = new Float64Array(markets * lists.length);
  lists.forEach((list, column) => addLogs(logs, list, column, lists.length));
  return logs;
}

function addLogs(logs: Float64Array, influences: readonly Influence[], column: number, columns: number): void {
  for (const { ratios, elasticity } of influences)
    ratios.forEach((one, row) => {
      logs[row * columns + column]! += elasticity * Math.log(one);
    });
}

function ratio(value: number, base: number): number {
  return value > 0 && base > 0 ? value / base : 1;
}
