import type { z } from "zod";
import { narrowView } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { spendingView } from "#revisions/spendingView.ts";
import type { summaryQuery } from "../contract.ts";
import { askedScope } from "./askedScope.ts";

/**
 * The view that a request asks for, cut down to its vertical or sub-vertical.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a year that the revision does not have, and for no or two things to cut down to
 */
export function summaryView(
  loadedRevision: LoadedRevision,
  market: string,
  query: z.output<typeof summaryQuery>,
): SpendingView {
  return narrowView(spendingView(loadedRevision, market, query), askedScope(query));
}
