import type { Market } from "../markets/market.ts";
import type { MediumId } from "../taxonomy/media.ts";

/** What local stations are of. */
export type LocalMedium = "tv" | "radio";

/** The media of the taxonomy that its stations sell: over the air, and digitally. */
export const SOLD_BY: Readonly<Record<LocalMedium, { readonly ota: MediumId; readonly digital: MediumId }>> = {
  tv: { ota: "tvOta", digital: "tvDigital" },
  radio: { ota: "radioOta", digital: "radioDigital" },
};

/** The medium that a market is measured for; custom markets and the nation are of TV's, as their figures are. */
export function ownMedium({ kind }: Pick<Market, "kind">): LocalMedium {
  return kind === "radio" ? "radio" : "tv";
}
