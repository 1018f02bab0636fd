import type { Queryable } from "#platform/database/database.ts";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { Measure } from "#domain/figures/measure.ts";
import type { Quarter } from "#domain/period.ts";
import { narrowView, type Scope, WHOLE_MARKET } from "#domain/spending/scope.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { type Spending, spendingInQuarter } from "#documents/spending.ts";
import { narrowLoadedRevision } from "#revisions/publishing/narrowLoadedRevision.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { spendingView, type ViewAsked } from "#revisions/spendingView.ts";
import { highlightsFor, type Reader } from "./reader.ts";
import { wordsFor } from "./wordsFor.ts";

/** What a document is about: what the address of a screen holds. */
export interface SpendingAsked extends Partial<ViewAsked> {
  readonly market: string;
  readonly scope?: Scope;
  readonly measure?: Measure;
  /** A quarter of the year; the whole year where left out. */
  readonly quarter?: Quarter | undefined;
  readonly locale: Locale;
}

/** Below this part of the market's total, a category is too small for the lists of growth and loss: what screens open with. */
const USUAL_MINIMUM = 0.01;

/**
 * Everything that figures of spending are made from, for a reader and on the server: what the same address shows on that reader's
 * screen. Rights are checked here, whoever has checked them before, and of the revision no more is read than the reader's verticals.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`, `market-unknown`, `invalid-input` for a year that is not there
 */
export async function spendingFor(
  store: Queryable,
  loadedRevision: LoadedRevision,
  reader: Reader,
  asked: SpendingAsked,
): Promise<Spending> {
  const { market, scope = WHOLE_MARKET, measure = "dollars", compare = [], locale } = asked;
  const { rights } = reader;
  for (const id of [market, ...compare]) checkMarket(rights, id);
  checkScope(rights, scope);
  const narrowed = rights.verticals === "all" ? loadedRevision : narrowLoadedRevision(loadedRevision, rights.verticals);
  const { political = "with", minimum = USUAL_MINIMUM, year } = asked;
  const whole = spendingView(narrowed, market, { year, political, compare, minimum });
  const spending: Spending = {
    scope,
    view: narrowView(whole, scope),
    whole,
    market: narrowed.market(market),
    revision: narrowed.revision,
    measure,
    own: await highlightsFor(store, reader, narrowed.revision.id),
    words: await wordsFor(narrowed, locale),
  };
  const { quarter } = asked;
  return quarter === undefined ? spending : spendingInQuarter(spending, quarter, narrowed.advertisers.seasons);
}

function checkMarket(rights: Rights, market: string): void {
  if (mayReadMarket(rights, market)) return;
  throw new Failure("market-not-entitled", `Your subscription does not include the market ${market}.`);
}

function checkScope(rights: Rights, scope: Scope): void {
  if (scope.kind === "market") return;
  const vertical = scope.kind === "vertical" ? scope.id : verticalOf(scope.id);
  if (mayReadVertical(rights, vertical)) return;
  throw new Failure("vertical-not-entitled", `Your subscription does not include the vertical ${vertical}.`);
}
