import type { Words } from "#language/words/words.ts";
import type { AlertSubscription } from "../../contract/alertSchemas.ts";

/** What a subscription is to: `Automotive · New York`. */
export function subscriptionName(
  { vertical, market, marketName }: Pick<AlertSubscription, "vertical" | "market" | "marketName">,
  words: Words,
): string {
  const { text } = words;
  return text("alerts.subscriptions.what", {
    vertical: vertical === null ? text("alerts.subscriptions.allVerticals") : words.vertical(vertical),
    market: market === null ? text("alerts.subscriptions.allMarkets") : (marketName ?? words.market(market)),
  });
}
