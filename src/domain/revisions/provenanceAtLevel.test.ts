import { describe, expect, test } from "vitest";
import { NATION } from "../markets/market.ts";
import { SUB_VERTICALS } from "../taxonomy/verticals.ts";
import { provenanceAtLevel, provenanceOfWallet } from "./provenanceAtLevel.ts";
import type { Provenance } from "./revision.ts";

const of = (kind: Provenance["kind"], basis: Provenance["basis"]): Provenance => ({ kind, basis, source: "Example" });

const provenance = [
  [of("actual", "published"), of("estimate", "published"), of("forecast", "modelled")],
  [of("actual", "derived"), of("actual", "modelled"), of("forecast", "published")],
];
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
    (subVerticals) => provenanceOfWallet({ provenance }, { market: NATION, subVerticals })[0]?.[0]?.level,
  );
  expect(levels).toEqual(["nation", "nationCategory"]);
});
