import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { INTEL_TOPICS } from "#domain/advertisers/marketIntel.ts";
import { HOT_MONTH } from "#domain/advertisers/season.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";

type Row = Readonly<Record<string, string>>;

const rows = (path: string) => parse<Row>(readFileSync(new URL(path, import.meta.url)), { columns: true });
const subVerticals = SUB_VERTICALS.map(({ id }) => id);
const LANGUAGES = ["en", "es", "de"] as const;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;
const tenths = (row: Row, key: string) => Math.round(Number(row[key]) * 10);

/** The cells of some columns that hold nothing, as `target section column`. */
function blank(list: readonly Row[], columns: readonly string[]): string[] {
  return list.flatMap((row) =>
    columns.filter((column) => !row[column]?.trim()).map((column) => `${row["target"]} ${row["section"]} ${column}`),
  );
}

describe("the sample's seasons", () => {
  const seasons = rows("seasons.csv");

  test("hold every sub-vertical once, each a year of 100.0 percent", () => {
    expect(seasons.map(({ target }) => target)).toEqual(subVerticals);
    for (const row of seasons) {
      expect([row["target"], MONTHS.reduce((sum, month) => sum + tenths(row, month), 0)]).toEqual([
        row["target"],
        1000,
      ]);
    }
  });

  test.each([
    ["jewelry", "dec"],
    ["hobbyToyBook", "dec"],
    ["accounting", "mar"],
    ["plumbingHvac", "jun"],
  ])("%s is hot in %s", (target, month) => {
    expect(tenths(seasons.find((row) => row["target"] === target) ?? {}, month)).toBeGreaterThanOrEqual(
      HOT_MONTH * 1000,
    );
  });
});

describe("the sample's prospects", () => {
  const prospects = rows("prospects.csv");
  const ofSubVertical = Map.groupBy(prospects, (row) => row["sub_vertical"] ?? "");

  test("give every sub-vertical at least two types of business, named in three languages", () => {
    expect([...ofSubVertical.keys()].toSorted()).toEqual(subVerticals.toSorted());
    for (const [id, types] of ofSubVertical) expect([id, types.length >= 2]).toEqual([id, true]);
    expect(
      blank(
        prospects,
        LANGUAGES.map((language) => `name_${language}`),
      ),
    ).toEqual([]);
    expect(prospects.filter((row) => row["kind"] !== "business-type" || row["market"] !== "")).toEqual([]);
  });

  test("leave some of the dollars to others, and make nobody more digital than whole", () => {
    for (const [id, types] of ofSubVertical) {
      const sum = (key: string) => types.reduce((all, row) => all + Number(row[key]), 0);
      expect([id, sum("spend_part") <= 100, sum("digital_part") <= 100]).toEqual([id, true, true]);
    }
    const ratios = prospects.map((row) => Number(row["digital_part"]) / Number(row["spend_part"]));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(0.6);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(1.5);
  });
});

describe("the sample's market intelligence", () => {
  const facts = rows("market-intelligence.csv");

  test("states a fact with its figure for every topic of every vertical, in three languages", () => {
    const topics = ["budget", "media-used", "plans", "pain-points", "decision"];
    expect(topics).toHaveLength(INTEL_TOPICS.length);
    const wanted = VERTICALS.flatMap(({ id }) => topics.map((topic) => `${id} ${topic}`));
    expect(facts.map((row) => `${row["target"]} ${row["topic"]}`).toSorted()).toEqual(wanted.toSorted());
    expect(blank(facts, [...LANGUAGES.map((language) => `statement_${language}`), "value", "unit"])).toEqual([]);
  });

  test("pretends to no survey", () => {
    expect(facts.filter((row) => row["respondents"] !== "" || row["source"] !== "Spotmarket sample")).toEqual([]);
  });
});

describe("the sample's insights", () => {
  const texts = rows("insights.csv");
  const about = Map.groupBy(texts, (row) => `${row["target"]} ${row["section"]}`);
  const count = (target: string, section: string) => about.get(`${target} ${section}`)?.length ?? 0;

  test.each(SUB_VERTICALS)(
    "$id has a profile, a buyer, a season, co-op, eight questions and objections",
    (subVertical) => {
      const { id, vertical } = subVertical;
      for (const section of ["profile", "buyer", "season", "coop"])
        expect([section, count(id, section)]).toEqual([section, 1]);
      expect(count(id, "question") + count(vertical, "question")).toBe(8);
      expect(count(id, "objection") + count(vertical, "objection")).toBeGreaterThanOrEqual(2);
    },
  );

  test("are there in three languages, objections with their answers", () => {
    const written = texts.filter((row) => row["section"] !== "source");
    expect(
      blank(
        written,
        LANGUAGES.map((language) => `text_${language}`),
      ),
    ).toEqual([]);
    const objections = texts.filter((row) => row["section"] === "objection");
    expect(
      blank(
        objections,
        LANGUAGES.map((language) => `answer_${language}`),
      ),
    ).toEqual([]);
  });

  test("repeat no sentence from one target to another", () => {
    const written = texts.filter((row) => row["section"] !== "source");
    for (const language of LANGUAGES) {
      const sentences = written.map((row) => row[`text_${language}`] ?? "");
      expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    }
  });
});
