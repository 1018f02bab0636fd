import type { AccessFlag } from "#domain/access/access.ts";
import { isCustomMarket } from "#domain/markets/market.ts";
import { type Locale, type Names, names } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { partsOf } from "./partsOf.ts";

/** As the menus call them. */
const FLAG_NAMES: Readonly<Record<AccessFlag, Names>> = {
  tv: names("Local TV", "TV local", "Lokales Fernsehen"),
  radio: names("Local radio", "Radio local", "Lokales Radio"),
  shareOfWallet: names("Share of wallet", "Cuota de inversión", "Budgetanteil"),
  sellingAides: names("Selling aids", "Material de venta", "Verkaufshilfen"),
  guidesAndInsights: names("Guides & insights", "Guías y análisis", "Leitfäden & Einblicke"),
};
const ADMINISTRATOR = names("Administrator", "Administrador", "Administrator");

/** A right as a mail calls it. */
export function rightName(asked: string, locale: Locale, loadedRevisions: LoadedRevisions): string {
  const { sort, id } = partsOf(asked);
  if (sort === "role") return ADMINISTRATOR[locale];
  // Custom markets are not bought, and whose they are is nobody else's business.
  if (sort === "market" && isCustomMarket(id)) return id;
  if (sort === "market") return loadedRevisions.current().markets.get(id)?.name ?? id;
  if (sort === "vertical") return VERTICALS.find((vertical) => vertical.id === id)?.names[locale] ?? id;
  return Object.entries(FLAG_NAMES).find(([flag]) => flag === id)?.[1][locale] ?? id;
}
