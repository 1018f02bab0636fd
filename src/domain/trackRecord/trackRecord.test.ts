import { describe, expect, test } from "vitest";
import { exampleProvenance, walletOf } from "#tests/support/exampleWallet.ts";
import type { Provenance } from "../revisions/revision.ts";
import type { PublishedRevision } from "./publishedRevision.ts";
import { keptForecast } from "./keptForecast.ts";
import { partSums } from "./partSums.ts";
import { areScored, type ForecastScore } from "./scoreForecasts.ts";
import { trackRecord } from "./trackRecord.ts";

const YEARS = [2024, 2025, 2026, 2027, 2028];

interface Said {
  readonly id: string;
  readonly currentYear: number;
  /** TV of hotels, and of candidates where they spend. */
  readonly core: readonly number[];
  readonly political?: readonly number[];
  readonly provenance?: (origin: Provenance, year: number) => Provenance;
}

/** A revision that says this of TV in the nation. */
function revision({ id, currentYear, core, political, provenance = (origin) => origin }: Said) {
  const wallet = walletOf("nation", YEARS, {
    tvOta: { hotels: core, ...(political && { politicalCandidates: political }) },
  });
  const about: PublishedRevision = {
    id,
    label: `Revision ${id}`,
    publishedAt: null,
    sample: false,
    years: YEARS,
    media: ["tvOta"],
    currentYear,
    provenance: exampleProvenance(wallet, currentYear).map((years) =>
      years.map((origin, at) => provenance(origin, YEARS[at] ?? 0)),
    ),
  };
  const sums = partSums(keptForecast(wallet));
  return { revision: about, market: sums, nation: sums };
}

const recordOf = (...said: Said[]) => trackRecord("nation", said.map(revision), "nation");
const scoreOf = (scores: readonly ForecastScore[], of: Partial<ForecastScore>) =>
  scores.find((score) =>
    Object.entries({ part: "core", medium: "tvOta", ...of }).every(
      ([key, value]) => score[key as keyof ForecastScore] === value,
    ),
  );

const SPRING: Said = { id: "1", currentYear: 2025, core: [90, 100, 110, 121, 133] };
const LATER: Said = { id: "2", currentYear: 2027, core: [90, 100, 105, 100, 133] };

