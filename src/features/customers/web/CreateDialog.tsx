import { NativeSelect, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { CUSTOMER_KINDS, type CustomerKind } from "#domain/customer.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { createCustomer } from "../contract.ts";
import style from "./Customers.module.css";

interface CreateDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Asks for what a customer cannot be without; everything else is set in the details that open next. */
export function CreateDialog({ onClose, onCreated }: CreateDialogProps) {
  const text = useText();
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<CustomerKind>("tv");
  const [endsOn, setEndsOn] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(createCustomer, { body: { name, kind, ...(endsOn && { endsOn }) } }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ["customers"] });
      onClose();
      onCreated(id);
    },
  });
  const code = error ? problemCode(error) : null;
  const nameError = code === "already-exists" ? text("customers.nameTaken") : fieldErrors(error, text)["name"];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <TaskDialog
      title={text("customers.add")}
      onClose={onClose}
      foot={
        <>
          {" "}
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" type="submit" form="new-customer" busy={isPending} disabled={name.trim() === ""}>
            {text("customers.addAndOpen")}
          </ActionButton>
        </>
      }
    >
      <form id="new-customer" className={style["form"]} onSubmit={submit}>
        <TextInput
          label={text("customers.name")}
          data-autofocus
          required
          maxLength={120}
          value={name}
          error={nameError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={text("customers.kind")}
          value={kind}
          data={CUSTOMER_KINDS.map((value) => ({ value, label: text(`customers.kinds.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setKind(CUSTOMER_KINDS.find((known) => known === value) ?? "other")
          }
        />
        <TextInput
          type="date"
          label={text("customers.endsOn")}
          description={text("customers.endsOnHint")}
          value={endsOn}
          onChange={(event) => setEndsOn(event.currentTarget.value)}
        />
        {code && !nameError && (
          <Callout tone="alarm" role="alert">
            {text(`errors.${code}.what`)}
          </Callout>
        )}
      </form>
    </TaskDialog>
  );
}
