import { createInstance } from "i18next";
import type { AskWorld } from "#domain/ask/askWorld.ts";
import { understander } from "#domain/ask/understand.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { formatsFor } from "#language/format.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import type { Asking } from "#ui/ask/askEntries.ts";
import { SCREEN_NICKNAMES } from "#ui/palette/screenNicknames.ts";
import { SAMPLE_MARKETS } from "./samplePalette.ts";

const SCREENS = {
  "/market-summary": "marketSummary",
  "/vertical/subvertical": "subvertical",
  "/share-wallet": "shareOfWallet",
  "/contact": "contactUs",
} as const;

interface Narrowed {
  /** Paths of screens that are not open to the person. */
  readonly without?: readonly string[];
  readonly markets?: readonly string[];
  readonly verticals?: readonly string[];
}

/** Questions of somebody who may see the sample set, or part of it, in a language, asked from New York in 2026. */
export async function sampleAsking(
  locale: Locale,
  { without = [], markets, verticals }: Narrowed = {},
): Promise<Asking> {
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    resources: { [locale]: { messages: ALL_MESSAGES[locale] } },
    defaultNS: "messages",
    interpolation: { escapeValue: false },
  });
  const world: AskWorld = {
    markets: [
      { id: NATION, kind: "nation", code: "", name: "", states: [] },
      ...SAMPLE_MARKETS.filter(({ id }) => markets === undefined || markets.includes(id)),
    ],
    verticals: verticals ?? VERTICALS.map(({ id }) => id),
    screens: Object.entries(SCREENS)
      .filter(([path]) => !without.includes(path))
      .map(([path, label]) => ({
        path,
        names: [i18n.t(`menu.${label}`), ...(SCREEN_NICKNAMES[path] ?? [])],
        figures: path !== "/contact",
      })),
    years: [2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030],
    currentYear: 2026,
  };
  const text = i18n.getFixedT(locale, "messages");
  return {
    understand: understander(world),
    before: { market: "tv-501", year: 2026 },
    words: { text, formats: formatsFor(locale), world },
  };
}
