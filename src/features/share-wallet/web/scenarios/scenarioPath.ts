import { writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import { viewPath } from "#ui/savedViews/viewPath.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";

/** The address of what is shown with everything spelled out, so that it means the same for a colleague whose usual choices differ. */
export function scenarioPath(
  { spending, question }: ShareSpending,
  place: { readonly pathname: string; readonly search: string },
): string {
  const search = new URLSearchParams(place.search);
  search.set("market", spending.market.id);
  search.set("year", String(spending.view.year));
  search.set("medium", question.medium);
  search.set("focus", writeFocus(question.focus));
  search.set("benchmark", writeBenchmark(question.benchmark));
  return viewPath({ pathname: place.pathname, search: String(search) });
}
