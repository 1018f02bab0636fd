import type { RaceGroup } from "#domain/forecast/raceFigures.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";

/** What an edit is about, for the history of edits. */
export type StepSubject =
  | { readonly kind: "total" | "growth"; readonly medium: string; readonly year: number }
  | { readonly kind: "mix"; readonly medium: string; readonly group: string; readonly year: number }
  | { readonly kind: "drivers"; readonly medium: string }
  | { readonly kind: "hold" | "release"; readonly name: string; readonly year: number }
  | { readonly kind: "lock" | "unlock"; readonly medium: string; readonly group: string }
  | { readonly kind: "trade"; readonly subVertical: string }
  | { readonly kind: "fit"; readonly category: string; readonly medium: string }
  | { readonly kind: "races"; readonly group: RaceGroup }
  | { readonly kind: "outlook" }
  /** Null: of all media at once. */
  | { readonly kind: "reliability"; readonly medium: string | null }
  | { readonly kind: "several"; readonly count: number };

/** One edit that can be undone: what it was about, its figures where it has any, and why it was made. */
export interface Step {
  readonly subject: StepSubject;
  /** As the screen wrote them, null where there are none. */
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string;
  /** ISO instant. */
  readonly at: string;
  readonly before: Assumptions;
  readonly after: Assumptions;
}
