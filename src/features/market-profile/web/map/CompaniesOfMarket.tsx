import { useId } from "react";
import { Link } from "react-router";
import type { CountyCompanies } from "#features/companies/contract/countyCompanies.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CompanyLine } from "#ui/companies/CompanyLine.tsx";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import style from "./CompaniesMap.module.css";

/** So many are listed of a whole market; of a chosen county all that were sent. */
const SHOWN = 8;

interface CompaniesOfMarketProps {
  readonly found: CountyCompanies;
  readonly market: string;
  /** FIPS code of the county that alone is listed; null for all. */
  readonly chosen: string | null;
  readonly onAll: () => void;
  /** Marks a county on the map; null ends that. */
  readonly onMark: (county: string | null) => void;
}

/** Whom to call in a market or in one of its counties, best first. A row under the pointer or the focus marks its county on the map. */
export function CompaniesOfMarket({ found, market, chosen, onAll, onMark }: CompaniesOfMarketProps) {
  const text = useText();
  const formats = useFormats();
  const heading = useId();
  const county = found.counties.find((one) => one.county === chosen);
  const listed = (county ? [county] : found.counties)
    .flatMap(({ county: fips, items }) => items.map((company) => ({ fips, company })))
    .toSorted((one, other) => (other.company.score ?? -1) - (one.company.score ?? -1))
    .slice(0, county ? undefined : SHOWN);
  const all = county ? county.companies : found.found;
  if (found.found === 0) return <NoCompanies found={found} />;
  return (
    <section className={style["companies"]} aria-labelledby={heading} data-testid="companies-of-map">
      <h4 id={heading}>
        {county
          ? text("callList.onMap.inCounty", { county: county.name, count: all, number: formats.count(all) })
          : text("callList.onMap.inMarket", { count: all, number: formats.count(all) })}
      </h4>
      <ol onPointerLeave={() => onMark(null)}>
        {listed.map(({ fips, company }) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its link and buttons have the focus
          <li
            key={company.id}
            onPointerEnter={() => onMark(fips)}
            onFocus={() => onMark(fips)}
            onBlur={() => onMark(null)}
          >
            <CompanyLine company={company} market={market} />
          </li>
        ))}
      </ol>
      <p>
        {listed.length < all && text("figure.someRows", { shown: formats.count(listed.length), count: all })}{" "}
        {county && <LinkButton onClick={onAll}>{text("callList.onMap.all")}</LinkButton>}{" "}
        <Link to={`/companies?${new URLSearchParams({ market }).toString()}`}>{text("callList.toCall.list")}</Link>
      </p>
      <WithoutCounty found={found} />
    </section>
  );
}

/** How there come to be some, or why none is here. */
function NoCompanies({ found }: Pick<CompaniesOfMarketProps, "found">) {
  const text = useText();
  const formats = useFormats();
  const { all } = found;
  return (
    <section className={style["companies"]} data-testid="companies-of-map">
      <p>
        {all === 0
          ? text("callList.onMap.bringNone")
          : text("callList.onMap.none", { count: all, number: formats.count(all) })}{" "}
        <Link to="/companies">{text(all === 0 ? "callList.toCall.bring" : "callList.toCall.list")}</Link>
      </p>
      <WithoutCounty found={found} />
    </section>
  );
}

function WithoutCounty({ found: { withoutCounty } }: Pick<CompaniesOfMarketProps, "found">) {
  const text = useText();
  const formats = useFormats();
  if (withoutCounty === 0) return null;
  return <p>{text("callList.onMap.withoutCounty", { count: withoutCounty, number: formats.count(withoutCounty) })}</p>;
}
