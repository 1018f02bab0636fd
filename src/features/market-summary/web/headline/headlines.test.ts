import { describe, expect, test } from "vitest";
import { forecastByMedia } from "#domain/summary/forecastByMedia.ts";
import { marketSummarySections } from "#domain/summary/marketSummary.ts";
import { mediaSpending } from "#domain/summary/mediaSpending.ts";
import type { SummaryView } from "#domain/summary/view.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Wallet } from "#domain/wallet.ts";
import { exampleView, walletOf } from "#tests/support/exampleWallet.ts";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { forecastInMeasure } from "../inMeasure/forecastInMeasure.ts";
import { listBasis } from "../inMeasure/listBasis.ts";
import { listInMeasure } from "../inMeasure/listInMeasure.ts";
import { politicalInMeasure } from "../inMeasure/politicalInMeasure.ts";
import { compareHeadline } from "./compareHeadline.ts";
import { digitalHeadline } from "./digitalHeadline.ts";
import { forecastHeadline } from "./forecastHeadline.ts";
import { mediaHeadline } from "./mediaHeadline.ts";
import { platformHeadline } from "./platformHeadline.ts";
import { politicalHeadline } from "./politicalHeadline.ts";
import { subVerticalHeadline } from "./subVerticalHeadline.ts";
import { yearsHeadline } from "./yearsHeadline.ts";

const YEARS = [2023, 2024, 2025, 2026];
const sections = marketSummarySections;

const own = walletOf("tv-501", YEARS, {
  tvOta: { legalServices: [400, 400, 380, 360], politicalCandidates: [10, 200, 12, 150] },
  ctvOtt: { legalServices: [80, 100, 125, 150], politicalCandidates: [0, 40, 2, 30] },
  mobile: { hotels: [300, 320, 330, 350] },
});
const nation = walletOf("nation", YEARS, {
  tvOta: { legalServices: [4000, 4000, 3900, 3800], politicalCandidates: [100, 2000, 120, 1500] },
  ctvOtt: { legalServices: [800, 1000, 1100, 1300], politicalCandidates: [0, 400, 20, 300] },
  mobile: { hotels: [5000, 5600, 6200, 6500] },
});
const view = exampleView(own, nation);
const seenFrom = (wallet: Wallet, rest: Partial<SummaryView> = {}) => exampleView(wallet, nation, rest);

/** All headlines of a view in one language, as a reader meets them. */
async function headlines(from: SummaryView, locale: Locale): Promise<string[]> {
  const words = await exampleWords(locale);
  return [
    mediaHeadline(mediaSpending(from), sections.mediaAdSpendingNationwide.compute(from), words),
    digitalHeadline(mediaSpending(from, "digital"), sections.digitalAdSpendingNationwide.compute(from), words),
    compareHeadline(sections.mediaAdSpendingMarketCompare.compute(from), words),
    yearsHeadline(sections.mediaAdSpendingTable.compute(from), words),
    yearsHeadline(sections.digitalAdSpendingTable.compute(from), words),
    platformHeadline(sections.digitalSpendingByPlatform.compute(from), words),
    forecastHeadline(forecastByMedia(from), from.currentYear, words),
    politicalHeadline(sections.politicalSpending.compute(from), words),
    subVerticalHeadline("topSubVerticals", sections.topSubVerticals.compute(from), words),
    subVerticalHeadline("largestGrowthVerticals", sections.largestGrowthVerticals.compute(from), words),
    subVerticalHeadline("largestLossVerticals", sections.largestLossVerticals.compute(from), words),
  ];
}

test("every block opens with its finding in English", async () => {
  expect(await headlines({ ...view, political: "without" }, "en-US")).toMatchInlineSnapshot(`
    [
      "No medium grows faster here than CTV/OTT: +25.0%, 15.0 pp above the nation",
      "No digital medium takes more than Mobile: 72.5%, 12.4 pp below the nation",
      "Strongest against the nation: CTV/OTT, 15.0% here and 9.8% there (index 152)",
      "Digital grows 9.9% a year from 2025 to 2026 while traditional shrinks 5.3%",
      "Best outlook from 2025 to 2026: CTV/OTT, +20.0% a year; all digital +9.9%",
      "Google (search & YouTube) and CTV/OTT sellers together take 55.1% of digital spending",
      "The market is set to reach $860 in 2026: +3.0% a year from 2025",
      "The 2026 election should bring $180, 17.3% of all spending; most to TV OTA (83.3%)",
      "No category spends more here than Legal services: $505, 60.5% of the market",
      "No category adds more than Hotels & motels: +$10 (+3.1%)",
      "No category of this size cuts its spending in 2025",
    ]
  `);
});

test("every block opens with its finding in Spanish", async () => {
  expect(await headlines({ ...view, political: "without" }, "es-ES")).toMatchInlineSnapshot(`
    [
      "Ningún medio crece aquí más rápido que CTV/OTT: +25,0 %, 15,0 puntos más que en el país",
      "Ningún medio digital recibe más que Móvil: 72,5 %, 12,4 puntos menos que en el país",
      "Lo más fuerte frente al país: CTV/OTT, 15,0 % aquí y 9,8 % allí (índice 152)",
      "Lo digital crece un 9,9 % al año de 2025 a 2026; lo tradicional cae un 5,3 %",
      "Mejores perspectivas de 2025 a 2026: CTV/OTT, +20,0 % al año; digital en conjunto, +9,9 %",
      "Google (búsqueda y YouTube) y Comercializadoras de CTV/OTT suman 55,1 % de la inversión digital",
      "El mercado llegará a 860 $ en 2026: +3,0 % al año desde 2025",
      "Las elecciones de 2026 aportarían 180 $, 17,3 % de toda la inversión; lo que más recibiría: TV en abierto (83,3 %)",
      "Ninguna categoría invierte aquí más que Servicios jurídicos: 505 $, 60,5 % del mercado",
      "Ninguna categoría suma más que Hoteles y moteles: +10 $ (+3,1 %)",
      "Ninguna categoría de este tamaño recorta su inversión en 2025",
    ]
  `);
});

