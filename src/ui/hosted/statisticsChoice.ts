import { create } from "zustand";
import { persist } from "zustand/middleware";
import { rememberedStorage } from "../state/rememberedStorage.ts";

const CHOICES = ["agreed", "refused", "open"] as const;
/** `open`: not asked yet, so nothing is loaded and nothing is sent. */
export type StatisticsChoice = (typeof CHOICES)[number];

interface StatisticsState {
  readonly choice: StatisticsChoice;
  readonly choose: (choice: StatisticsChoice) => void;
}

/** Whether this browser may tell the hosted backend which screens are opened. Kept apart from the app's own state. */
export const useStatisticsChoice = create<StatisticsState>()(
  persist((set) => ({ choice: "open", choose: (choice) => set({ choice }) }), {
    name: "spotmarket-statistics",
    storage: rememberedStorage(() => localStorage, readChoice),
    partialize: ({ choice }) => ({ choice }),
  }),
);

/** Whatever else stands in the storage is as good as not asked. */
function readChoice(stored: object): Pick<StatisticsState, "choice"> {
  const found: unknown = Reflect.get(stored, "choice");
  return { choice: CHOICES.find((choice) => choice === found) ?? "open" };
}
