import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { Locale } from "#domain/taxonomy/name.ts";

export type ThemeColour = "light-blue" | "dark-blue";

interface AppState {
  readonly settings: {
    /** null follows the device until the person chooses. */
    readonly color: ThemeColour | null;
    /** Opens where no address says otherwise. */
    readonly lastMarket: string | null;
  };
  /** null: the browser's language. */
  readonly lang: { readonly currentLang: Locale | null };
  chooseColor(color: ThemeColour): void;
  rememberMarket(market: string): void;
  chooseLanguage(locale: Locale): void;
}

/** What the browser remembers of a person's choices, under the one key `starter-project`. */
export const useAppState = create<AppState>()(
  persist(
    (set) => ({
      settings: { color: null, lastMarket: null },
      lang: { currentLang: null },
      chooseColor: (color) => set(({ settings }) => ({ settings: { ...settings, color } })),
      rememberMarket: (lastMarket) => set(({ settings }) => ({ settings: { ...settings, lastMarket } })),
      chooseLanguage: (currentLang) => set({ lang: { currentLang } }),
    }),
    {
      name: "starter-project",
      storage: createJSONStorage(() => localStorage),
      partialize: ({ settings, lang }) => ({ settings, lang }),
    },
  ),
);
