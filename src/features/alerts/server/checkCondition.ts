import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { type AlertCondition, WHOLE } from "#domain/alerts/alertRule.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";

export type NamedPlaces = Pick<AlertCondition, "market" | "subject" | "medium">;

/**
 * What does not exist is refused like what is not bought, so that nobody learns which exist.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`, `invalid-input`
 */
export function checkPlaces(
  { market, subject, medium }: NamedPlaces,
  rights: Rights,
  loadedRevision: LoadedRevision | null,
): void {
  const isMarket = market === null || market === NATION || loadedRevision?.markets.has(market);
  if (!isMarket || (market !== null && !mayReadMarket(rights, market)))
    throw new Failure("market-not-entitled", `Your subscription does not include the market ${market}.`);
  if (subject !== null && subject !== WHOLE) {
    const vertical = subVerticalById(subject)?.vertical ?? verticalById(subject)?.id;
    if (vertical === undefined || !mayReadVertical(rights, vertical))
      throw new Failure("vertical-not-entitled", `Your subscription does not include the vertical of ${subject}.`);
  }
  if (medium !== null && loadedRevision && !loadedRevision.revision.media.includes(medium))
    throw new Failure("invalid-input", "This medium does not exist.", [
      { pointer: "/body/condition/medium", message: "Must be the id of a medium." },
    ]);
}
