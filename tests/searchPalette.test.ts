import { describe, expect, test } from "vitest";
import { MARKET_NICKNAMES } from "#domain/nicknames/marketNicknames.ts";
import { searchPalette } from "#ui/palette/searchPalette.ts";
import { SAMPLE_MARKETS, samplePalette } from "./support/samplePalette.ts";

const english = samplePalette("en-US");
const first = (text: string, index = english) => searchPalette(index, text)[0]?.entry.id;
const ids = (text: string, index = english) => searchPalette(index, text).map(({ entry }) => entry.id);

describe("nicknames", () => {
  test.each([
    ["NYC", "market:tv-501"],
    ["big apple", "market:tv-501"],
    ["LA", "market:tv-803"],
    ["l.a.", "market:tv-803"],
    ["SF", "market:tv-807"],
    ["DFW", "market:tv-623"],
    ["Philly", "market:tv-504"],
    ["Beantown", "market:tv-506"],
    ["twin cities", "market:tv-613"],
    ["the valley", "market:tv-753"],
    ["DMA 501", "market:tv-501"],
    ["dma501", "market:tv-501"],
    ["501", "market:tv-501"],
    ["O&O", "screen:/tv/station-overview"],
    ["o & o", "screen:/tv/station-overview"],
    ["auto", "vertical:automotive"],
    ["car dealers", "subVertical:newCarDealers"],
    ["QSR", "subVertical:fastFood"],
    ["lawyers", "subVertical:legalServices"],
    ["legal", "subVertical:legalServices"],
    ["HVAC", "subVertical:plumbingHvac"],
    ["OTT", "medium:ctvOtt"],
    ["OOH", "medium:ooh"],
    ["billboards", "medium:ooh"],
    ["support", "screen:/contact"],
  ])("“%s” is %s", (text, id) => {
    expect(first(text)).toBe(id);
  });

  test.each([
    ["de-DE", "Autohäuser", "subVertical:newCarDealers"],
    ["de-DE", "Anwälte", "subVertical:legalServices"],
    ["de-DE", "anwalte", "subVertical:legalServices"],
    ["de-DE", "restaurants", "subVertical:fullService"],
    ["es-ES", "abogados", "subVertical:legalServices"],
    ["es-ES", "automoción", "vertical:automotive"],
    ["es-ES", "Nueva York", "market:tv-501"],
    ["de-DE", "Legal services", "subVertical:legalServices"],
  ] as const)("in %s “%s” is %s", (locale, text, id) => {
    expect(first(text, samplePalette(locale))).toBe(id);
  });

  test("every nickname belongs to something that exists", () => {
    const known = new Set(SAMPLE_MARKETS.map(({ id }) => id));
    expect(MARKET_NICKNAMES.flatMap((named) => named.markets).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("mistyped", () => {
  test.each([
    ["Chicgao", "market:tv-602"],
    ["Philadelfia", "market:tv-504"],
    ["Mineapolis", "market:tv-613"],
    ["Pittsburg", "market:tv-508"],
    ["Cincinatti", "market:tv-515"],
    ["autmotive", "vertical:automotive"],
    ["restarants", "vertical:restaurants"],
    ["jewlery", "subVertical:jewelry"],
    ["mattreses", "subVertical:mattresses"],
    ["lawers", "subVertical:legalServices"],
    ["contct us", "screen:/contact"],
  ])("“%s” is still %s", (text, id) => {
    expect(ids(text).slice(0, 3)).toContain(id);
  });

  test.each(["", "  ", "§%", "zzzzqqq"])("“%s” finds nothing rather than anything", (text) => {
    expect(ids(text)).toEqual([]);
  });
});

describe("the order", () => {
  test("a name that is exactly so comes before one that begins so", () => {
    expect(ids("media").indexOf("vertical:media")).toBe(0);
  });

  test("of markets of one name the larger kind comes first", () => {
    expect(ids("denver").slice(0, 2)).toEqual(["market:tv-751", "market:radio-19740"]);
  });

  test("words may come in any order", () => {
    expect(ids("worth dallas")).toContain("market:tv-623");
  });
});
