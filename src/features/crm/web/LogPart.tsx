import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CRM_STATES, type CrmKind, type CrmState } from "#domain/crm/crm.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type CrmCompany, pushCompanies } from "../contract.ts";
import { ChoiceDialog } from "./ChoiceDialog.tsx";
import type { ConnectedProps } from "./ConnectionPart.tsx";
import style from "./Crm.module.css";
import { CRM, crmLogQuery } from "./crmQueries.ts";
import { MatchDialog } from "./MatchDialog.tsx";

/** What became of each company, with what there is to choose and to send again. */
export function LogPart({ status: { states }, connection }: ConnectedProps) {
  const text = useText();
  const formats = useFormats();
  const [state, setState] = useState<CrmState | "all">("all");
  const { data = [] } = useQuery(crmLogQuery(state === "all" ? null : state, Object.values(states).join()));
  const options = CRM_STATES.map((value) => ({
    value,
    label: `${text(`crm.states.${value}`)} ${formats.count(states[value])}`,
  }));
  return (
    <section>
      <h2 className={style["heading"]}>{text("crm.log")}</h2>
      <Segmented
        label={text("crm.showing")}
        options={[{ value: "all", label: text("crm.all") }, ...options]}
        value={state}
        onChange={setState}
      />
      {data.length === 0 ? (
        <p className={style["note"]}>{text("crm.logEmpty")}</p>
      ) : (
        <ScrollFrame label={text("crm.log")} className={style["scroll"]}>
          <table className={style["table"]} aria-label={text("crm.log")}>
            <thead>
              <tr>
                <th scope="col">{text("crm.company")}</th>
                <th scope="col">{text("crm.state")}</th>
                <th scope="col">{text("crm.when")}</th>
              </tr>
            </thead>
            <tbody>
              {data.map((item) => (
                <LogRow key={item.company} item={item} kind={connection.kind} />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}

function LogRow({ item, kind }: { readonly item: CrmCompany; readonly kind: CrmKind }) {
  const text = useText();
  const formats = useFormats();
  const queries = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const { company, state, fault, words, triedAt } = item;
  const name = item.name ?? text("crm.removedCompany");
  const retry = useMutation({
    mutationFn: () => callApi(pushCompanies, { body: { companies: [company] } }),
    onError: (reason) => void toastProblem(reason),
    onSettled: () => queries.invalidateQueries({ queryKey: [CRM] }),
  });
  return (
    <tr>
      <td>
        <bdi>{name}</bdi>
      </td>
      <td>
        <span data-state={state}>{text(`crm.states.${state}`)}</span>
        {fault && <div className={style["note"]}>{text(`crm.fault.${fault}`)}</div>}
        {fault === "refused" && words && (
          <div className={style["note"]}>
            <bdi>{words}</bdi>
          </div>
        )}
        {(state === "conflict" || state === "match") && (
          <QuietButton aria-label={text("crm.chooseNamed", { name })} onClick={() => setChoosing(true)}>
            {text("crm.choose")}
          </QuietButton>
        )}
        {state === "failed" && item.name !== null && (
          <QuietButton aria-label={text("crm.retryNamed", { name })} onClick={() => retry.mutate()}>
            {text("crm.retry")}
          </QuietButton>
        )}
        {isChoosing &&
          (state === "match" ? (
            <MatchDialog item={item} name={name} kind={kind} onClose={() => setChoosing(false)} />
          ) : (
            <ChoiceDialog item={item} name={name} kind={kind} onClose={() => setChoosing(false)} />
          ))}
      </td>
      <td className="figures">{triedAt && formats.instant(triedAt)}</td>
    </tr>
  );
}
