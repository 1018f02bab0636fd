import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAskedTask } from "#ui/address/useAskedTask.ts";
import { useText } from "#language/useText.ts";
import { keyState } from "#ui/apiKeys/keyState.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import type { ApiKeyRecord } from "../contract.ts";
import { AssistantsCard } from "./AssistantsCard.tsx";
import { apiKeyColumns } from "./apiKeyColumns.tsx";
import { apiKeysQuery } from "./apiKeysQueries.ts";
import { hasKeyDraft } from "./keyDraft.ts";
import { MakeKeyDialog } from "./MakeKeyDialog.tsx";
import { RevokeDialog } from "./RevokeDialog.tsx";

/** A list of keys, with what makes a new one and what revokes one. */
export function ApiKeysPage({ whose }: { readonly whose: "own" | "all" }) {
  const text = useText();
  const [now] = useState(() => new Date());
  const [making, setMaking] = useState(hasKeyDraft);
  useAskedTask("create", () => setMaking(true));
  const [revoking, setRevoking] = useState<ApiKeyRecord | null>(null);
  const { data, error, refetch } = useQuery(apiKeysQuery(whose));
  const columns = useMemo(() => apiKeyColumns(text, whose, now, setRevoking), [text, whose, now]);
  const list = useListView(columns);
  // Where there is none yet, it stands with the words that say so.
  const add = (
    <ActionButton tone="main" onClick={() => setMaking(true)}>
      {text("apiKeys.make")}
    </ActionButton>
  );
  return (
    <Page
      title={text(whose === "own" ? "apiKeys.ownTitle" : "apiKeys.title")}
      lead={text(whose === "own" ? "apiKeys.ownLead" : "apiKeys.lead")}
      actions={data?.length !== 0 && add}
    >
      <ListTable
        name="api-keys"
        caption={text("apiKeys.title")}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ example: "keys", action: add, title: text("apiKeys.empty.what"), hint: text("apiKeys.empty.why") }}
        onOpen={(key) => key.revokedAt === null && setRevoking(key)}
        isFaded={(key) => ["revoked", "expired"].includes(keyState(key, now))}
      />
      {whose === "own" && <AssistantsCard />}
      {making && <MakeKeyDialog forOthers={whose === "all"} onClose={() => setMaking(false)} />}
      {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(null)} />}
    </Page>
  );
}
