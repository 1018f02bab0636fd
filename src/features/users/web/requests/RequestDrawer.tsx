import { NativeSelect, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ROLES, type Role } from "#domain/access/access.ts";
import { type AccessRequest, decideRequest } from "#features/access-requests/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { SaveProblem } from "../SaveProblem.tsx";
import { customersQuery } from "../usersQueries.ts";
import style from "./RequestDrawer.module.css";
import { useAskedText } from "./useAskedText.ts";

interface RequestDrawerProps {
  readonly request: AccessRequest;
  readonly onClose: () => void;
}

/** One request: who asks for what and why, and the answer to it. */
export function RequestDrawer({ request, onClose }: RequestDrawerProps) {
  const text = useText();
  const { data: customers = [] } = useQuery(customersQuery());
  const [answer, setAnswer] = useState<Answer>({ customer: "", role: "Subscriber", note: "" });
  const isAccount = request.kind === "account";
  const isOpen = request.status === "open";
  const decide = useDecision(request, answer, onClose);
  const errors = fieldErrors(decide.error, text);
  const change = (part: Partial<Answer>) => setAnswer((now) => ({ ...now, ...part }));

  return (
    <DetailDrawer
      open
      title={request.name}
      note={<bdi>{request.email}</bdi>}
      onClose={onClose}
      actions={
        isOpen && (
          <>
            <ActionButton
              tone="main"
              busy={decide.isPending}
              disabled={isAccount && answer.customer === ""}
              onClick={() => decide.mutate("approve")}
            >
              {text(isAccount ? "accessRequests.approveAccount" : "accessRequests.approveRight")}
            </ActionButton>
            <ActionButton busy={decide.isPending} onClick={() => decide.mutate("decline")}>
              {text("accessRequests.decline")}
            </ActionButton>
          </>
        )
      }
    >
      <div className={style["request"]}>
        <SaveProblem problem={decide.error} meanwhile={null} customers={customers} />
        <RequestFacts request={request} />
        {isOpen && isAccount && (
          <>
            <NativeSelect
              label={text("users.customer")}
              value={answer.customer}
              error={errors["customer"]}
              data={[
                { value: "", label: text("users.chooseCustomer") },
                ...customers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => change({ customer: event.currentTarget.value })}
            />
            <SegmentedField
              label={text("users.role")}
              value={answer.role}
              options={ROLES.map((each) => ({ value: each, label: text(`shell.role.${each}`) }))}
              onChange={(role) => change({ role })}
            />
          </>
        )}
        {isOpen && (
          <Textarea
            label={text("accessRequests.note")}
            description={text("accessRequests.noteHint")}
            value={answer.note}
            error={errors["note"]}
            autosize
            minRows={2}
            maxLength={2000}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        )}
      </div>
    </DetailDrawer>
  );
}

interface Answer {
  /** Of an account that is approved; empty until one is chosen. */
  readonly customer: string;
  readonly role: Role;
  readonly note: string;
}

/** Approves or declines a request, and tells so. */
function useDecision(request: AccessRequest, { customer, role, note }: Answer, onDone: () => void) {
  const text = useText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: "approve" | "decline") => {
      const opens = request.kind === "account" && decision === "approve";
      const body = { decision, note, role, ...(opens && { customer: Number(customer) }) };
      return callApi(decideRequest, { params: { request: request.id }, body });
    },
    onSuccess: async (_decided, decision) => {
      const words = decision === "approve" ? "accessRequests.wasApproved" : "accessRequests.wasDeclined";
      addToast(text(words, { name: request.name }), { type: "success" });
      onDone();
      await Promise.all(["access-requests", "users"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
  });
}

function RequestFacts({ request }: { readonly request: AccessRequest }) {
  const text = useText();
  const formats = useFormats();
  const asked = useAskedText();
  return (
    <dl className={style["facts"]}>
      <dt>{text("accessRequests.asked")}</dt>
      <dd>{asked(request.asked)}</dd>
      <dt>{text("accessRequests.organization")}</dt>
      <dd>
        <bdi>{request.organization || "–"}</bdi>
      </dd>
      <dt>{text("accessRequests.at")}</dt>
      <dd>{formats.instant(request.createdAt)}</dd>
      {request.message && (
        <>
          <dt>{text("accessRequests.message")}</dt>
          <dd className={style["message"]}>
            <bdi>{request.message}</bdi>
          </dd>
        </>
      )}
      {request.status !== "open" && (
        <>
          <dt>{text(`accessRequests.statuses.${request.status}`)}</dt>
          <dd>
            {request.decidedAt && formats.instant(request.decidedAt)} <bdi>{request.decidedBy}</bdi>
          </dd>
        </>
      )}
      {request.note && (
        <>
          <dt>{text("accessRequests.note")}</dt>
          <dd className={style["message"]}>
            <bdi>{request.note}</bdi>
          </dd>
        </>
      )}
    </dl>
  );
}
