import { useQuery } from "@tanstack/react-query";
import { memo, useId } from "react";
import { Link } from "react-router";
import type { Scope } from "#domain/spending/scope.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { FoundCompanies } from "#features/companies/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Skeleton } from "../look/Skeleton.tsx";
import { useNearSight } from "../look/useNearSight.ts";
import { ErrorState } from "../problem/ErrorState.tsx";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { viewAsGrant } from "../viewAs/viewAsState.ts";
import style from "./CompaniesToCall.module.css";
import { CompanyLine } from "./CompanyLine.tsx";
import { companiesToCallQuery } from "./foundCompaniesQuery.ts";

interface CompaniesToCallProps {
  readonly market: string;
  readonly scope: Scope;
}

/** Whom of the organisation's own companies to call about what a screen shows, best first; nothing for who may have none. */
export const CompaniesToCall = memo(function CompaniesToCall(props: CompaniesToCallProps) {
  const { data: session } = useQuery(sessionQuery());
  const isAllowed = session?.access.includes("shareOfWallet") === true && !viewAsGrant();
  return isAllowed ? <OwnCompanies {...props} /> : null;
});

/** Asked for once the reader comes near. */
function OwnCompanies({ market, scope }: CompaniesToCallProps) {
  const text = useText();
  const heading = useId();
  const [near, place] = useNearSight();
  const { data, error, refetch } = useQuery({ ...companiesToCallQuery(market, scope), enabled: near });
  return (
    <section ref={place} aria-labelledby={heading} data-testid="companies-to-call" className={style["section"]}>
      <h3 id={heading}>{text("callList.toCall.title")}</h3>
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width="60%" height="22px" />}
      {data && <Found found={data} market={market} scope={scope} />}
    </section>
  );
}

interface FoundProps extends CompaniesToCallProps {
  readonly found: FoundCompanies;
}

/** The best of them and the way to the others, or how there come to be some. */
function Found({ found: { all, found, items }, market, scope }: FoundProps) {
  const text = useText();
  const formats = useFormats();
  if (found === 0) {
    return (
      <p className={style["none"]}>
        {all === 0
          ? text("callList.toCall.bringNone")
          : text("callList.toCall.none", { count: all, number: formats.count(all) })}{" "}
        <Link to="/companies">{text(all === 0 ? "callList.toCall.bring" : "callList.toCall.list")}</Link>
      </p>
    );
  }
  return (
    <>
      <ol className={style["list"]}>
        {items.map((company) => (
          <li key={company.id}>
            <CompanyLine company={company} market={market} />
          </li>
        ))}
      </ol>
      <p className={style["rest"]}>
        <Link to={listPath(market, scope)}>
          {text("callList.toCall.all", { count: found, number: formats.count(found) })}
        </Link>
      </p>
    </>
  );
}

/** The list, narrowed to the same. */
function listPath(market: string, scope: Scope): string {
  const categories = scope.kind === "vertical" ? (verticalById(scope.id)?.subVerticals.map(({ id }) => id) ?? []) : [];
  const category = scope.kind === "subVertical" ? scope.id : categories.join(",");
  return `/companies?${new URLSearchParams({ market, ...(category !== "" && { category }) }).toString()}`;
}
