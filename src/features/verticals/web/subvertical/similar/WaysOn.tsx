import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { mayUse } from "#domain/access/access.ts";
import { useText } from "#language/useText.ts";
import { withFilters } from "#ui/address/subVerticalPath.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import style from "./WaysOn.module.css";

/** Where to go on from a sub-vertical, with the same filters. */
export function WaysOn({ id }: { readonly id: string }) {
  const text = useText();
  const [search] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const rights = { role: session.role, access: session.access, markets: "all", verticals: "all" } as const;
  return (
    <nav className={style["ways"]} aria-label={text("subVertical.ways.label")}>
      {mayUse(rights, { access: ["shareOfWallet"] }) && (
        <Link to={`/share-wallet?${String(withFilters({ focus: id }, search))}`}>
          {text("subVertical.ways.wallet")}
        </Link>
      )}
      <Link to={`/market-summary?${String(withFilters({}, search))}`}>{text("subVertical.ways.market")}</Link>
    </nav>
  );
}
