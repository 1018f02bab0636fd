import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { CrmConnection } from "../../contract.ts";
import { type CrmDealItem, linkCrmDeal } from "../../contract/deals.ts";
import style from "../Crm.module.css";
import { CRM } from "../crmQueries.ts";
import { DealChoiceDialog } from "./DealChoiceDialog.tsx";
import type { DealsProps } from "./dealsProps.ts";
import { useDealWords } from "./useDealWords.ts";

/** Deals with which something is to be done, what the call has and what the deal has beside one another. */
export function DealTable({ deals: { items, outcomes }, connection }: DealsProps) {
  const text = useText();
  const formats = useFormats();
  const open = items.filter(({ outcome }) => outcome !== "same");
  const number = formats.count(outcomes.same);
  return (
    <>
      {open.length > 0 && (
        <ScrollFrame label={text("crm.deals.title")} className={style["scroll"]}>
          <table className={style["table"]} aria-label={text("crm.deals.title")}>
            <thead>
              <tr>
                <th scope="col">{text("crm.deals.deal")}</th>
                <th scope="col">{text("crm.what")}</th>
                <th scope="col">{text("crm.deals.compared")}</th>
              </tr>
            </thead>
            <tbody>
              {open.map((item) => (
                <DealRow key={item.id} item={item} connection={connection} />
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      {items.length === 0 && <p className={style["note"]}>{text("crm.deals.none")}</p>}
      {outcomes.same > 0 && <p className={style["note"]}>{text("crm.deals.hiddenSame", { number })}</p>}
    </>
  );
}

interface RowProps {
  readonly item: CrmDealItem;
  readonly connection: CrmConnection;
}

function DealRow({ item, connection }: RowProps) {
  const text = useText();
  const words = useDealWords();
  const [isChoosing, setChoosing] = useState(false);
  const { company, name, stage, outcome, unknownOwner, fields } = item;
  return (
    <tr>
      <td>
        <bdi>{company}</bdi>
        <div className={style["note"]}>
          <bdi>{[name, stage].filter(Boolean).join(" · ")}</bdi>
        </div>
      </td>
      <td>
        <span data-outcome={outcome}>{text(`crm.deals.outcome.${outcome}`)}</span>
        {outcome === "conflict" && (
          <QuietButton aria-label={text("crm.chooseNamed", { name: company })} onClick={() => setChoosing(true)}>
            {text("crm.choose")}
          </QuietButton>
        )}
        {outcome === "several-calls" && <CallChoice item={item} />}
        {isChoosing && <DealChoiceDialog item={item} kind={connection.kind} onClose={() => setChoosing(false)} />}
      </td>
      <td>
        {fields
          .filter(({ verdict }) => verdict === "take" || verdict === "conflict")
          .map(({ field, ours, theirs }) => (
            <div key={field}>
              {text(`crm.deals.field.${field}`)}:{" "}
              <bdi>
                {words(field, ours)} → {words(field, theirs)}
              </bdi>
            </div>
          ))}
        {unknownOwner !== null && (
          <div className={style["note"]}>{text("crm.deals.unknownOwner", { name: unknownOwner })}</div>
        )}
      </td>
    </tr>
  );
}

/** Which of a company's calls the deal stands for. */
function CallChoice({ item: { id, name, calls } }: { readonly item: CrmDealItem }) {
  const text = useText();
  const queries = useQueryClient();
  const link = useMutation({
    mutationFn: (call: string) => callApi(linkCrmDeal, { params: { deal: id }, body: { call } }),
    onError: (reason) => void toastProblem(reason),
    onSettled: () => queries.invalidateQueries({ queryKey: [CRM] }),
  });
  return (
    <div>
      <SmallSelect
        aria-label={text("crm.deals.pick", { name })}
        value=""
        disabled={link.isPending}
        onChange={({ currentTarget: { value } }) => value !== "" && link.mutate(value)}
      >
        <option value="">{text("crm.deals.pickOne")}</option>
        {calls.map((call) => (
          <option key={call.id} value={call.id}>
            {call.owner} · {text(`callList.status.${call.status}`)}
          </option>
        ))}
      </SmallSelect>
    </div>
  );
}
