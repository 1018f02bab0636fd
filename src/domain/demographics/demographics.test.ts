import { describe, expect, test } from "vitest";
import type { CountyPeople, PeopleOfMarket } from "./countyPeople.ts";
import { demographicsOf, type DemographicTopic } from "./demographicsOf.ts";
import { demographicTotals } from "./demographicTotals.ts";
import type { Topic } from "./topics.ts";

function county(facts: Partial<CountyPeople> = {}, share = 1): PeopleOfMarket {
  const people: CountyPeople = {
    fips: "00001",
    population: 1000,
    households: 400,
    medianHouseholdIncome: null,
    perCapitaIncome: null,
    medianAge: null,
    retailSales: null,
    percents: {},
    history: [],
    ...facts,
  };
  return { people, share };
}

const FINE = {
  pct_2_11: 12,
  pct_12_17: 8,
  pct_18_24: 9,
  pct_25_34: 14,
  pct_35_44: 13,
  pct_45_54: 12,
  pct_55_64: 12,
  pct_65_plus: 18,
};
const COARSE = {
  pct_under_5: 6,
  pct_under_18: 22,
  pct_18_34: 23,
  pct_35_54: 25,
  pct_55_74: 23,
  pct_75_plus: 7,
  pct_65_plus: 17,
};

function topicOf(topics: readonly DemographicTopic[], topic: Topic): DemographicTopic {
  const found = topics.find((one) => one.topic === topic);
  if (!found) throw new Error(`No ${topic}`);
  return found;
}

describe("who lives in a market", () => {
  test("ages are told in the fine bands where the file has them, and the youngest are everybody else", () => {
    const members = [county({ percents: FINE })];
    const { rows, coverage } = topicOf(demographicsOf(members, members), "age");
    expect(rows.map(({ band, count, percent }) => [band, count, percent])).toEqual([
      ["ageUnder2", 20, 2],
      ["age2to11", 120, 12],
      ["age12to17", 80, 8],
      ["age18to24", 90, 9],
      ["age25to34", 140, 14],
      ["age35to44", 130, 13],
      ["age45to54", 120, 12],
      ["age55to64", 120, 12],
      ["age65plus", 180, 18],
    ]);
    expect(coverage).toBe(1);
  });

  test("a file with wide bands shows those, and whom campaigns are bought for as far as they tell", () => {
    const members = [county({ percents: COARSE })];
    const topics = demographicsOf(members, members);
    expect(topicOf(topics, "age").rows.map(({ band }) => band)).toEqual([
      "ageUnder5",
      "age5to17",
      "age18to34",
      "age35to54",
      "age55to74",
      "age75plus",
    ]);
    expect(topicOf(topics, "buyingAges").rows.map(({ band, count }) => [band, count])).toEqual([
      ["adults18plus", 780],
      ["adults18to34", 230],
      ["adults35to54", 250],
      ["adults65plus", 170],
    ]);
  });

  test("women and men of an age make up the age", () => {
    const percents = Object.fromEntries(
      Object.entries(FINE).flatMap(([key, percent]) => [
        [key.replace("pct_", "pct_female_"), percent * 0.75],
        [key.replace("pct_", "pct_male_"), percent * 0.25],
      ]),
    );
    const members = [county({ percents })];
    const topics = demographicsOf(members, members);
    expect(topicOf(topics, "age").rows.find(({ band }) => band === "age65plus")?.count).toBe(180);
    expect(topicOf(topics, "ageBySex").rows).toContainEqual(
      expect.objectContaining({ band: "female65plus", count: 135 }),
    );
    expect(topicOf(topics, "sex").rows.map(({ count }) => count)).toEqual([745, 255]);
  });

  test("of a county that lies in the market in part, the same part of its people counts", () => {
    const own = [
      county({ percents: { pct_owner_occupied: 50 } }),
      county({ percents: { pct_owner_occupied: 100 } }, 0.25),
    ];
    const { rows } = topicOf(demographicsOf(own, own), "home");
    expect(rows).toMatchObject([
      { band: "owner", count: 300, percent: 60 },
      { band: "renter", count: 200, percent: 40 },
    ]);
  });

  test("an index of 100 is the nation's share", () => {
    const own = county({ percents: { pct_owner_occupied: 60 } });
    const other = county({ percents: { pct_owner_occupied: 40 } });
    const [owner] = topicOf(demographicsOf([own], [own, other]), "home").rows;
    expect(owner).toMatchObject({ percent: 60, nationPercent: 50 });
    expect(owner?.index).toBeCloseTo(120);
  });

  test("a county that nothing is known of is no county without people: shares are of the others, and the coverage says so", () => {
    const own = [county({ percents: { pct_owner_occupied: 60 } }), county({ households: 100 })];
    const { rows, coverage } = topicOf(demographicsOf(own, own), "home");
    expect(rows.map(({ count, percent }) => [count, percent])).toEqual([
      [240, 60],
      [160, 40],
    ]);
    expect(coverage).toBe(0.8);
  });

  test("a topic that most of the nation lacks is left out, and a market outside of what is known shows no figures", () => {
    const known = county({ percents: FINE });
    const unknown = county();
    expect(demographicsOf([known], [known, unknown, unknown]).map(({ topic }) => topic)).toEqual([]);
    const { rows, coverage } = topicOf(demographicsOf([unknown], [known, known, unknown]), "age");
    expect(coverage).toBe(0);
    expect(rows.every(({ count, percent, index }) => count === null && percent === null && index === null)).toBe(true);
  });

  test("schooling is of adults; where nobody counts them their number stays unknown and the shares are told", () => {
    const schooling = { pct_bachelors_plus: 30, pct_high_school: 30, pct_some_college: 28 };
    const counted = [county({ percents: { ...FINE, ...schooling } })];
    const uncounted = [county({ percents: { ...COARSE, pct_bachelors_plus: 30 } })];
    const fine = topicOf(demographicsOf(counted, counted), "education");
    expect(fine.base).toBe("adults");
    expect(fine.rows.map(({ count, percent }) => [count, percent])).toEqual([
      [83, 12],
      [207, 30],
      [193, 28],
      [207, 30],
    ]);
    const coarse = topicOf(demographicsOf(uncounted, uncounted), "education");
    expect(coarse.rows.map(({ count, percent }) => [count, percent])).toEqual([
      [null, 70],
      [null, 30],
    ]);
    expect(demographicTotals(counted, counted).map(({ count }) => count)).toEqual([1000, 690, 400]);
    expect(demographicTotals(uncounted, uncounted).map(({ count }) => count)).toEqual([1000, null, 400]);
  });
});
