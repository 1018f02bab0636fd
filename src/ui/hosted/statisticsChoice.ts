import { create } from "zustand";
import { safeStorage } from "../state/safeStorage.ts";

/** Its own key: `starter-project` holds menu, settings and language alone. */
const KEY = "spotmarket-statistics";

export type StatisticsChoice = "agreed" | "refused" | "open";

const storage = safeStorage(() => localStorage);

interface StatisticsState {
  /** `open`: not asked yet, so nothing is loaded and nothing is sent. */
  readonly choice: StatisticsChoice;
  readonly choose: (choice: StatisticsChoice) => void;
}

/** Whether this browser may tell the hosted backend which screens are opened. */
export const useStatisticsChoice = create<StatisticsState>()((set) => ({
  choice: readChoice(),
  choose: (choice) => {
    void storage.setItem(KEY, JSON.stringify(choice));
    set({ choice });
  },
}));

function readChoice(): StatisticsChoice {
  const stored = storage.getItem(KEY);
  if (stored === JSON.stringify("agreed")) return "agreed";
  return stored === JSON.stringify("refused") ? "refused" : "open";
}