test("every block opens with its finding in German", async () => {
  expect(await headlines({ ...view, political: "without" }, "de-DE")).toMatchInlineSnapshot(`
    [
      "Kein Medium wächst hier schneller als CTV/OTT: +25,0 %, 15,0 Prozentpunkte mehr als landesweit",
      "Kein digitales Medium erhält mehr als Mobile: 72,5 %, 12,4 Prozentpunkte weniger als landesweit",
      "Am stärksten gegenüber den USA: CTV/OTT, hier 15,0 %, dort 9,8 % (Index 152)",
      "Digital wächst von 2025 bis 2026 um 9,9 % pro Jahr, klassische Medien schrumpfen um 5,3 %",
      "Beste Aussichten von 2025 bis 2026: CTV/OTT, +20,0 % pro Jahr; digital insgesamt +9,9 %",
      "Google (Suche und YouTube) und CTV/OTT-Vermarkter erhalten zusammen 55,1 % der digitalen Ausgaben",
      "Der Markt dürfte bis 2026 auf 860 $ wachsen: +3,0 % pro Jahr ab 2025",
      "Die Wahl 2026 dürfte 180 $ bringen, 17,3 % aller Ausgaben; das meiste für TV terrestrisch (83,3 %)",
      "Keine Kategorie gibt hier mehr aus als Rechtsanwälte und Rechtsdienste: 505 $, 60,5 % des Marktes",
      "Keine Kategorie legt mehr zu als Hotels und Motels: +10 $ (+3,1 %)",
      "Keine Kategorie dieser Größe kürzt 2025 ihre Ausgaben",
    ]
  `);
});

test.each([
  ["en-US", "share"],
  ["en-US", "perCapita"],
  ["es-ES", "share"],
  ["de-DE", "share"],
  ["de-DE", "perCapita"],
] as const)("headlines of outlook and categories in %s follow the measure: %s", async (locale, measure) => {
  const words = await exampleWords(locale);
  const core = { ...view, political: "without", own: { ...view.own, population: 10 } } as const;
  const list = (name: "topSubVerticals" | "largestGrowthVerticals") =>
    subVerticalHeadline(name, listInMeasure(sections[name].compute(core), measure, listBasis(core)), words, measure);
  const forecast = forecastInMeasure(forecastByMedia(core), measure, 10, "without");
  const political = politicalInMeasure(sections.politicalSpending.compute(core), measure, 10);
  expect([
    forecastHeadline(forecast, core.currentYear, words, measure),
    politicalHeadline(political, words, measure),
    list("topSubVerticals"),
    list("largestGrowthVerticals"),
  ]).toMatchSnapshot();
});

describe("the headline follows the figures", () => {
  const english = () => exampleWords("en-US");
  const media = async (from: SummaryView) =>
    mediaHeadline(mediaSpending(from), sections.mediaAdSpendingNationwide.compute(from), await english());

  test("a first year has no growth, so the largest medium leads", async () => {
    expect(await media({ ...view, year: 2023 })).toContain("No medium takes more than TV OTA");
  });

  test("the nation is not held against itself", async () => {
    expect(await media({ ...seenFrom(nation), political: "without" })).toBe(
      "No medium grows faster than Mobile: +10.7%",
    );
  });

  test("when every medium shrinks, the one that holds up best leads", async () => {
    const shrinking = walletOf("tv-501", [2024, 2025], { tvOta: { hotels: [100, 90] }, mobile: { hotels: [100, 98] } });
    const base = walletOf("nation", [2024, 2025], { tvOta: { hotels: [100, 90] }, mobile: { hotels: [100, 98] } });
    expect(await media(exampleView(shrinking, base))).toBe("No medium grows in 2025; Mobile holds up best at −2.0%");
  });

  test("a medium too small to matter makes no headline however fast it grows", async () => {
    const tiny = walletOf("tv-501", [2024, 2025], { tvOta: { hotels: [1000, 1010] }, email: { hotels: [1, 5] } });
    const base = walletOf("nation", [2024, 2025], { tvOta: { hotels: [1000, 1010] }, email: { hotels: [1, 1] } });
    expect(await media(exampleView(tiny, base))).toContain("TV OTA: +1.0%, as in the nation");
  });

  test("a market whose digital media are unknown speaks of all media, not of digital", async () => {
    const half = walletOf("tv-501", [2025, 2026], {
      tvOta: { hotels: [100, 95] },
      cable: { hotels: [100, 99] },
      mobile: { hotels: [null, null] },
    });
    const section = sections.mediaAdSpendingTable.compute(exampleView(half, half));
    expect(yearsHeadline(section, await english())).toBe(
      "Best outlook from 2025 to 2026: Cable, −1.0% a year; all media −3.0%",
    );
  });

  test("without any figure the headline says so", async () => {
    const empty = walletOf("tv-501", [2024, 2025], { tvOta: { hotels: [null, null] } });
    expect(await media(exampleView(empty, empty))).toBe("No spending is known for 2025");
  });

  test("a list that nothing is large enough for says so", async () => {
    const list = sections.largestLossVerticals.compute({ ...view, minimumShare: 0.9 });
    expect(subVerticalHeadline("largestLossVerticals", list, await english())).toBe(
      "No category of this size cuts its spending in 2025",
    );
  });
});
