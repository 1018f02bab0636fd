import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router";
import type { Spending } from "#documents/spending.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { withScenario } from "#ui/address/scenarioAddress.ts";
import { REVISION_PARAMETER } from "#ui/address/useShownRevision.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { offeredScenariosQuery } from "#ui/queries/offeredScenariosQuery.ts";
import style from "./ScenarioSelect.module.css";
import { inLanguage } from "./useScenario.ts";

/** Chooses between what is published and the scenarios that readers are offered over it; nothing where there are none. */
export function ScenarioSelect({ spending: { whatIf, words } }: { readonly spending: Spending }) {
  const { text, formats } = words;
  const field = useId();
  const [search, setSearch] = useSearchParams();
  const { data: offered = [] } = useQuery(offeredScenariosQuery());
  // Scenarios stand over what is published, so an earlier revision has none.
  if (offered.length === 0 || search.has(REVISION_PARAMETER)) return null;
  return (
    <span className={style["choice"]}>
      <label htmlFor={field}>{text("spending.whatIf.label")}</label>
      <SmallSelect
        id={field}
        value={whatIf?.id ?? ""}
        data-testid="scenario-select"
        onChange={(event) =>
          setSearch(withScenario(addressNow(), event.currentTarget.value || null), { preventScrollReset: true })
        }
      >
        <option value="">{text("spending.whatIf.asPublished")}</option>
        <optgroup label={text("spending.whatIf.scenarios")}>
          {offered.map(({ id, name, names }) => (
            <option key={id} value={id}>
              {inLanguage(names, formats.locale) ?? name}
            </option>
          ))}
        </optgroup>
      </SmallSelect>
    </span>
  );
}
