import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import {
  changeWebhook,
  deleteWebhook,
  restoreWebhook,
  rotateSecret,
  testWebhook,
  type WebhookRecord,
} from "../contract.ts";
import { DeliveryLog } from "./DeliveryLog.tsx";
import { WebhookFields } from "./WebhookFields.tsx";
import style from "./Webhooks.module.css";

interface WebhookDrawerProps {
  readonly webhook: WebhookRecord;
  readonly onClose: () => void;
  readonly onSecret: (secret: string | null) => void;
}

/** One webhook: what it is told of, how that goes, and what can be done about it. */
export function WebhookDrawer({ webhook, onClose, onSecret }: WebhookDrawerProps) {
  const text = useText();
  const queries = useQueryClient();
  const { id, version, state } = webhook;
  const params = { webhook: id };
  const [url, setUrl] = useState(webhook.url);
  const [events, setEvents] = useState(webhook.events);
  const [pictures, setPictures] = useState(webhook.pictures);
  const reload = () => queries.invalidateQueries({ queryKey: ["webhooks"] });
  const save = useMutation({
    mutationFn: () => callApi(changeWebhook, { params, body: { version, url, events: [...events], pictures } }),
    onSettled: reload,
  });
  const wrong = fieldErrors(save.error, text);
  const act = (call: Promise<unknown>) => void call.catch(toastProblem).finally(reload);
  const remove = async () => {
    await callApi(deleteWebhook, { params });
    onClose();
    addToast((words) => words("webhooks.deleted"), {
      action: {
        label: (words) => words("webhooks.undo"),
        run: () => act(callApi(restoreWebhook, { params })),
      },
    });
  };
  const turn = state === "active" ? "paused" : "active";

  return (
    <DetailDrawer
      open
      title={new URL(webhook.url).host}
      note={text("webhooks.note", { customer: webhook.customer.name, owner: webhook.owner.name })}
      dirty={url !== webhook.url || events.join() !== webhook.events.join() || pictures !== webhook.pictures}
      saving={save.isPending}
      onSave={() => save.mutate()}
      onClose={onClose}
      actions={<ActionButton onClick={() => act(remove())}>{text("webhooks.delete")}</ActionButton>}
    >
      <div className={style["form"]}>
        {state === "paused" && (
          <Callout tone="caution">
            {text(webhook.failures > 0 ? "webhooks.pausedFailures" : "webhooks.pausedByHand", {
              count: webhook.failures,
            })}
          </Callout>
        )}
        <WebhookFields
          kind={webhook.kind}
          url={url}
          events={events}
          pictures={pictures}
          wrong={wrong}
          onUrl={setUrl}
          onEvents={(chosen) => setEvents([...chosen])}
          onPictures={setPictures}
        />
        {save.error && Object.keys(wrong).length === 0 && (
          <Callout tone="alarm" role="alert">
            {text(`errors.${problemCode(save.error)}.what`)}
          </Callout>
        )}
        <div className={style["tools"]}>
          <ActionButton tone="main" onClick={() => act(callApi(testWebhook, { params }))}>
            {text("webhooks.test")}
          </ActionButton>
          <ActionButton onClick={() => act(callApi(changeWebhook, { params, body: { version, state: turn } }))}>
            {text(`webhooks.turn.${turn}`)}
          </ActionButton>
          {webhook.kind === "signed" && (
            <ActionButton onClick={() => act(callApi(rotateSecret, { params }).then(({ secret }) => onSecret(secret)))}>
              {text("webhooks.newSecret")}
            </ActionButton>
          )}
        </div>
        <DeliveryLog webhook={id} />
      </div>
    </DetailDrawer>
  );
}
