import type { Provenance } from "#domain/revisions/revision.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { Words } from "#language/words/words.ts";
import type { RunFigures } from "../figures/runFigures.ts";
import type { OpenedRevision } from "../workbench/workbenchState.ts";

/** A published national figure that ours can be held against. */
export interface Anchor {
  readonly year: number;
  /** Null for all media together. */
  readonly medium: string | null;
  readonly part: "core" | "political" | "all";
  readonly dollars: number;
  readonly basis: Provenance["basis"];
  readonly source: string;
}

/** What a screen of the forecast room is made of once its revision has been run. */
export interface Room {
  readonly opened: OpenedRevision;
  readonly base: RunFigures;
  readonly now: RunFigures;
  readonly assumptions: Assumptions;
  readonly anchors: readonly Anchor[];
  readonly words: Words;
}
