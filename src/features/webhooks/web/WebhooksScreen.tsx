import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { MakeWebhookDialog } from "./MakeWebhookDialog.tsx";
import { SecretDialog } from "./SecretDialog.tsx";
import { WebhookDrawer } from "./WebhookDrawer.tsx";
import { webhookColumns } from "./webhookColumns.tsx";
import { webhooksQuery } from "./webhookQueries.ts";

/** `/webhooks`: which systems of customers are told of what, and how that goes. */
export default function WebhooksScreen() {
  const text = useText();
  const [making, setMaking] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(webhooksQuery());
  const columns = useMemo(() => webhookColumns(text), [text]);
  const list = useListView(columns);
  const webhook = data?.find(({ id }) => id === opened);

  return (
    <Page
      title={text("webhooks.title")}
      lead={text("webhooks.lead")}
      actions={
        <ActionButton tone="main" onClick={() => setMaking(true)}>
          {text("webhooks.make")}
        </ActionButton>
      }
    >
      <ListTable
        name="webhooks"
        caption={text("webhooks.title")}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ title: text("webhooks.empty.what"), hint: text("webhooks.empty.why") }}
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
