import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CRM_NAMES } from "#domain/crm/crm.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { CrmConnection } from "../contract.ts";
import { type CrmTasks, sendCrmTasks, switchCrmTasks } from "../contract/tasks.ts";
import style from "./Crm.module.css";
import { CRM, crmTasksQuery } from "./crmQueries.ts";
import { useSignIn } from "./useSignIn.ts";

/** Next steps of calls as tasks there, with what became of each. */
export function TasksPart({ connection: { kind, version } }: { readonly connection: CrmConnection }) {
  const text = useText();
  const queries = useQueryClient();
  const again = useSignIn();
  const { data } = useQuery(crmTasksQuery());
  const onError = (reason: unknown) => void toastProblem(reason);
  const onSettled = () => queries.invalidateQueries({ queryKey: [CRM] });
  const turn = useMutation({
    mutationFn: (on: boolean) => callApi(switchCrmTasks, { body: { version, on } }),
    onError,
    onSettled,
  });
  const send = useMutation({
    mutationFn: () => callApi(sendCrmTasks, {}),
    onSuccess: () => addToast((words) => words("crm.tasks.sending"), { type: "success" }),
    onError,
    onSettled,
  });
  if (!data) return null;
  return (
    <section>
      <h2 className={style["heading"]}>{text("crm.tasks.title")}</h2>
      <p className={style["note"]}>{text("crm.tasks.lead", { crm: CRM_NAMES[kind] })}</p>
      {kind === "hubspot" && <p className={style["note"]}>{text("crm.tasks.rights")}</p>}
      {data.on && data.fault && <Callout tone="alarm">{text(`crm.fault.${data.fault}`)}</Callout>}
      <div className={style["tools"]}>
        <Toggle
          label={text("crm.tasks.on")}
          checked={turn.isPending ? turn.variables : data.on}
          onChange={(on) => turn.mutate(on)}
        />
        {data.on && data.fault === "scope-missing" && (
          <ActionButton tone="main" busy={again.isPending} onClick={() => again.mutate(kind)}>
            {text("crm.signInAgain")}
          </ActionButton>
        )}
        {data.on && (
          <ActionButton busy={send.isPending} onClick={() => send.mutate()}>
            {text("crm.tasks.send")}
          </ActionButton>
        )}
      </div>
      {data.on && <TaskTable items={data.items} />}
    </section>
  );
}

function TaskTable({ items }: { readonly items: CrmTasks["items"] }) {
  const text = useText();
  const formats = useFormats();
  if (items.length === 0) return <p className={style["note"]}>{text("crm.tasks.none")}</p>;
  return (
    <ScrollFrame label={text("crm.tasks.title")} className={style["scroll"]}>
      <table className={style["table"]} aria-label={text("crm.tasks.title")}>
        <thead>
          <tr>
            <th scope="col">{text("crm.tasks.call")}</th>
            <th scope="col">{text("crm.tasks.step")}</th>
            <th scope="col">{text("crm.tasks.due")}</th>
            <th scope="col">{text("crm.state")}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ call, name, step, due, state, words }) => (
            <tr key={call}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td>
                <bdi>{step}</bdi>
              </td>
              <td className="figures">{due && formats.date(`${due}T12:00`)}</td>
              <td>
                <span data-state={state}>{text(`crm.tasks.state.${state}`)}</span>
                {state === "failed" && words && (
                  <div className={style["note"]}>
                    <bdi>{words}</bdi>
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
