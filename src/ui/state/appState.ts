import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { LOCALES, type Locale } from "#domain/taxonomy/name.ts";
import { safeStorage } from "./safeStorage.ts";

export const THEME_COLOURS = ["light-blue", "dark-blue"] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];

interface Remembered {
  readonly settings: {
    readonly color: ThemeColour;
    /** Opens where no address says otherwise. */
    readonly lastMarket: string | null;
  };
  /** null: the browser's language. */
  readonly lang: { readonly currentLang: Locale | null };
}

interface AppState extends Remembered {
  readonly chooseColor: (color: ThemeColour) => void;
  readonly rememberMarket: (market: string) => void;
  readonly chooseLanguage: (locale: Locale) => void;
}

const usual: Remembered = { settings: { color: "light-blue", lastMarket: null }, lang: { currentLang: null } };

/** What the browser remembers of a person's choices, under the one key `starter-project`. */
export const useAppState = create<AppState>()(
  persist(
    (set) => ({
      ...usual,
      chooseColor: (color) => set(({ settings }) => ({ settings: { ...settings, color } })),
      rememberMarket: (lastMarket) => set(({ settings }) => ({ settings: { ...settings, lastMarket } })),
      chooseLanguage: (currentLang) => set({ lang: { currentLang } }),
    }),
    {
      name: "starter-project",
      storage: createJSONStorage(() => safeStorage(() => localStorage)),
      partialize: ({ settings, lang }): Remembered => ({ settings, lang }),
      merge: (stored, state) => ({ ...state, ...readRemembered(stored) }),
    },
  ),
);

/** Takes from the storage what makes sense; whatever else stands there is as good as nothing. */
export function readRemembered(stored: unknown): Remembered {
  const settings = partOf(stored, "settings");
  const lang = partOf(stored, "lang");
  const lastMarket = settings["lastMarket"];
  return {
    settings: {
      color: THEME_COLOURS.find((color) => color === settings["color"]) ?? usual.settings.color,
      lastMarket: typeof lastMarket === "string" ? lastMarket : null,
    },
    lang: { currentLang: LOCALES.find((locale) => locale === lang["currentLang"]) ?? null },
  };
}

function partOf(stored: unknown, name: string): Record<string, unknown> {
  const part = isRecord(stored) ? stored[name] : null;
  return isRecord(part) ? part : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
