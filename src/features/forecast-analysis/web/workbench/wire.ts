import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { CellMove } from "#forecast/plan/cellMoves.ts";
import type { TableSums } from "#forecast/plan/tableSums.ts";
import type { MediumTotals } from "#forecast/nationalTotals.ts";
import type { ForecastErrorCode, ForecastErrorPlace } from "#forecast/forecastError.ts";
import type { ForecastInput } from "#forecast/input.ts";
import type { Provenance } from "#domain/revisions/revision.ts";
import type { CellCourse, CoursePlace } from "#domain/forecast/cellCourse.ts";

/** What the screen asks of the thread that runs the forecast. */
export type Ask =
  /** Begins with a revision: what it was built from, and its own assumptions. */
  | { readonly ask: "open"; readonly input: ForecastInput; readonly assumptions: Assumptions }
  /** Runs the forecast under other assumptions: the year `first` alone, so that it can be shown, or all years where it is left out. */
  | { readonly ask: "assume"; readonly assumptions: Assumptions; readonly first?: number }
  /** The years that such a run still lacks. */
  | { readonly ask: "rest" }
  /** The same beside the run of the moment, which stays; answers what differs from the revision. */
  | { readonly ask: "try"; readonly assumptions: Assumptions }
  /** Only what the totals would be, while a hand still moves: nothing is divided, and the run of the moment stays. */
  | { readonly ask: "totals"; readonly assumptions: Assumptions }
  | { readonly ask: "moves"; readonly year: number; readonly count: number }
  | { readonly ask: "course"; readonly place: CoursePlace };

export interface Figures {
  /** Tables that are not those of the figures before. */
  readonly tables: readonly TableSums[];
  /** By medium and year; only where it was run anew. */
  readonly provenance: readonly (readonly Provenance[])[];
  /** Whether years are still to be asked for. */
  readonly hasRest: boolean;
  /** What the run took, milliseconds. */
  readonly took: number;
}

/** Why a run could not be made; the figures before stay. */
export interface Refused {
  readonly code: ForecastErrorCode | "fault";
  readonly message: string;
  readonly place: ForecastErrorPlace;
}

export type Answer =
  | { readonly answer: "figures"; readonly figures: Figures }
  | { readonly answer: "totals"; readonly totals: readonly MediumTotals[] }
  | { readonly answer: "refused"; readonly refused: Refused }
  | { readonly answer: "moves"; readonly moves: readonly CellMove[] }
  | { readonly answer: "course"; readonly course: CellCourse | null };

/** Questions and answers as they travel, each pair under one number. */
export interface Numbered<Message> {
  readonly number: number;
  readonly message: Message;
}
