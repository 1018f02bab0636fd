/** A quarter of a calendar year, 1–4. */
export interface Quarter {
  readonly year: number;
  readonly quarter: number;
}

/** The quarter of a day such as `2026-11-28`. */
export function quarterOf(day: string): Quarter {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return { year, quarter: Math.ceil(month / 3) };
}

/** So many quarters later, or earlier where `by` is negative. */
export function quarterAfter({ year, quarter }: Quarter, by: number): Quarter {
  const count = year * 4 + quarter - 1 + by;
  return { year: Math.floor(count / 4), quarter: (count % 4) + 1 };
}

/** What of a call counts toward a goal. */
export interface GoalCall {
  readonly status: string;
  /** Whole dollars; null where nobody has said. */
  readonly dollars: number | null;
  /** The day on which it was won or lost; null before. */
  readonly closedOn: string | null;
}

export interface GoalProgress {
  /** Won in the quarter. */
  readonly won: number;
  /** Of all open calls, whenever they are due: their day is that of the next step, not of the sale. */
  readonly open: number;
  readonly goal: number;
  /** What is missing; 0 once the goal is reached. */
  readonly missing: number;
}

/** How far the calls of somebody have come toward what is to be won in a quarter; `goal` in whole dollars. */
export function goalProgress(calls: readonly GoalCall[], at: Quarter, goal: number): GoalProgress {
  const sumOf = (some: readonly GoalCall[]) => some.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  const isOpen = ({ status }: GoalCall) => status !== "won" && status !== "lost";
  const won = sumOf(
    calls.filter(({ status, closedOn }) => status === "won" && closedOn !== null && isSame(quarterOf(closedOn), at)),
  );
  return { won, open: sumOf(calls.filter(isOpen)), goal, missing: Math.max(0, goal - won) };
}

function isSame(one: Quarter, other: Quarter): boolean {
  return one.year === other.year && one.quarter === other.quarter;
}
