import { describe, expect, test } from "vitest";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import type { AlertFacts } from "#domain/alerts/alertFacts.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { alertMovement, alertSentence } from "./alertSentence.ts";

const base: AlertFacts = {
  kind: "growth",
  occasion: "r2",
  market: "tv-501",
  subject: { kind: "subVertical", id: "hotels" },
  medium: null,
  year: 2026,
  month: null,
  before: 4_000_000,
  after: 4_500_000,
  value: 0.125,
  spark: [4_000_000, 4_500_000],
  sparkAt: 1,
};

const examples: Readonly<Record<string, AlertFacts>> = {
  growth: base,
  fall: { ...base, value: -0.125, before: 4_500_000, after: 3_937_500 },
  onMedium: { ...base, medium: "ctvOtt" },
  change: { ...base, kind: "change", value: 500_000 },
  share: { ...base, kind: "shareShift", medium: "ctvOtt", before: 0.102, after: 0.123, value: 0.021 },
  rank: { ...base, kind: "rankChange", medium: "ctvOtt", before: 5, after: 3, value: 2 },
  revised: { ...base, kind: "revised", subject: { kind: "all", id: "all" }, value: 0.052, year: 2027 },
  season: {
    ...base,
    kind: "season",
    market: "nation",
    occasion: "2026-04",
    month: 4,
    before: 0.05,
    after: 0.2,
    value: 46,
  },
  crowdOut: {
    ...base,
    kind: "crowdOut",
    subject: { kind: "all", id: "all" },
    occasion: "2026-08",
    month: 8,
    before: 60_000,
    after: 90_000,
    value: 9,
  },
};

describe("an alert says", () => {
  test.each(LOCALES)("in %s what its figures bear out", async (locale) => {
    const words = await exampleWords(locale);
    const said = Object.entries(examples).map(([name, facts]) => [
      name,
      alertSentence(facts, words),
      alertMovement(facts, words),
    ]);
    expect(said).toMatchSnapshot();
    for (const [, sentence] of said) expect(sentence).not.toMatch(/\{\{|alerts\./);
  });
});
