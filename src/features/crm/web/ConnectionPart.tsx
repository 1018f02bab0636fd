import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CRM_NAMES } from "#domain/crm/crm.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type CrmConnection, type CrmStatus, endCrm, pushCompanies } from "../contract.ts";
import style from "./Crm.module.css";
import { CRM, crmQuery } from "./crmQueries.ts";
import { useSignIn } from "./useSignIn.ts";

export interface ConnectedProps {
  readonly status: CrmStatus;
  readonly connection: CrmConnection;
}

/** What is connected, and what can be done with all of it. */
export function ConnectionPart({ status, connection }: ConnectedProps) {
  const text = useText();
  const formats = useFormats();
  const queries = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const again = useSignIn();
  const crm = CRM_NAMES[connection.kind];
  const onSettled = () => queries.invalidateQueries({ queryKey: [CRM] });
  const push = useMutation({
    mutationFn: () => callApi(pushCompanies, { body: {} }),
    onSuccess: ({ queued }) =>
      addToast((words) => words("crm.queued", { count: queued, number: formats.count(queued) }), { type: "success" }),
    onError: (reason) => void toastProblem(reason),
    onSettled,
  });
  const end = useMutation({
    mutationFn: () => callApi(endCrm, {}),
    onSuccess: ({ revoked }) =>
      addToast((words) => words(revoked ? "crm.endedNow" : "crm.endedUnconfirmed", { crm }), {
        type: revoked ? "success" : "warning",
      }),
    onError: (reason) => void toastProblem(reason),
    onSettled: () => {
      setEnding(false);
      // Fields and log of what is no more are not asked for.
      return queries.invalidateQueries({ queryKey: crmQuery().queryKey });
    },
  });
  const about = { account: connection.account, by: connection.by, day: formats.date(connection.connectedAt) };
  const isActive = connection.state === "active";
  return (
    <section>
      <h2 className={style["heading"]}>{crm}</h2>
      <p className={style["note"]}>{text("crm.account", about)}</p>
      {!isActive && <Callout tone="alarm">{text("crm.ended", { crm })}</Callout>}
      <div className={style["tools"]}>
        {isActive ? (
          <ActionButton
            tone="main"
            busy={push.isPending}
            disabled={status.companies === 0}
            onClick={() => push.mutate()}
          >
            {text("crm.send", { count: status.companies, number: formats.count(status.companies) })}
          </ActionButton>
        ) : (
          <ActionButton tone="main" busy={again.isPending} onClick={() => again.mutate(connection.kind)}>
            {text("crm.signInAgain")}
          </ActionButton>
        )}
        <ActionButton onClick={() => setEnding(true)}>{text("crm.end")}</ActionButton>
      </div>
      <ConfirmDialog
        open={isEnding}
        title={text("crm.endTitle")}
        confirm={text("crm.end")}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setEnding(false)}
      >
        {text("crm.endWhat", { crm })}
      </ConfirmDialog>
    </section>
  );
}
