/** What of a call says when it is to be made. */
interface Planned {
  readonly status: string;
  readonly dueOn: string | null;
}

/** Orders calls as one makes them: what is due first, then what has no day, then what is won or lost; else they stay as they are. */
export function whatComesFirst(one: Planned, other: Planned): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Sorts as text, days among themselves by their date. */
function placeOf({ status, dueOn }: Planned): string {
  if (status === "won" || status === "lost") return "2";
  return dueOn === null ? "1" : `0 ${dueOn}`;
}
