import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";

/** What sentences are written with: texts, number formats, and names by id in one language. */
export interface InsightWords {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly medium: (id: string) => string;
  readonly platform: (id: string) => string;
  readonly subVertical: (id: string) => string;
  readonly vertical: (id: string) => string;
  readonly market: (id: string) => string;
  /** The scenario that figures are of, by its name: whatever is said of them is a supposition. Left out for what is published. */
  readonly scenarioName?: string;
}
