import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryShape, arbitraryWallet } from "#tests/support/arbitraryWallet.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { ALERT_DIRECTIONS, type AlertCondition } from "./alertRule.ts";
import { type AlertRevision, evaluateRules, MOST_ALERTS } from "./evaluateRules.ts";
import { resolveScope } from "./resolveScope.ts";

const YEARS = [2024, 2025, 2026];
const wallet = walletOf("tv-501", YEARS, {
  tvOta: { newCarDealers: [1_000_000, 1_100_000, 1_200_000], hotels: [500_000, 400_000, 400_000] },
  ctvOtt: { newCarDealers: [1_000_000, 1_150_000, 1_300_000], hotels: [100_000, 160_000, 200_000] },
});

const reach = { markets: ["tv-501"], verticals: ["automotive", "leisure"], followed: ["automotive", "leisure"] };

function alertRevision(wallets: readonly Wallet[], more: Partial<AlertRevision> = {}): AlertRevision {
  return {
    revision: "2",
    media: wallets[0]?.media ?? [],
    currentYear: 2025,
    seasons: [],
    wallet: (market) => wallets.find((one) => one.market === market) ?? null,
    ...more,
  };
}

function condition(asked: Partial<AlertCondition> & Pick<AlertCondition, "kind" | "threshold">): AlertCondition {
  const usual = { direction: "up", severity: "medium", market: null, subject: null, medium: null } as const;
  return { ...usual, everySubVertical: false, ...asked };
}

function raised(
  asked: Parameters<typeof condition>[0],
  {
    now = alertRevision([wallet]),
    before = null as AlertRevision | null,
    today = "2026-02-14",
    isNew = true,
    of = reach,
  } = {},
) {
  const rule = condition(asked);
  const { markets, subjects } = resolveScope(rule, of);
  const result = evaluateRules([{ id: 1, condition: rule, markets, subjects, isNew }], { now, before, today }).get(1);
  if (!result) throw new Error("A rule has an answer.");
  return result;
}

const said = (result: ReturnType<typeof raised>) =>
  result.alerts.map(({ subject, medium, value }) => [subject.id, medium, Number(value.toFixed(4))]);

describe("an alert is raised", () => {
  test("for growth above the threshold, and not at it", () => {
    // New car dealers and so all of automotive grow by 12.5 %, hotels and so leisure fall by 6.7 %.
    expect(said(raised({ kind: "growth", threshold: 12.4 }))).toEqual([["automotive", null, 0.125]]);
    expect(said(raised({ kind: "growth", threshold: 12.5 }))).toEqual([]);
    expect(said(raised({ kind: "growth", direction: "down", threshold: 6.6 }))).toEqual([["leisure", null, -0.0667]]);
    expect(said(raised({ kind: "growth", direction: "either", threshold: 5 }))).toHaveLength(2);
  });

  test("for dollars above the threshold, the largest first", () => {
    expect(said(raised({ kind: "change", threshold: 249_999 }))).toEqual([["automotive", null, 250_000]]);
    expect(said(raised({ kind: "change", threshold: 250_000 }))).toEqual([]);
    expect(said(raised({ kind: "change", threshold: 1_000, direction: "either", everySubVertical: true }))).toEqual([
      ["newCarDealers", null, 250_000],
      ["hotels", null, -40_000],
    ]);
  });

  test("for a medium's share, in points as they are printed", () => {
    const [alert] = raised({ kind: "shareShift", threshold: 11.8, subject: "leisure" }).alerts;
    expect(alert).toMatchObject({ medium: "ctvOtt", value: 0.119, year: 2025 });
    expect(raised({ kind: "shareShift", threshold: 11.9, subject: "leisure" }).alerts).toEqual([]);
  });

  test("for a rank that changed by at least so many places", () => {
    const asked = { kind: "rankChange", threshold: 1, subject: "automotive" } as const;
    expect(said(raised(asked))).toEqual([["automotive", "ctvOtt", 1]]);
    expect(said(raised({ ...asked, direction: "down" }))).toEqual([["automotive", "tvOta", -1]]);
    expect(raised({ ...asked, threshold: 2 }).alerts).toEqual([]);
  });

  test("for a forecast that a new revision revised, and never without a revision before", () => {
    const earlier = walletOf("tv-501", YEARS, {
      tvOta: { newCarDealers: [1_000_000, 1_100_000, 1_000_000], hotels: [500_000, 400_000, 400_000] },
      ctvOtt: { newCarDealers: [1_000_000, 1_150_000, 1_300_000], hotels: [100_000, 160_000, 200_000] },
    });
    const before = alertRevision([earlier], { revision: "1" });
    const [alert, ...more] = raised({ kind: "revised", threshold: 5 }, { before }).alerts;
    expect(alert).toMatchObject({ year: 2026, before: 2_300_000, after: 2_500_000, occasion: "r2" });
    expect(more).toEqual([]);
    expect(raised({ kind: "revised", threshold: 8.7 }, { before }).alerts).toEqual([]);
    expect(raised({ kind: "revised", threshold: 5 }).alerts).toEqual([]);
  });

  test("when a season opens within the days asked for", () => {
    const months = [0.05, 0.05, 0.05, 0.2, 0.2, 0.1, 0.05, 0.05, 0.05, 0.05, 0.1, 0.05];
    const nation = { ...wallet, market: "nation" };
    const now = alertRevision([nation], { seasons: [{ subVertical: "hotels", months, source: "Example" }] });
    const asked = { kind: "season", everySubVertical: true } as const;
    const opening = { market: "nation", month: 4, occasion: "2026-04", before: 0.05, after: 0.2, value: 46 };
    expect(raised({ ...asked, threshold: 46 }, { now }).alerts).toMatchObject([opening]);
    expect(raised({ ...asked, threshold: 45 }, { now }).alerts).toEqual([]);
    expect(raised({ ...asked, threshold: 120 }, { now, today: "2026-12-20" }).alerts).toMatchObject([
      { occasion: "2027-04", value: 102 },
    ]);
  });

  test("before political money crowds others out, for who may read it", () => {
    const political = walletOf("tv-501", YEARS, { tvOta: { politicalCandidates: [0, 0, 1_000_000] } });
    const of = { ...reach, verticals: ["government"], followed: ["government"] };
    const asked = { kind: "crowdOut", threshold: 60 } as const;
    const now = alertRevision([political]);
    expect(raised(asked, { now, of, today: "2026-06-10" }).alerts).toMatchObject([
      { market: "tv-501", month: 8, occasion: "2026-08", before: 60_000, after: 90_000, value: 52 },
    ]);
    expect(raised(asked, { now, of, today: "2026-05-10" }).alerts).toEqual([]);
    expect(raised(asked, { now, today: "2026-06-10" }).alerts).toEqual([]);
  });
});

