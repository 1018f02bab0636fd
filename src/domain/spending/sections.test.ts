import { narrowView } from "./scope.ts";
import { provenanceAtLevel } from "../revisions/provenanceAtLevel.ts";
import { describe, expect, test } from "vitest";
import { exampleProvenance, exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { percent } from "../figures/rounded.ts";
import { toCsv } from "../tables/csv.ts";
import { forecastByMedia } from "./forecastByMedia.ts";
import { mediaCompare } from "./mediaCompare.ts";
import { mediaSpending, mediaSpendingTable } from "./mediaSpending.ts";
import { mediaYears, mediaYearsTable } from "./mediaYears.ts";
import { platformSpending } from "./platformSpending.ts";
import { politicalSpending, politicalSpendingTable } from "./politicalSpending.ts";
import { largestGrowthVerticals, largestLossVerticals, topSubVerticals } from "./subVerticalList.ts";

/** A small market: two traditional media, two digital ones, with an election in 2024. */
const own = walletOf("tv-1", [2023, 2024, 2025], {
  tvOta: { hotels: [300, 310, 330], hospitals: [100, 90, 70], politicalCandidates: [10, 200, 5] },
  directMail: { hotels: [50, 50, 50], hospitals: [50, 60, 50], politicalCandidates: [0, 40, 0] },
  mobile: { hotels: [200, 240, 300], hospitals: [100, 110, 200], politicalCandidates: [0, 60, 0] },
  email: { hotels: [0, null, 10], hospitals: [null, null, null], politicalCandidates: [null, null, null] },
});

const nation = walletOf("nation", [2023, 2024, 2025], {
  tvOta: { hotels: [3000, 3000, 3000], hospitals: [1000, 1000, 1000], politicalCandidates: [100, 2000, 100] },
  directMail: { hotels: [1000, 1000, 1000], hospitals: [1000, 1000, 1000], politicalCandidates: [0, 0, 0] },
  mobile: { hotels: [2000, 2000, 2000], hospitals: [1900, 1900, 1900], politicalCandidates: [0, 0, 0] },
  email: { hotels: [0, 0, 0], hospitals: [0, 0, 0], politicalCandidates: [0, 0, 0] },
});

const view = exampleView(own, nation);

describe("spend by medium", () => {
  test("comes largest first, with share, change on the year before and strength against the nation", () => {
    const { rows, ...head } = mediaSpending(view);
    expect(head).toMatchObject({ market: "tv-1", year: 2025, total: 1015, previousTotal: 1160, perCapita: 0.01015 });
    expect(head.growth).toBeCloseTo(1015 / 1160 - 1, 12);
    expect(
      rows.map(({ medium, dollars, share, rank, previousRank }) => [
        medium,
        dollars,
        percent(share),
        rank,
        previousRank,
      ]),
    ).toEqual([
      ["mobile", 500, 49.3, 1, 2],
      ["tvOta", 405, 39.9, 2, 1],
      ["directMail", 100, 9.9, 3, 3],
      ["email", 10, 1, 4, 4],
    ]);
    expect(rows[0]?.index).toBeCloseTo((500 / 1015 / 0.39) * 100, 9);
    expect(rows[0]?.growth).toBeCloseTo(500 / 410 - 1, 12);
    expect(rows[3]).toMatchObject({ growth: null, nationShare: 0, index: null });
  });

  test("leaves political money out of every figure when asked to", () => {
    const { rows, total, previousTotal } = mediaSpending({ ...view, political: "without" });
    expect([total, previousTotal]).toEqual([1010, 860]);
    expect(rows.map(({ dollars }) => dollars)).toEqual([500, 400, 100, 10]);
  });

  test("shares of the digital list are shares of digital money", () => {
    const { rows, total } = mediaSpending(view, "digital");
    expect(total).toBe(510);
    expect(rows.map(({ medium, share }) => [medium, percent(share)])).toEqual([
      ["mobile", 98],
      ["email", 2],
    ]);
  });

  test("has no earlier rank or growth in the first year", () => {
    const { rows, growth } = mediaSpending({ ...view, year: 2023 });
    expect(growth).toBeNull();
    expect(rows.every((row) => row.previousRank === null && row.growth === null)).toBe(true);
  });

  test("reads as a table with percent, whole index and cents", () => {
    const lines = toCsv(mediaSpendingTable(mediaSpending(view))).split("\r\n");
    expect(lines[0]).toBe(
      "rank,medium,group,dollars,share_percent,growth_percent,core_growth_percent,nation_share_percent,index,per_capita,low,high,previous_rank,kind,basis,level",
    );
    expect(lines[1]).toMatch(/^1,mobile,digital,500,49\.3,22,42\.9,39,126,0\.01,,,2,estimate,modelled,market$/);
  });
});

describe("the comparison", () => {
  test("puts this market first and the nation last, even when it was asked for, and names nobody twice", () => {
    const compared = [nation, own, { ...own, market: "tv-2" }].map((wallet) => ({ wallet, population: 5 }));
    const { markets } = mediaCompare({ ...view, compared });
    expect(markets).toEqual([
      { market: "tv-1", total: 1015 },
      { market: "tv-2", total: 1015 },
      { market: "nation", total: 10_000 },
    ]);
  });

  test("of the nation with itself shows it once", () => {
    expect(mediaCompare({ ...view, own: view.nation }).markets).toEqual([{ market: "nation", total: 10_000 }]);
  });
});

describe("the years table", () => {
  test("lists each group by the view's year, then its subtotal, and the total last", () => {
    const { rows } = mediaYears(view);
    expect(rows.map(({ id, level, dollars }) => [id, level, ...dollars])).toEqual([
      ["tvOta", "medium", 410, 600, 405],
      ["directMail", "medium", 100, 150, 100],
      ["traditional", "group", 510, 750, 505],
      ["mobile", "medium", 300, 410, 500],
      ["email", "medium", 0, null, 10],
      ["digital", "group", 300, 410, 510],
      ["total", "total", 810, 1160, 1015],
    ]);
    expect(mediaYears(view, "digital").rows.at(-1)).toMatchObject({ id: "digital", level: "total" });
  });

  test("spans average growth over the years ahead, or over the past where nothing lies ahead", () => {
    expect(mediaYears({ ...view, currentYear: 2024 })).toMatchObject({ cagrFrom: 2024, cagrTo: 2025 });
    const past = mediaYears({ ...view, currentYear: 2025 });
    expect(past).toMatchObject({ cagrFrom: 2023, cagrTo: 2025 });
    expect(past.rows.at(-1)?.cagr).toBeCloseTo(Math.sqrt(1010 / 800) - 1, 12);
  });

  test("has a column for every year that says which year it is", () => {
    const { columns } = mediaYearsTable(mediaYears(view));
    expect(columns.map(({ key }) => key).join(" ")).toBe(
      "medium level dollars_2023 dollars_2024 dollars_2025 " +
        "growth_percent_2023 growth_percent_2024 growth_percent_2025 " +
        "core_growth_percent_2023 core_growth_percent_2024 core_growth_percent_2025 cagr_percent",
    );
    expect(columns[2]).toEqual({ key: "dollars_2023", unit: "dollars", year: 2023 });
  });
});

test("the forecast shows core and political apart and counts political only when asked to", () => {
  const years = forecastByMedia(view).years.map(({ core, political, total }) => [core, political, total]);
  expect(years).toEqual([
    [800, 10, 810],
    [860, 300, 1160],
    [1010, 5, 1015],
  ]);
  expect(forecastByMedia({ ...view, political: "without" }).years.map(({ total }) => total)).toEqual([800, 860, 1010]);
});

test("the forecast grows on the year before", () => {
  const [first, second] = forecastByMedia(view).years;
  expect(first?.growth).toBeNull();
  expect(second?.growth).toBeCloseTo(1160 / 810 - 1, 12);
});

test("years that are not forecasts have no band, and forecasts have what was measured of the nation", () => {
  const provenance = provenanceAtLevel(exampleProvenance(own, 2024), "nation");
  const years = forecastByMedia({ ...view, own: view.nation, provenance, currentYear: 2024 }).years;
  expect(years.map(({ kind }) => kind)).toEqual(["actual", "actual", "forecast"]);
  expect(years[1]).toMatchObject({ low: null, total: 11_900, high: null });
  expect(Math.abs((years[2]?.high ?? 0) - 10_000 * 1.1)).toBeLessThan(own.media.length);
});

describe("political spending", () => {
  test("has months in an election year and none in an odd one", () => {
    expect(politicalSpending(view).months).toEqual([]);
    const { months, years } = politicalSpending({ ...view, year: 2024, political: "without" });
    expect(months.at(-1)).toEqual({ month: 12, dollars: 3, cumulative: 300 });
    expect(years[1]).toMatchObject({ dollars: 300, share: 300 / 1160 });
  });

  test("reads as a row for each year and then one for each month", () => {
    const { columns, rows } = politicalSpendingTable(politicalSpending({ ...view, year: 2024 }));
    expect(rows).toHaveLength(3 + 12);
    expect(rows[1]).toEqual([2024, null, "estimate", 300, null, 25.9, 200, 40, 60, null]);
    expect(rows[14]).toEqual([2024, 12, null, 3, 300, null, null, null, null, null]);
    expect(columns.at(-1)).toEqual({ key: "dollars_email", unit: "dollars", medium: "email" });
  });
});

describe("the lists of sub-verticals", () => {
  test("name those that spend most with the medium that takes most of it", () => {
    expect(
      topSubVerticals(view).rows.map(({ subVertical, dollars, topMedium }) => [subVertical, dollars, topMedium]),
    ).toEqual([
      ["hotels", 690, "tvOta"],
      ["hospitals", 320, "mobile"],
      ["politicalCandidates", 5, "tvOta"],
    ]);
  });

  test("name what grew and what lost the most dollars, political money apart", () => {
    expect(largestGrowthVerticals(view).rows.map(({ subVertical, delta }) => [subVertical, delta])).toEqual([
      ["hotels", 90],
      ["hospitals", 60],
    ]);
    expect(largestLossVerticals(view).rows).toEqual([]);
    const political = narrowView(view, { kind: "subVertical", id: "politicalCandidates" });
    expect(largestLossVerticals(political).rows.map(({ subVertical, delta }) => [subVertical, delta])).toEqual([
      ["politicalCandidates", -295],
    ]);
  });

  test("leave out what is below the minimum in both years", () => {
    const { minimumDollars, rows } = largestGrowthVerticals({ ...view, minimumShare: 0.5 });
    expect(minimumDollars).toBe(508);
    expect(rows.map(({ subVertical }) => subVertical)).toEqual(["hotels"]);
  });

  test("leave political out without political", () => {
    expect(largestLossVerticals({ ...view, political: "without" }).rows).toEqual([]);
  });
});

test("digital money is cut by platform to the dollar, and what nobody knows goes to other display and video", () => {
  const { rows, total } = platformSpending(view);
  expect(total).toBe(510);
  expect(rows.slice(0, 3).map(({ platform, dollars }) => [platform, dollars])).toEqual([
    ["google", 190],
    ["meta", 150],
    ["otherSocial", 70],
  ]);
  const strange = walletOf("tv-1", [2025], { holograms: { hotels: [40] } });
  expect(platformSpending(exampleView(strange, strange)).rows[0]).toMatchObject({
    platform: "otherDisplayVideo",
    dollars: 40,
  });
});

test("a revision's own platform shares count instead of the usual ones", () => {
  const mobile = walletOf("tv-1", [2025], { mobile: { hotels: [40] } });
  const { rows } = platformSpending(
    exampleView(mobile, mobile, { platformShares: { mobile: { meta: 0.75, google: 0.25 } } }),
  );
  expect(rows.slice(0, 2).map(({ platform, dollars }) => [platform, dollars])).toEqual([
    ["meta", 30],
    ["google", 10],
  ]);
});
