import { describe, expect, test } from "vitest";
import { changesBetween } from "#domain/changes/changesBetween.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { walletOf } from "#tests/support/exampleWallet.ts";
import { REVISION_BEFORE } from "#ui/address/changesAddress.ts";
import { readFigure } from "./changedFigure.ts";
import { changesHeadline } from "./changesHeadline.ts";
import { inOrder, otherRevision, publishedOf } from "./otherRevision.ts";

describe("what the revision shown is compared with", () => {
  const revisions = publishedOf([
    { id: "5", status: "draft" },
    { id: "4", status: "published" },
    { id: "2", status: "superseded" },
    { id: "1", status: "superseded" },
  ]);
  const cases: readonly (readonly [shown: string, asked: string | null, other: string])[] = [
    ["4", REVISION_BEFORE, "2"],
    ["2", REVISION_BEFORE, "1"],
    ["1", REVISION_BEFORE, "2"],
    ["4", "1", "1"],
    ["1", "4", "4"],
    ["4", "4", "2"],
    ["4", "5", "2"],
    ["4", "nonsense", "2"],
  ];
  test.each(cases)("%s, asked for %s, with %s", (shown, asked, other) => {
    expect(otherRevision(revisions, shown, asked)?.id).toBe(other);
  });

  test("nothing where there is one revision", () => {
    expect(otherRevision([{ id: "4" }], "4", REVISION_BEFORE)).toBeNull();
  });

  test("the earlier one comes first, whichever is on the screen", () => {
    const [four, two] = [{ id: "4" }, { id: "2" }];
    for (const order of [inOrder(revisions, four, two), inOrder(revisions, two, four)])
      expect([order.before.id, order.after.id]).toEqual(["2", "4"]);
  });
});

describe("the sentence over what changed", () => {
  const names = { before: "2026 Q1", after: "2026 Q3" };
  const one = walletOf("tv-501", [2025], { tvOta: { hotels: [1_000_000] }, mobile: { hotels: [2_000_000] } });
  const more = walletOf("tv-501", [2025], { tvOta: { hotels: [1_500_000] }, mobile: { hotels: [2_000_000] } });
  const moved = walletOf("tv-501", [2025], { tvOta: { hotels: [1_500_000] }, mobile: { hotels: [1_500_000] } });
  const empty = walletOf("tv-501", [2025], { tvOta: { hotels: [null] }, mobile: { hotels: [null] } });
  const say = async (before: typeof one, after: typeof one, year = 2025) =>
    changesHeadline(changesBetween(before, after, { year, political: "with" }), names, await exampleWords("en-US"));

  test("tells which way the total went, and by how much", async () => {
    expect(await say(one, more)).toBe("2026 Q3 puts 2025 at $3.5M, $500K (+16.7%) above 2026 Q1");
    expect(await say(more, one)).toBe("2026 Q3 puts 2025 at $3.0M, $500K (−14.3%) below 2026 Q1");
  });

  test.each([
    ["en-US", "less than 0.1%"],
    ["es-ES", "menos del 0,1 %"],
    ["de-DE", "weniger als 0,1 %"],
  ] as const)("never calls a small change none, in %s", async (locale, said) => {
    const little = walletOf("tv-501", [2025], { tvOta: { hotels: [1_000_100] }, mobile: { hotels: [2_000_000] } });
    const changes = changesBetween(one, little, { year: 2025, political: "with" });
    expect(changesHeadline(changes, names, await exampleWords(locale))).toContain(`(${said})`);
  });

  test("says plainly that nothing changed, or that the parts did where the total did not", async () => {
    expect(await say(one, one)).toBe("Nothing changed here: all 4 figures are the same in 2026 Q1 and 2026 Q3");
    expect(await say(one, moved)).toBe("2026 Q3 keeps the 2025 total at $3.0M, but 2 of 4 figures moved");
  });

  test("does not take a medium that one of them lacks for money that moved, and says what it speaks of", async () => {
    const narrow = walletOf("tv-501", [2025], { tvOta: { hotels: [1_000_000] } });
    expect(await say(one, narrow)).toBe(
      "Where the revisions overlap, all 3 figures are the same in 2026 Q1 and 2026 Q3",
    );
    expect(await say(narrow, more)).toBe(
      "Where the revisions overlap, 2026 Q3 puts 2025 at $1.5M, $500K (+50.0%) above 2026 Q1",
    );
    expect(await say(one, narrow, 2031)).toBe(
      "Only one of the two revisions has 2031; where they overlap, none of 1 years moved",
    );
  });

  test("does not compare a year that one of them does not have, or of which nothing is known", async () => {
    expect(await say(one, more, 2031)).toBe(
      "Only one of the two revisions has 2031; 1 of the 1 years they share moved",
    );
    expect(await say(empty, one)).toBe("2026 Q1 and 2026 Q3 have no 2025 total to compare");
  });

  test.each(LOCALES)("is said in %s without a gap", async (locale) => {
    const words = await exampleWords(locale);
    const narrow = walletOf("tv-501", [2025], { tvOta: { hotels: [2_000_000] } });
    for (const after of [one, more, moved, empty, narrow]) {
      const text = changesHeadline(changesBetween(one, after, { year: 2025, political: "with" }), names, words);
      expect(text).toContain("2026 Q3");
      expect(text).not.toMatch(/\{\{|undefined|NaN/);
    }
  });
});

test("a figure of the comparison is known again by its id, a stranger's is not", () => {
  expect(readFigure("media.tvOta:change")).toEqual({ list: "media", id: "tvOta" });
  expect(readFigure("years.2027")).toEqual({ list: "years", id: "2027" });
  expect(readFigure("tvOta:share_percent")).toBeNull();
});
