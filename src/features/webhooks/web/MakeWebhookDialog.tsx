import { Select } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { WEBHOOK_KINDS, type WebhookEvent, type WebhookKind } from "#domain/webhookEvents.ts";
import { customers } from "#features/customers/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { createWebhook } from "../contract.ts";
import { WebhookFields } from "./WebhookFields.tsx";
import style from "./Webhooks.module.css";

interface MakeWebhookDialogProps {
  readonly onClose: () => void;
  /** Told the secret, which is not to be had again; null where there is none. */
  readonly onMade: (secret: string | null) => void;
}

/** Adds a webhook. */
export function MakeWebhookDialog({ onClose, onMade }: MakeWebhookDialogProps) {
  const text = useText();
  const queries = useQueryClient();
  const [url, setUrl] = useState("");
  const [kind, setKind] = useState<WebhookKind>("signed");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(["revision.published"]);
  const [pictures, setPictures] = useState(false);
  const [customer, setCustomer] = useState<string | null>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      callApi(createWebhook, {
        body: {
          url,
          kind,
          events: [...events],
          pictures: pictures && kind !== "signed",
          ...(customer && { customer }),
        },
      }),
    onSuccess: async ({ secret }) => {
      onMade(secret);
      onClose();
      await queries.invalidateQueries({ queryKey: ["webhooks"] });
    },
  });
  const wrong = fieldErrors(error, text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };

  return (
    <TaskDialog
      title={text("webhooks.make")}
      held={isPending}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton
            tone="main"
            type="submit"
            form="new-webhook"
            busy={isPending}
            disabled={url.trim() === "" || events.length === 0}
          >
            {text("webhooks.make")}
          </ActionButton>
        </>
      }
    >
      <form id="new-webhook" className={style["form"]} onSubmit={submit}>
        <SegmentedField
          label={text("webhooks.kind")}
          hint={text(`webhooks.kindHint.${kind}`)}
          options={WEBHOOK_KINDS.map((value) => ({ value, label: text(`webhooks.kinds.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <WebhookFields
          kind={kind}
          url={url}
          events={events}
          pictures={pictures}
          wrong={wrong}
          onUrl={setUrl}
          onEvents={setEvents}
          onPictures={setPictures}
        />
        <CustomerField customer={customer} onChange={setCustomer} />
        {error && Object.keys(wrong).length === 0 && (
          <Callout tone="alarm" role="alert">
            {text(`errors.${problemCode(error)}.what`)}
          </Callout>
        )}
      </form>
    </TaskDialog>
  );
}

interface CustomerFieldProps {
  /** Null for the maker's own. */
  readonly customer: string | null;
  readonly onChange: (customer: string | null) => void;
}

/** Whose events a webhook is told of. */
function CustomerField({ customer, onChange }: CustomerFieldProps) {
  const text = useText();
  const { data: known = [] } = useQuery({
    queryKey: ["customers", "webhooks"],
    queryFn: async ({ signal }) => (await callApi(customers, { signal })).items,
  });
  return (
    <Select
      label={text("webhooks.customer")}
      description={text("webhooks.customerHint")}
      placeholder={text("webhooks.ownCustomer")}
      searchable
      clearable
      limit={30}
      value={customer}
      onChange={onChange}
      data={known.map(({ id, name }) => ({ value: id, label: name }))}
      nothingFoundMessage={text("lists.noMatch.what")}
    />
  );
}
