import { useQuery } from "@tanstack/react-query";
import { useMemo, useReducer, useState } from "react";
import { useAskedTask } from "#ui/address/useAskedTask.ts";
import { useText } from "#language/useText.ts";
import { ShownSecret } from "#ui/form/ShownSecret.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { MakeWebhookDialog } from "./MakeWebhookDialog.tsx";
import { webhookColumns } from "./webhookColumns.tsx";
import { WebhookDrawer } from "./WebhookDrawer.tsx";
import { webhooksQuery } from "./webhookQueries.ts";

/** `/webhooks`: which systems of customers are told of what, and how that goes. */
export default function WebhooksScreen() {
  const text = useText();
  const [making, setMaking] = useState(false);
  useAskedTask("create", () => setMaking(true));
  const [opened, setOpened] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(webhooksQuery());
  const columns = useMemo(() => webhookColumns(text), [text]);
  const list = useListView(columns);
  const rows = data?.items;
  const webhook = rows?.find(({ id }) => id === opened);

  // Where there is none yet, it stands with the words that say so.
  const add = (
    <ActionButton tone="main" onClick={() => setMaking(true)}>
      {text("webhooks.make")}
    </ActionButton>
  );
  return (
    <Page title={text("webhooks.title")} lead={text("webhooks.lead")} actions={rows?.length !== 0 && add}>
      <ListTable
        name="webhooks"
        caption={text("webhooks.title")}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          example: "webhooks",
          action: add,
          title: text("webhooks.empty.what"),
          hint: text("webhooks.empty.why"),
        }}
        onOpen={({ id }) => setOpened(id)}
        isFaded={({ state }) => state === "paused"}
      />
      {making && <MakeWebhookDialog onClose={() => setMaking(false)} onMade={setSecret} />}
      {webhook && (
        <WebhookDrawer key={webhook.id} webhook={webhook} onClose={() => setOpened(null)} onSecret={setSecret} />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  );
}

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a webhook, for the only time. */
function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const text = useText();
  const [kept, keep] = useReducer(() => true, false);
  return (
    <TaskDialog
      title={text("webhooks.secret.title")}
      held={!kept}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("webhooks.secret.done")}</ActionButton>}
    >
      <ShownSecret
        secret={secret}
        label={text("webhooks.secret.label")}
        warning={text("webhooks.secret.warning")}
        copy={text("webhooks.secret.copy")}
        copied={text("webhooks.secret.copied")}
        onCopied={keep}
      />
    </TaskDialog>
  );
}
