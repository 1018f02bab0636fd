import { useQuery } from "@tanstack/react-query";
import { mayReadMarket } from "#domain/access/access.ts";
import { isCustomMarket, NATION } from "#domain/markets/market.ts";
import { narrowRights } from "#domain/access/narrowRights.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import style from "./RightsPreview.module.css";
import type { UserDraft } from "./userDraft.ts";
import type { Customer } from "./usersQueries.ts";

/** Markets named before the rest is counted. */
const NAMED = 6;

/** What comes of the customer's rights and the user's own: what this person can see, as the API will decide it. */
export function RightsPreview({
  draft,
  customer,
}: {
  readonly draft: UserDraft;
  readonly customer: Customer | undefined;
}) {
  const text = useText();
  const formats = useFormats();
  const { data: markets = [] } = useQuery(marketsQuery());
  if (!customer) return null;

  const rights = narrowRights({
    ...draft,
    customerAccess: customer.access,
    customerMarkets: customer.markets,
    customerAllMarkets: customer.allMarkets,
    customerVerticals: customer.verticals,
    customMarkets: customer.markets.filter(isCustomMarket).map((id) => ({ id, own: false, needs: null })),
  });
  const all = markets.filter(({ id }) => id !== NATION && (!isCustomMarket(id) || customer.markets.includes(id)));
  const readable = all.filter(({ id }) => mayReadMarket(rights, id));
  const named = readable.slice(0, NAMED).map(({ name }) => name);
  const rest = readable.length - named.length;
  const verticals = VERTICALS.filter(({ id }) => rights.verticals === "all" || rights.verticals.includes(id));
  const isShut = draft.status === "disabled" || (customer.status !== "active" && draft.role !== "Administrator");

  return (
    <section className={style["preview"]} aria-label={text("users.canSee")}>
      <h3>{text("users.canSee")}</h3>
      {isShut && (
        <p className={style["shut"]}>{text(draft.status === "disabled" ? "users.shutOut" : "users.customerShut")}</p>
      )}
      <dl>
        <dt>{text("lists.flags")}</dt>
        <dd>{rights.access.map((flag) => text(`lists.flag.${flag}`)).join(", ") || text("users.basicsOnly")}</dd>
        <dt>{text("lists.markets.label")}</dt>
        <dd>
          {readable.length === all.length
            ? text("users.allMarkets", { count: all.length })
            : readable.length === 0
              ? text("users.nationOnly")
              : [...named, ...(rest > 0 ? [text("lists.markets.more", { count: rest })] : [])].join(", ")}
        </dd>
        <dt>{text("lists.verticals")}</dt>
        <dd>
          {verticals.length === VERTICALS.length
            ? text("users.allVerticals", { count: VERTICALS.length })
            : verticals.map(({ names }) => formats.name(names)).join(", ") || "–"}
        </dd>
      </dl>
    </section>
  );
}
