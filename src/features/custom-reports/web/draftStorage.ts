import { safeStorage } from "#ui/state/safeStorage.ts";

/** Where drafts of reports stay until they are saved: this browser. */
export const draftStorage = safeStorage(() => localStorage);

/** One draft for each report, and one for a new one, of each person. */
export const draftKey = (person: string, report: string | null): string =>
  `spotmarket.report-draft.${person}.${report ?? "new"}`;
