import { IconArrowBackUp, IconVersions } from "@tabler/icons-react";
import { useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { changedYears } from "#domain/changes/changedYears.ts";
import type { Spending, WhatIf } from "#documents/spending.ts";
import { REVISION_BEFORE, withChanges } from "#ui/address/changesAddress.ts";
import { SCENARIO_PARAMETER, withScenario } from "#ui/address/scenarioAddress.ts";
import { useChangeAddress } from "#ui/address/useAddress.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./ScenarioBanner.module.css";

/** Says above the figures that they are those of a scenario, or that the scenario asked for is not to be had; else nothing. */
export function ScenarioBanner({ spending }: { readonly spending: Spending }) {
  const { whatIf, revision, words } = spending;
  const { text } = words;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const back = { pathname, search: String(withScenario(search, null)) };
  if (whatIf) return <Scenario spending={spending} whatIf={whatIf} back={back} />;
  if (!search.has(SCENARIO_PARAMETER)) return null;
  return (
    <p className={style["missing"]} role="status" data-testid="scenario-missing">
      {text("spending.whatIf.missing", { label: revision.label })}{" "}
      <Link to={back} replace preventScrollReset>
        {text("spending.whatIf.understood")}
      </Link>
    </p>
  );
}

interface ScenarioProps {
  readonly spending: Spending;
  readonly whatIf: WhatIf;
  readonly back: { readonly pathname: string; readonly search: string };
}

function Scenario({ spending, whatIf, back }: ScenarioProps) {
  const { text } = spending.words;
  const [search] = useSearchParams();
  const name = text("spending.whatIf.name", { name: whatIf.name });
  return (
    <section className={style["banner"]} aria-label={name} data-testid="scenario-banner">
      <p className={style["name"]}>
        <strong>{name}</strong>
        <span className={style["badge"]}>{text("spending.whatIf.notOurs")}</span>
      </p>
      {whatIf.description && <p>{whatIf.description}</p>}
      <p>{text("spending.whatIf.noFiles")}</p>
      <Years spending={spending} published={whatIf.published} />
      <p className={style["ways"]}>
        <Link to={{ ...back, search: String(withChanges(search, REVISION_BEFORE)) }} preventScrollReset>
          <IconVersions size={16} stroke={1.6} aria-hidden="true" />
          {text("spending.whatIf.changes")}
        </Link>
        <Link to={back} preventScrollReset>
          <IconArrowBackUp size={16} stroke={1.6} aria-hidden="true" />
          {text("spending.whatIf.back")}
        </Link>
      </p>
    </section>
  );
}

/** Of which years the scenario speaks, where the screen shows another one. */
function Years({ spending, published }: { readonly spending: Spending; readonly published: Spending }) {
  const { view, whole, words } = spending;
  const { text, formats } = words;
  const change = useChangeAddress();
  const [before, after] = [published.whole.nation.wallet, whole.nation.wallet];
  const years = useMemo(() => changedYears(before, after), [before, after]);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return <p>{text("spending.whatIf.noYears")}</p>;
  if (years.includes(view.year)) return null;
  const to = years.find((year) => year > view.year) ?? first;
  return (
    <p className={style["years"]}>
      {text(first === last ? "spending.whatIf.oneYear" : "spending.whatIf.years", {
        from: formats.year(first),
        to: formats.year(last),
        year: formats.year(view.year),
      })}
      <ActionButton onClick={() => change({ year: to })}>
        {text("spending.whatIf.show", { year: formats.year(to) })}
      </ActionButton>
    </p>
  );
}
