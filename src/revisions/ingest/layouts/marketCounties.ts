import type { MarketKind } from "#domain/markets/market.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { MarketMatcher } from "../cells/matchMarket.ts";
import { readFips } from "../cells/readFips.ts";
import { SeenKeys } from "../seenKeys.ts";

const KINDS = ["tv", "radio", "custom"] as const satisfies readonly MarketKind[];
/** Shares are written with few digits: three thirds may come to 1.00001. */
const ROUNDING = 1e-4;

/** Which counties a market is made of, and with what share of each. */
export const marketCounties: Layout = {
  name: "market-counties",
  title: "counties of markets",
  nature: "modelled",
  table: "market_county",
  tableColumns: ["line", "market_id", "fips", "share"],
  columns: [
    { key: "market_code", aliases: ["code", "market_id"], required: true },
    { key: "market_type", aliases: ["type", "kind", "market_kind"], required: true },
    { key: "market_name", aliases: ["name", "market"] },
    { key: "county_fips", aliases: ["fips", "geoid"], required: true },
    { key: "share", aliases: ["county_share", "anteil", "cuota"], required: true },
  ],
  open: ({ row, importId, geography, problems }) => {
    const seen = new SeenKeys();
    const matchers = new Map(KINDS.map((kind) => [kind, new MarketMatcher(kind, geography.markets)]));
    /** By county: the sum of its TV shares, and the line that brought it there. */
    const tvShares = new Map<string, { sum: number; line: number }>();

    function readMarket(): string | null {
      const kind = row.choice("market_type", KINDS);
      const found = kind && matchers.get(kind)?.match(row.text("market_code") ?? "", row.text("market_name") ?? "");
      if (!found) return null;
      if ("id" in found) return found.id;
      row.refuse(found.in === "code" ? "market_code" : "market_name", found.code, found.message);
      return null;
    }

    return {
      check: () => {
        const market = readMarket();
        const fips = readFips(row, "county_fips");
        if (fips && !geography.counties.has(fips)) {
          row.refuse(
            "county_fips",
            "unknown-county",
            () => `No county has the FIPS code ${fips}. Import the counties first, or correct it.`,
          );
        }
        const share = row.number("share", { required: true, least: 0, most: 1 });
        if (share === 0) row.refuse("share", "out-of-range", () => "A share of 0 is no share. Leave the row out.");
        if (!market || !fips || share === null || !row.sound) return null;
        seen.check(row, "county_fips", `${market} ${fips}`);
        if (!row.sound) return null;
        if (market.startsWith("tv-")) {
          const sum = (tvShares.get(fips)?.sum ?? 0) + share;
          tvShares.set(fips, { sum, line: row.line });
        }
        return copyLine([importId, row.line, market, fips, share]);
      },
      finish: () => {
        for (const [fips, { sum, line }] of tvShares) {
          if (sum <= 1 + ROUNDING) continue;
          const total = Number(sum.toFixed(4));
          problems.add(
            { line, column: "share", value: String(total) },
            "share-above-one",
            () =>
              `The TV markets' shares of county ${fips} add up to ${total}; TV markets do not overlap, so 1 is the most.`,
          );
        }
      },
    };
  },
};
