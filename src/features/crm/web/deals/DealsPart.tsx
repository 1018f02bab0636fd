import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CRM_NAMES } from "#domain/crm/crm.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { CrmConnection } from "../../contract.ts";
import { readCrmDeals, takeCrmDeals } from "../../contract/deals.ts";
import style from "../Crm.module.css";
import { CRM } from "../crmQueries.ts";
import { DealTable } from "./DealTable.tsx";
import type { DealsProps } from "./dealsProps.ts";
import { dealsQuery } from "./dealsQuery.ts";
import { StagesPart } from "./StagesPart.tsx";

/** What comes back into the call list: nothing before it was seen. */
export function DealsPart({ connection }: { readonly connection: CrmConnection }) {
  const text = useText();
  const { data } = useQuery(dealsQuery());
  const crm = CRM_NAMES[connection.kind];
  return (
    <section>
      <h2 className={style["heading"]}>{text("crm.deals.title")}</h2>
      <p className={style["note"]}>{text("crm.deals.lead", { crm })}</p>
      {data && <ReadDeals deals={data} connection={connection} />}
    </section>
  );
}

function ReadDeals({ deals, connection }: DealsProps) {
  const text = useText();
  const formats = useFormats();
  const queries = useQueryClient();
  const { reading, readAt, fault, outcomes, stages, hourly } = deals;
  const onSettled = () => queries.invalidateQueries({ queryKey: [CRM] });
  const onError = (reason: unknown) => void toastProblem(reason);
  const read = useMutation({ mutationFn: () => callApi(readCrmDeals, {}), onError, onSettled });
  const update = useMutation({
    mutationFn: () => callApi(takeCrmDeals, { body: {} }),
    onSuccess: ({ calls }) =>
      addToast((words) => words("crm.deals.updated", { count: calls, number: formats.count(calls) }), {
        type: "success",
      }),
    onError,
    onSettled,
  });
  return (
    <>
      {fault && <Callout tone="alarm">{text(`crm.fault.${fault}`)}</Callout>}
      <p className={style["note"]} role="status">
        {reading ? text("crm.deals.reading") : readNote(readAt && formats.instant(readAt), text)}
      </p>
      <div className={style["tools"]}>
        <ActionButton busy={reading || read.isPending} onClick={() => read.mutate()}>
          {text("crm.deals.read")}
        </ActionButton>
        {outcomes.change > 0 && (
          <ActionButton tone="main" busy={update.isPending} onClick={() => update.mutate()}>
            {text("crm.deals.update", { count: outcomes.change, number: formats.count(outcomes.change) })}
          </ActionButton>
        )}
      </div>
      {readAt && <DealTable deals={deals} connection={connection} />}
      {stages.length > 0 && <StagesPart key={JSON.stringify([stages, hourly])} deals={deals} connection={connection} />}
    </>
  );
}

const readNote = (when: string | null, text: ReturnType<typeof useText>) =>
  when === null ? text("crm.deals.never") : text("crm.deals.readAt", { when });
