import type { AccessFlag } from "#domain/access/access.ts";
import { isCustomMarket } from "#domain/markets/market.ts";
import { type Locale, LOCALES, type Names, names } from "#domain/taxonomy/name.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Queryable } from "#platform/database/database.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { requestDeclinedMail } from "#platform/mail/words/requestDeclinedMail.ts";
import { rightDecidedMail } from "#platform/mail/words/rightDecidedMail.ts";
import { notify } from "#platform/notifications/notify.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import type { AccessRequest } from "../contract.ts";
import { partsOf } from "./partsOf.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** What one asked for was granted or declined. */
    readonly "request-approved": { readonly asked: string };
    readonly "request-declined": { readonly asked: string };
  }
}

export interface TellParts {
  readonly site: Site;
  readonly loadedRevisions: LoadedRevisions;
}

/** Tells the asker how a request was decided. An approved account has its invitation in the mail already. */
export async function tellDecision(
  transaction: Queryable,
  request: AccessRequest,
  { site, loadedRevisions }: TellParts,
): Promise<void> {
  const { kind, status, person, email, name, language, note, asked } = request;
  const { product } = site;
  if (kind === "account") {
    if (status === "declined")
      await queueMail(transaction, email, composeMail(requestDeclinedMail, language, { product, name, note }));
    return;
  }
  const granted = status === "approved";
  const locale = LOCALES.find((known) => known === language) ?? "en-US";
  const right = rightName(asked, locale, loadedRevisions);
  const link = pageLink(site, "");
  await queueMail(
    transaction,
    email,
    composeMail(rightDecidedMail, locale, { product, name, right, granted, note, link }),
  );
  if (person === null) return;
  await notify(transaction, [person], {
    kind: granted ? "request-approved" : "request-declined",
    data: { asked },
    link: null,
  });
}

/** As the menus call them. */
const FLAG_NAMES: Readonly<Record<AccessFlag, Names>> = {
  tv: names("Local TV", "TV local", "Lokales Fernsehen"),
  radio: names("Local radio", "Radio local", "Lokales Radio"),
  shareOfWallet: names("Share of wallet", "Cuota de inversión", "Budgetanteil"),
  sellingAides: names("Selling aids", "Material de venta", "Verkaufshilfen"),
  guidesAndInsights: names("Guides & insights", "Guías y análisis", "Anleitungen & Analysen"),
};
const ADMINISTRATOR = names("Administrator", "Administrador", "Administrator");

/** A right as a mail calls it. */
function rightName(asked: string, locale: Locale, loadedRevisions: LoadedRevisions): string {
  const { sort, id } = partsOf(asked);
  if (sort === "role") return ADMINISTRATOR[locale];
  // Custom markets are not bought, and whose they are is nobody else's business.
  if (sort === "market" && isCustomMarket(id)) return id;
  if (sort === "market") return loadedRevisions.current().markets.get(id)?.name ?? id;
  if (sort === "vertical") return VERTICALS.find((vertical) => vertical.id === id)?.names[locale] ?? id;
  return Object.entries(FLAG_NAMES).find(([flag]) => flag === id)?.[1][locale] ?? id;
}