describe("an alert is not raised", () => {
  test("again for what the revision before said already", () => {
    const before = alertRevision([wallet], { revision: "1" });
    const asked = { kind: "growth", threshold: 10 } as const;
    expect(raised(asked, { before, isNew: true }).alerts).toHaveLength(1);
    expect(raised(asked, { before, isNew: false }).alerts).toEqual([]);
  });

  test("for sums too small to mean anything", () => {
    const tiny = walletOf("tv-501", YEARS, { tvOta: { hotels: [1_000, 9_000, 9_000] } });
    expect(raised({ kind: "growth", threshold: 10 }, { now: alertRevision([tiny]) }).alerts).toEqual([]);
  });

  test("for figures that are not known", () => {
    const gap = walletOf("tv-501", YEARS, { tvOta: { hotels: [null, 900_000, 900_000] } });
    expect(raised({ kind: "growth", threshold: 10 }, { now: alertRevision([gap]) }).found).toBe(0);
  });

  test("for a market or a line of business that its owner has lost", () => {
    const lost = (asked: Partial<AlertCondition>) =>
      resolveScope(condition({ kind: "growth", threshold: 10, ...asked }), reach).paused;
    expect(lost({ market: "tv-803" })).toBe("market");
    expect(lost({ subject: "healthcare" })).toBe("vertical");
    expect(lost({ subject: "hospitals" })).toBe("vertical");
    expect(lost({ market: "tv-501", subject: "hotels" })).toBeNull();
  });
});

test("a whole market is the sum of what its reader may see, without political money", () => {
  const asked = { kind: "change", direction: "either", threshold: 1_000, subject: "all" } as const;
  expect(said(raised(asked))).toEqual([["all", null, 210_000]]);
  expect(said(raised(asked, { of: { ...reach, verticals: ["leisure"], followed: ["leisure"] } }))).toEqual([
    ["all", null, -40_000],
  ]);
});

test("of a rule that holds for very much, the largest are told and all are counted", () => {
  const markets = Array.from({ length: 70 }, (_, at) => `tv-${at + 1}`);
  const wallets = markets.map((market, at) => walletOf(market, YEARS, { tvOta: { hotels: [20_000, 40_000 + at, 1] } }));
  const result = raised({ kind: "growth", threshold: 10 }, { now: alertRevision(wallets), of: { ...reach, markets } });
  expect(result.found).toBe(70);
  expect(result.alerts).toHaveLength(MOST_ALERTS);
  expect(result.alerts[0]?.market).toBe("tv-70");
});

test("a rule asked together with others says the same as alone, whatever the wallets hold", () => {
  const asked = (["growth", "change", "shareShift", "rankChange"] as const).flatMap((kind) =>
    ALERT_DIRECTIONS.map((direction) => condition({ kind, direction, threshold: 1, everySubVertical: true })),
  );
  const everything = {
    ...reach,
    verticals: ["automotive", "leisure", "retail", "healthcare"],
    followed: ["retail", "automotive"],
  };
  fc.assert(
    fc.property(
      arbitraryShape.chain((shape) => arbitraryWallet(shape, "tv-501")),
      (some) => {
        const now = alertRevision([some], { currentYear: some.years.at(-1) ?? 0 });
        const rules = asked.map((one, id) => {
          const { markets, subjects } = resolveScope(one, everything);
          return { id, condition: one, markets, subjects, isNew: true };
        });
        const material = { now, before: null, today: "2026-02-14" };
        const together = evaluateRules(rules, material);
        for (const rule of rules) {
          const alone = evaluateRules([rule], material).get(rule.id);
          expect(together.get(rule.id)).toEqual(alone);
          for (const { value } of alone?.alerts ?? []) {
            const moved = { up: value, down: -value, either: Math.abs(value) }[rule.condition.direction];
            expect(moved).toBeGreaterThan(0);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});
