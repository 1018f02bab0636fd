import { expect, test } from "vitest";
import type { AidHead } from "../../contract.ts";
import { chooseAids, readFilters, recentAids } from "./chooseAids.ts";

const aid = (key: string, rest: Partial<AidHead> = {}): AidHead => ({
  key,
  type: "call-script",
  title: key,
  summary: "",
  language: "en-US",
  fallback: false,
  languages: ["en-US"],
  verticals: [],
  media: [],
  seasons: [],
  date: "2026-11-01",
  sample: false,
  team: null,
  favourite: false,
  openedAt: null,
  stars: null,
  rating: null,
  ratings: 0,
  downloads: 0,
  ...rest,
});

const aids = [
  aid("any", { date: "2026-10-01", downloads: 9 }),
  aid("tires", { verticals: ["automotive"], seasons: [4], rating: 4.5, ratings: 2, favourite: true }),
  aid("hotels", {
    verticals: ["leisure"],
    type: "one-sheet",
    rating: 4.5,
    ratings: 3,
    date: "2026-11-09",
    languages: ["en-US", "de-DE"],
  }),
];
const keys = (query: string) => chooseAids(aids, readFilters(new URLSearchParams(query))).map(({ key }) => key);

test("the library opens with what was changed last", () => {
  expect(keys("")).toEqual(["hotels", "tires", "any"]);
});

test("what names no vertical or month is about all of them", () => {
  expect(keys("vertical=automotive&season=4")).toEqual(["tires", "any"]);
  expect(keys("season=5")).toEqual(["hotels", "any"]);
});

test("type, language and favourites narrow", () => {
  expect(keys("type=one-sheet")).toEqual(["hotels"]);
  expect(keys("language=de-DE")).toEqual(["hotels"]);
  expect(keys("favourites=only")).toEqual(["tires"]);
});

test("of two with the same stars the one that more people rated comes first", () => {
  expect(keys("order=rating")).toEqual(["hotels", "tires", "any"]);
  expect(keys("order=downloads")[0]).toBe("any");
});

test("an address that makes no sense narrows nothing", () => {
  expect(keys("type=poem&season=13&language=xx&order=luck")).toHaveLength(3);
});

test("what was searched for stays best first", () => {
  expect(keys("q=a")).toEqual(["any", "tires", "hotels"]);
});

test("what was opened last comes first, four at most", () => {
  const opened = ["1", "3", "2", "5", "4"].map((day) => aid(day, { openedAt: `2026-11-0${day}T00:00:00Z` }));
  expect(recentAids([...opened, aid("never")]).map(({ key }) => key)).toEqual(["5", "4", "3", "2"]);
});

test("what the reader's own team brought can be seen alone", () => {
  const file = { id: "x", name: "rates.pdf", type: "application/pdf", bytes: 1 };
  const own = aid("team_1", { team: { id: "1", number: 1, by: "Ann", mine: true, file } });
  const filters = readFilters(new URLSearchParams("team=only"));
  expect(chooseAids([...aids, own], filters)).toEqual([own]);
});
