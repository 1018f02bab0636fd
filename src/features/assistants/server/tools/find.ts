import { z } from "zod";
import { markets } from "#features/markets/contract.ts";
import { stationSearch } from "#features/search/contract.ts";
import { session } from "#features/session/contract.ts";
import { MARKET_NICKNAMES } from "#domain/nicknames/marketNicknames.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { NOTICE } from "../frame.ts";
import { formats } from "../said.ts";
import { tool } from "../tool.ts";

const query = z.string().max(80).describe("Words to look for; empty lists the first ones.");
const limit = z.number().int().min(1).max(50).default(10).describe("How many to answer at the most.");

const isFound = (words: string, ...texts: readonly string[]) => {
  const within = plainLetters(texts.join(" "));
  return plainLetters(words)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => within.includes(word));
};

export const findMarkets = tool(
  {
    name: "find_markets",
    title: "Find markets",
    description:
      "Finds TV, radio and custom markets that the person's subscription includes, by city, name, state, code or nickname. Other tools need a market's id from here. The nation is always open: its id is nation.",
    input: z.object({ query, kind: z.enum(["tv", "radio", "custom"]).optional().describe("One kind alone."), limit }),
    output: z.object({
      markets: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(["tv", "radio", "custom", "nation"]),
          name: z.string().describe("Of a custom market, what a person called it."),
          rank: z.number().int().nullable().describe("1 is the largest of its kind."),
          states: z.array(z.string()),
          population: z.number(),
        }),
      ),
      found: z.number().int().describe("How many there are in all."),
      notice: z.string(),
    }),
  },
  async ({ query: words, kind, limit: most }, { ask }) => {
    const { items } = await ask(markets, { query: { kind } });
    const nicknames = new Map<string, string[]>();
    for (const { markets: ids, city, nicknames: names } of MARKET_NICKNAMES)
      for (const id of ids) nicknames.set(id, [...(nicknames.get(id) ?? []), city, ...names]);
    const found = items.filter(({ id, name, code, states }) =>
      isFound(words, name, id, code, ...states, ...(nicknames.get(id) ?? [])),
    );
    const shown = found.slice(0, most).map(({ id, kind: of, name, rank, states, population }) => ({
      id,
      kind: of,
      name,
      rank,
      states: [...states],
      population,
    }));
    return {
      lines:
        shown.length === 0
          ? ["No market of this name is included in the person's subscription."]
          : shown.map(
              ({ id, kind: of, name, rank }) => `${id}: ${JSON.stringify(name)}, ${of} market ${formats.rank(rank)}`,
            ),
      data: { markets: shown, found: found.length, notice: NOTICE },
    };
  },
);

const named = z.object({ id: z.string(), name: z.string() });

export const findCategories = tool(
  {
    name: "find_categories",
    title: "Find categories and media",
    description:
      "Finds lines of business (verticals), kinds of advertiser (sub-verticals) and media by name. Other tools need their ids from here.",
    input: z.object({ query }),
    output: z.object({
      verticals: z.array(named),
      subVerticals: z.array(named.extend({ vertical: z.string().describe("The vertical that it belongs to.") })),
      media: z.array(named.extend({ group: z.enum(["traditional", "digital"]) })),
    }),
  },
  async ({ query: words }, { ask }) => {
    const { verticals: readable } = await ask(session);
    const open = VERTICALS.filter(({ id }) => readable.includes(id));
    const english = ({ id, names }: { readonly id: string; readonly names: Readonly<Record<string, string>> }) => ({
      id,
      name: names["en-US"] ?? id,
    });
    const fits = ({ id, names }: { readonly id: string; readonly names: Readonly<Record<string, string>> }) =>
      isFound(words, id, ...Object.values(names));
    const verticals = open.filter(fits).map(english);
    const subVerticals = open.flatMap((vertical) =>
      vertical.subVerticals.filter(fits).map((sub) => ({ ...english(sub), vertical: vertical.id })),
    );
    const media = MEDIA.filter(fits).map((medium) => ({ ...english(medium), group: medium.group }));
    const line = ({ id, name }: { readonly id: string; readonly name: string }) => `${id}: ${name}`;
    return {
      lines: [
        `Verticals: ${verticals.map(line).join("; ") || "none"}`,
        `Sub-verticals: ${subVerticals.map(line).join("; ") || "none"}`,
        `Media: ${media.map(line).join("; ") || "none"}`,
      ],
      data: { verticals, subVerticals, media },
    };
  },
);

export const findStations = tool(
  {
    name: "find_stations",
    title: "Find stations",
    description: "Finds TV and radio stations by call sign, city, owner, format or frequency, in the person's markets.",
    input: z.object({ query: z.string().min(1).max(80), limit }),
    output: z.object({
      stations: z.array(
        z.object({
          id: z.string(),
          callSign: z.string(),
          medium: z.enum(["tv", "radio"]),
          city: z.string().nullable(),
          owner: z.string().nullable(),
          networkOrFormat: z.string().nullable(),
          market: z.string().nullable(),
        }),
      ),
      notice: z.string(),
    }),
  },
  async ({ query: q, limit: most }, { ask }) => {
    const { items } = await ask(stationSearch, { query: { q, limit: most } });
    const stations = items.map(({ id, callSign, medium, city, owner, networkOrFormat, market }) => ({
      id,
      callSign,
      medium,
      city,
      owner,
      networkOrFormat,
      market,
    }));
    return {
      lines:
        stations.length === 0
          ? ["No station of this name lies in the person's markets."]
          : stations.map(
              ({ callSign, medium, city, owner, market }) =>
                `${callSign}: ${medium}, ${city ?? "n/a"}, owner ${JSON.stringify(owner)}, market ${market ?? "none"}`,
            ),
      data: { stations, notice: NOTICE },
    };
  },
);
