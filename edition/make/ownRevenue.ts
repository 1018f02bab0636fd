import { readFileSync } from "node:fs";
import type { WatchedMarket } from "./adIntel.ts";
import { cellsOf, csvFile } from "./csvFile.ts";
import { nationalSpend } from "./nationalSpend.ts";
import { seededRandom } from "./seededRandom.ts";

const MEDIUM = "tvOta";
/** Dallas. */
const MARKET = "623";
const YEARS = [2025, 2026];
const SOLD_TO = [
  "carMakers",
  "dealerAssociations",
  "newCarDealers",
  "autoRepair",
  "colleges",
  "propertyInsurance",
  "healthInsurance",
  "commercialBanking",
  "legalServices",
  "plumbingHvac",
  "remodeling",
  "hospitals",
  "physicians",
  "amusementParks",
  "tourism",
  "wireless",
  "internetProviders",
  "realEstateAgents",
  "fastFood",
  "fullService",
  "supermarkets",
  "furniture",
  "mattresses",
  "homeCenters",
];

/** What the demo customer would have sold: an invented part of our own estimate, month by month as its trades have their seasons. */
export function ownRevenue(markets: readonly WatchedMarket[]): string {
  const { weight: weightOf, total: totalOf } = nationalSpend();
  const seasons = new Map(
    cellsOf(readFileSync(new URL("../seasons.csv", import.meta.url), "utf8")).map(([target = "", ...months]) => [
      target,
      months.slice(0, 12).map(Number),
    ]),
  );
  const here = markets.find(({ code }) => code === MARKET)?.share ?? 0;
  const rows = SOLD_TO.flatMap((target) => {
    const random = seededRandom(`sold ${target}`);
    // About as much as one of a market's larger station groups has.
    const part = 0.1 + 0.25 * random();
    return YEARS.flatMap((year) =>
      (seasons.get(target) ?? []).map((percent, month) => {
        const spent = totalOf(MEDIUM, year) * weightOf(target, MEDIUM) * here * (percent / 100);
        const dollars = Math.round((spent * part * (0.9 + 0.2 * random())) / 100) * 100;
        return [`tv-${MARKET}`, MEDIUM, target, year, month + 1, dollars];
      }),
    );
  });
  return csvFile(["market", "medium", "sub_vertical", "year", "month", "amount"], rows);
}
