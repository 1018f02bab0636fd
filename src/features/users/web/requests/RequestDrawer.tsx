import { NativeSelect, Textarea } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ROLES, type Role } from "#domain/access/access.ts";
import { type AccessRequest, decideRequest } from "#features/access-requests/contract.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { SaveProblem } from "../SaveProblem.tsx";
import { customersQuery } from "../usersQueries.ts";
import style from "./RequestDrawer.module.css";
import { useAskedText } from "./useAskedText.ts";

/** One request: who asks for what and why, and the answer to it. */
export function RequestDrawer({ request, onClose }: { readonly request: AccessRequest; readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const asked = useAskedText();
  const queryClient = useQueryClient();
  const { data: customers = [] } = useQuery(customersQuery());
  const [customer, setCustomer] = useState("");
  const [role, setRole] = useState<Role>("Subscriber");
  const [note, setNote] = useState("");
  const isAccount = request.kind === "account";
  const isOpen = request.status === "open";

  const decide = useMutation({
    mutationFn: (decision: "approve" | "decline") =>
      callApi(decideRequest, {
        params: { request: request.id },
        body: { decision, note, role, ...(isAccount && decision === "approve" && { customer: Number(customer) }) },
      }),
    onSuccess: async (_decided, decision) => {
      const words = decision === "approve" ? "accessRequests.wasApproved" : "accessRequests.wasDeclined";
      addToast(text(words, { name: request.name }), { type: "success" });
      onClose();
      await Promise.all(["access-requests", "users"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
  });
  const errors = fieldErrors(decide.error, text);

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
              disabled={isAccount && customer === ""}
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
          {!isOpen && (
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
        {isOpen && isAccount && (
          <>
            <NativeSelect
              label={text("users.customer")}
              value={customer}
              error={errors["customer"]}
              data={[
                { value: "", label: text("users.chooseCustomer") },
                ...customers.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => setCustomer(event.currentTarget.value)}
            />
            <FieldGroup label={text("users.role")}>
              <Segmented
                label={text("users.role")}
                value={role}
                options={ROLES.map((each) => ({ value: each, label: text(`shell.role.${each}`) }))}
                onChange={setRole}
              />
            </FieldGroup>
          </>
        )}
        {isOpen && (
          <Textarea
            label={text("accessRequests.note")}
            description={text("accessRequests.noteHint")}
            value={note}
            error={errors["note"]}
            autosize
            minRows={2}
            maxLength={2000}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
      </div>
    </DetailDrawer>
  );
}
