import { NATION } from "../markets/market.ts";
import { MARKET_NICKNAMES } from "../nicknames/marketNicknames.ts";
import type { AskWorld, Phrase } from "./askWorld.ts";
import { NATION_NAMES } from "./grammar.ts";
import { type Meaning, NEARNESS } from "./meaning.ts";

/** A part of a market's name that is shorter says too little: the "Ft." of "Dallas-Ft. Worth". */
const SHORTEST_PART = 4;
/** Nobody tells a market by the far end of its area. */
const MOST_STATES = 2;

/** The markets by name, city, city with state, code and nickname; large ones that are not open, by city and nickname. */
export function marketVocabulary({ markets }: Pick<AskWorld, "markets">): Phrase[] {
  const readable = new Set(markets.map(({ id }) => id));
  const open = markets.flatMap((market) => (market.id === NATION ? nationPhrases() : openPhrases(market)));
  const nicknames = MARKET_NICKNAMES.flatMap(({ markets: ids, city, nicknames: names }) => {
    const known = ids.filter((id) => readable.has(id));
    if (known.length > 0)
      return known.flatMap((market) => phrases(names, { kind: "market", market }, NEARNESS.nickname));
    const [market] = ids;
    return market === undefined
      ? []
      : phrases([city, ...names], { kind: "closedMarket", market, city }, NEARNESS.nickname);
  });
  return [...open, ...nicknames];
}

function nationPhrases(): Phrase[] {
  return phrases(NATION_NAMES, { kind: "market", market: NATION }, NEARNESS.name);
}

function openPhrases({ id, kind, code, name, states }: AskWorld["markets"][number]): Phrase[] {
  const meaning: Meaning = { kind: "market", market: id };
  const cities = citiesOf(name);
  const inStates = cities
    .slice(0, 1)
    .flatMap((city) =>
      states.slice(0, MOST_STATES).flatMap((state) => [`${city} ${state}`, `${city} ${STATES[state] ?? state}`]),
    );
  const codes = kind === "tv" ? [id, `DMA ${code}`] : [id];
  return [
    ...phrases([name], meaning, NEARNESS.name),
    ...phrases(cities, meaning, NEARNESS.partOfName),
    ...phrases([...inStates, ...(code === "" ? [] : codes)], meaning, NEARNESS.nickname, false),
  ];
}

/** The cities of a market's name, one by one and in pairs: "Wilkes-Barre-Scranton" holds "Wilkes-Barre". */
function citiesOf(name: string): string[] {
  const cities = name
    .replace(/,\s*[A-Z]{2}$/, "")
    .split("-")
    .map((city) => city.trim());
  const pairs = cities.slice(1).map((city, at) => `${cities[at]}-${city}`);
  return [...cities, ...pairs].filter((city) => city.length >= SHORTEST_PART);
}

function phrases(names: readonly string[], meaning: Meaning, nearness: number, forgiving = true): Phrase[] {
  return names.map((phrase) => ({ phrase, meaning, nearness, forgiving }));
}

/** The states by their postal codes, as people tell one Portland from another. */
const STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};