describe("a forecast", () => {
  test("is scored once a later revision states the closed year: error of what came, with its sign, and whether the range held it", () => {
    const { scores } = recordOf(SPRING, LATER);
    expect(scoreOf(scores, { year: 2026 })).toMatchObject({
      revision: "1",
      closedBy: "2",
      kind: "actual",
      horizon: 1,
      forecast: 110,
      closed: 105,
      low: 99,
      high: 122,
      inRange: true,
    });
    expect(scoreOf(scores, { year: 2026 })?.error).toBeCloseTo(110 / 105 - 1);
    expect(scoreOf(scores, { year: 2027 })).toMatchObject({ horizon: 2, forecast: 121, closed: 100, inRange: false });
    expect(scoreOf(scores, { year: 2027 })?.error).toBeCloseTo(0.21);
  });

  test("stands beside the guess that nothing changes after the last closed year", () => {
    const { scores, core } = recordOf(SPRING, LATER);
    expect(scoreOf(scores, { year: 2027 })).toMatchObject({ unchanged: 100, unchangedError: 0 });
    expect(scoreOf(scores, { year: 2026 })?.unchangedError).toBeCloseTo(100 / 105 - 1);
    expect(core.overall).toMatchObject({ count: 2, compared: 2, closer: 0, held: 1, ranged: 2, notScored: 0 });
    expect(core.overall.medianError).toBeCloseTo((110 / 105 - 1 + 0.21) / 2);
  });

  test("is not scored while its year runs, nor by what is still a forecast", () => {
    const running: Said = {
      ...LATER,
      currentYear: 2026,
      provenance: (origin, year) => (year === 2026 ? { ...origin, kind: "estimate" } : origin),
    };
    expect(recordOf(SPRING, running).scores).toEqual([]);
    expect(areScored([SPRING, running].map((said) => revision(said).revision))).toBe(false);
    expect(areScored([SPRING, LATER].map((said) => revision(said).revision))).toBe(true);
  });

  test("is held against an actual figure where one is published, and till then against the estimate of the closed year", () => {
    const estimated: Said = {
      ...LATER,
      provenance: (origin, year) => (year < 2026 ? origin : { ...origin, kind: "estimate", basis: "modelled" }),
    };
    expect(scoreOf(recordOf(SPRING, estimated).scores, { year: 2026 })).toMatchObject({
      closedBy: "2",
      kind: "estimate",
    });
    const actual: Said = { ...LATER, id: "3", core: [90, 100, 108, 100, 133] };
    expect(scoreOf(recordOf(SPRING, estimated, actual).scores, { year: 2026, revision: "1" })).toMatchObject({
      closedBy: "3",
      kind: "actual",
      closed: 108,
    });
  });

  test("keeps its score when revisions after that say otherwise", () => {
    const restated: Said = { ...LATER, id: "3", core: [90, 100, 150, 150, 133] };
    expect(scoreOf(recordOf(SPRING, LATER, restated).scores, { year: 2026 })).toMatchObject({
      closedBy: "2",
      closed: 105,
    });
  });

  test("of every revision counts, by how far ahead it was made", () => {
    const autumn: Said = { ...SPRING, id: "2", currentYear: 2026, core: [90, 100, 105, 99, 120] };
    const { core, revisions } = recordOf(SPRING, autumn, { ...LATER, id: "3" });
    expect(revisions.map(({ label }) => label)).toEqual(["Revision 1", "Revision 2", "Revision 3"]);
    expect(core.horizons.map(({ horizon, count }) => [horizon, count])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(core.media).toMatchObject([{ medium: "tvOta", count: 3 }]);
  });

  test("without a measured range is neither inside nor outside of one", () => {
    const bare: Said = { ...SPRING, provenance: ({ error: _error, ...origin }) => origin };
    const { scores, core } = recordOf(bare, LATER);
    expect(scoreOf(scores, { year: 2026 })).toMatchObject({ low: null, high: null, inRange: null });
    expect(core.overall).toMatchObject({ count: 2, ranged: 0, held: 0 });
  });
});

describe("what no forecast can know", () => {
  test("is told: the later revision restated the year that the forecast starts from", () => {
    const restated: Said = { ...LATER, core: [90, 104, 105, 100, 133] };
    const score = scoreOf(recordOf(SPRING, restated).scores, { year: 2026 });
    expect(score?.restated).toBeCloseTo(0.04);
    expect(score?.isNewDefinition).toBe(false);
    expect(score?.error).not.toBeNull();
  });

  test("a total moved further than vintages move is another definition, and not scored", () => {
    const { scores, core } = recordOf(SPRING, { ...LATER, core: [90, 130, 140, 150, 160] });
    expect(scoreOf(scores, { year: 2026 })).toMatchObject({ isNewDefinition: true, error: null, inRange: null });
    expect(core.overall).toMatchObject({ count: 0, medianError: null, notScored: 2 });
  });

  test("neither are totals of two publishers held against each other; two revisions of one are", () => {
    const by = (source: string) => (origin: Provenance) => ({ ...origin, source });
    const of = (source: string) =>
      scoreOf(recordOf({ ...SPRING, provenance: by("BIA, Dec 2025") }, { ...LATER, provenance: by(source) }).scores, {
        year: 2026,
      })?.isNewDefinition;
    expect(of("BIA, Dec 2027, via MediaPost")).toBe(false);
    expect(of("Magna, Dec 2027")).toBe(true);
  });
});

describe("political money", () => {
  test("is scored by itself, against the last closed year of the same phase of elections", () => {
    const spring = { ...SPRING, currentYear: 2025, political: [400, 20, 300, 25, 420] };
    const later = { ...LATER, currentYear: 2028, political: [400, 20, 330, 24, 500] };
    const { scores, core, political } = recordOf(spring, later);
    expect(scoreOf(scores, { part: "political", year: 2028 })).toMatchObject({
      forecast: 420,
      closed: 500,
      unchanged: 400,
    });
    // No year of the phase of 2026 had closed among those that the revision knows.
    expect(scoreOf(scores, { part: "political", year: 2026 })).toMatchObject({ unchanged: null, unchangedError: null });
    expect([core.overall.count, political.overall.count]).toEqual([3, 3]);
    expect(core.overall.medianError).toBe(
      recordOf({ ...SPRING }, { ...LATER, currentYear: 2028 }).core.overall.medianError,
    );
  });
});

describe("the nation and markets", () => {
  test("a market's closed year is our estimate, whoever published the national total", () => {
    const scored = [SPRING, LATER].map(revision);
    expect(trackRecord("tv-501", scored, "market").scores.map(({ kind }) => kind)).toEqual(
      expect.not.arrayContaining(["actual"]),
    );
  });

  test("a market that a revision does not know is not scored there", () => {
    const [first, second] = [SPRING, LATER].map(revision);
    if (!first || !second) throw new Error("Two revisions.");
    expect(trackRecord("tv-501", [{ ...first, market: null }, second], "market").scores).toEqual([]);
  });

  test("all media together are forecast by the sum, and are none of the single media that are counted", () => {
    const { scores, core } = recordOf(SPRING, LATER);
    expect(scoreOf(scores, { medium: null, year: 2026 })).toMatchObject({ forecast: 110, closed: 105, inRange: true });
    expect([core.overall.count, core.total.count]).toEqual([2, 2]);
  });
});

describe("the next score", () => {
  test("is that of the first year that is forecast and has not closed, for the revision that forecast it first", () => {
    expect(recordOf(SPRING).upcoming).toEqual({ year: 2026, revision: "1" });
    expect(recordOf(SPRING, LATER).upcoming).toEqual({ year: 2028, revision: "1" });
  });

  test("is none without a revision", () => {
    expect(recordOf().upcoming).toBeNull();
  });
});

test("what is kept of a wallet has every vertical's money by medium and year, and political money by itself", () => {
  const wallet = walletOf("tv-501", [2025, 2026], {
    tvOta: { hotels: [1, 2], casinos: [10, null], politicalCandidates: [100, 200], hospitals: [1000, 2000] },
  });
  const kept = keptForecast(wallet);
  expect(kept.subVerticals).toEqual(["leisure", "politicalCandidates", "healthcare"]);
  expect([...kept.dollars]).toEqual([11, 2, 100, 200, 1000, 2000]);
  expect([...keptForecast(kept).dollars]).toEqual([...kept.dollars]);
  const sums = partSums(kept);
  expect([sums("core", "tvOta", 2025), sums("political", null, 2026), sums("core", "mobile", 2025)]).toEqual([
    1011,
    200,
    null,
  ]);
});
