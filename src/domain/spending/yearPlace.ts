import { Failure } from "../failure.ts";
import type { SpendingView } from "./view.ts";

/** Where the view's year stands on the axis of years. Throws `invalid-input` for a year the revision does not have. */
export function yearPlace({ own: { wallet }, year }: Pick<SpendingView, "own" | "year">): number {
  const place = wallet.years.indexOf(year);
  if (place >= 0) return place;
  const message = `The year must be one of ${wallet.years.join(", ")}; it was ${year}.`;
  throw new Failure("invalid-input", message, [{ pointer: "/query/year", message }]);
}
