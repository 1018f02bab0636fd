import type { AlertFacts } from "#domain/alerts/alertFacts.ts";
import { NATION } from "#domain/markets/market.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";

/** Whether a subscription is to an alert. What holds for the nation holds in every market. */
export function concerns(
  { vertical, market }: { readonly vertical: string | null; readonly market: string | null },
  { market: where, subject }: Pick<AlertFacts, "market" | "subject">,
): boolean {
  const about = subject.kind === "subVertical" ? verticalOf(subject.id) : subject.id;
  return (market === null || where === market || where === NATION) && (vertical === null || about === vertical);
}
