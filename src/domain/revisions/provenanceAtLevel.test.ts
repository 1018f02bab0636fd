import { describe, expect, test } from "vitest";
import { NATION } from "../markets/market.ts";
import type { Political } from "../spending/view.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { SUB_VERTICALS } from "../taxonomy/verticals.ts";
import { type ReportedPart, reportedTogether } from "../wallet/reportedSpend.ts";
import { provenanceAtLevel, provenanceOfWallet, saidBasis } from "./provenanceAtLevel.ts";
import type { Provenance } from "./revision.ts";

const of = (kind: Provenance["kind"], basis: Provenance["basis"]): Provenance => ({ kind, basis, source: "Example" });

const provenance = [
  [of("actual", "published"), of("estimate", "published"), of("forecast", "modelled")],
  [of("actual", "derived"), of("actual", "modelled"), of("forecast", "published")],
];
const revision = { provenance, media: ["tvOta", "mobile"], years: [2024, 2025, 2026], currentYear: 2025 };
const said = (level: Parameters<typeof provenanceAtLevel>[1]) =>
  provenanceAtLevel(provenance, level).map((years) => years.map(({ kind, basis }) => `${kind} ${basis}`));

describe("of a national total", () => {
  test("it is published where somebody published it, and actual only then", () => {
    expect(said("nation")).toEqual([
      ["actual published", "estimate published", "forecast modelled"],
      ["estimate derived", "estimate modelled", "forecast published"],
    ]);
  });
});

describe.each(["nationCategory", "market", "marketCategory"] as const)("of a figure of the level %s", (level) => {
  test("all is modelled, and a closed year is an estimate", () => {
    expect(said(level)).toEqual([
      ["estimate modelled", "estimate modelled", "forecast modelled"],
      ["estimate modelled", "estimate modelled", "forecast modelled"],
    ]);
  });

  test("what the national total is stays known, and comes back with its own level", () => {
    const once = provenanceAtLevel(provenance, level);
    expect(once[0]?.[0]).toMatchObject({ level, total: { kind: "actual", basis: "published" }, source: "Example" });
    expect(provenanceAtLevel(once, "nation")[0]?.[0]).toMatchObject({ kind: "actual", basis: "published" });
  });
});

test("who reads some verticals of the nation only reads no total that anybody published", () => {
  const all = SUB_VERTICALS.map(({ id }) => id);
  const levels = [all, all.slice(0, 9)].map(
    (subVerticals) => provenanceOfWallet(revision, { market: NATION, subVerticals }, "with")[0]?.[0]?.level,
  );
  expect(levels).toEqual(["nation", "nationCategory"]);
});

describe("of a market of which somebody's books are imported", () => {
  const all = SUB_VERTICALS.map(({ id }) => id);
  const core = all.filter((id) => !isPolitical(id));
  const books = (subVerticals: readonly string[], partly = false): ReportedPart => ({
    subVerticals,
    media: { tvOta: [2024, 2025, 2026] },
    partly,
  });
  const of = (reported: readonly ReportedPart[], subVerticals = all, political: Political = "with") =>
    provenanceOfWallet(revision, { market: "tv-501", subVerticals, reported }, political).map((row) =>
      row.map((origin) => `${origin.kind} ${saidBasis(origin)}`),
    );
  const modelled = ["estimate modelled", "estimate modelled", "forecast modelled"];
  const partly = ["estimate partlyReported", "estimate partlyReported", "forecast partlyReported"];
  const reported = ["actual reported", "estimate reported", "forecast reported"];

  test("a medium whose whole sum they say is reported, a closed year of it is an actual figure, and other media are modelled", () => {
    expect(of([books(all)])).toEqual([reported, modelled]);
  });

  test("a medium is reported where sums of categories cover all of it, and partly where they leave a category out", () => {
    expect(of([books(all.slice(0, 40)), books(all.slice(40))])).toEqual([reported, modelled]);
    expect(of([books(all.slice(0, 40))])).toEqual([partly, modelled]);
    expect(of([books(all, true)])).toEqual([partly, modelled]);
  });

  test("without political money a sum that holds it says nothing of the rest, and one of the rest says all", () => {
    expect(of([books(all)], all, "without")).toEqual([modelled, modelled]);
    expect(of([books(core)], all, "without")).toEqual([reported, modelled]);
    expect(of([books(core)], all, "with")).toEqual([partly, modelled]);
  });

  test("nobody learns from a sum what of it lies in categories that are kept from them", () => {
    expect(of([books(all)], all.slice(0, 9))).toEqual([modelled, modelled]);
    expect(of([books(all.slice(0, 9))], all.slice(0, 9))).toEqual([reported, modelled]);
  });
});

test("what lies ahead in a scenario is assumed, of the nation and of every market and category of it, and what has been is not", () => {
  const all = SUB_VERTICALS.map(({ id }) => id);
  for (const market of [NATION, "tv-501"]) {
    for (const subVerticals of [all, all.slice(0, 9)]) {
      const told = provenanceOfWallet({ ...revision, status: "scenario" }, { market, subVerticals }, "with");
      expect(told.map((row) => row.map(({ basis }) => basis === "assumed"))).toEqual([
        [false, false, true],
        [false, false, true],
      ]);
      expect(provenanceAtLevel(told, "marketCategory")[0]?.[2]?.basis).toBe("assumed");
    }
  }
});

test("the nation is reported where each market is, and no market's books show in it otherwise", () => {
  const part = { subVerticals: ["hotels"], media: { tvOta: [2024, 2025] }, partly: false };
  const other = { ...part, media: { tvOta: [2025], radioOta: [2025] } };
  expect(reportedTogether([[part], [other]])).toEqual([{ ...part, media: { tvOta: [2025] } }]);
  expect(reportedTogether([[part], []])).toEqual([]);
});
