import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import type { AccessRequest } from "#features/access-requests/contract.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { Page } from "#ui/look/Page.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { RequestDrawer } from "./requests/RequestDrawer.tsx";
import { requestsQuery } from "./requests/requestsQuery.ts";
import { useAskedText } from "./requests/useAskedText.ts";
import { UserList } from "./UserList.tsx";

/** `/administration/user`: who may sign in and what each may reach, and who asks to. */
export default function UsersScreen() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const part = address.get("view") === "requests" ? "requests" : "users";
  return (
    <Page
      title={text("users.title")}
      lead={text("users.lead")}
      actions={
        <Segmented
          label={text("users.title")}
          value={part}
          options={[
            { value: "users", label: text("users.title") },
            { value: "requests", label: text("accessRequests.title") },
          ]}
          onChange={(chosen) => setAddress(chosen === "requests" ? { view: "requests" } : {})}
        />
      }
    >
      {part === "users" ? <UserList /> : <RequestList />}
    </Page>
  );
}

/** Who asks to be let in, and who asks for more. */
function RequestList() {
  const text = useText();
  const columns = useRequestColumns();
  const list = useListView(columns);
  const { data: requests, error, refetch } = useQuery(requestsQuery());
  const [openId, setOpenId] = useState<number | null>(null);
  const opened = requests?.find(({ id }) => id === openId);

  return (
    <>
      <ListTable
        name="access-requests"
        caption={text("accessRequests.title")}
        columns={columns}
        rows={requests}
        rowId={({ id }) => String(id)}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ example: "people", title: text("accessRequests.empty.what"), hint: text("accessRequests.empty.why") }}
        onOpen={({ id }) => setOpenId(id)}
        opened={opened ? String(opened.id) : null}
        isFaded={({ status }) => status !== "open"}
      />
      {opened && <RequestDrawer key={opened.id} request={opened} onClose={() => setOpenId(null)} />}
    </>
  );
}

function useRequestColumns(): readonly ListColumn<AccessRequest>[] {
  const text = useText();
  const asked = useAskedText();
  return useMemo(
    () => [
      {
        key: "name",
        head: text("users.name"),
        kind: "text",
        width: 180,
        fixed: true,
        narrow: "lead",
        value: ({ name }) => name,
      },
      {
        key: "email",
        head: text("users.email"),
        kind: "text",
        width: 220,
        narrow: "note",
        value: ({ email }) => email,
      },
      {
        key: "organization",
        head: text("accessRequests.organization"),
        kind: "text",
        width: 180,
        value: ({ organization }) => organization,
      },
      {
        key: "asked",
        head: text("accessRequests.asked"),
        kind: "text",
        width: 180,
        narrow: "note",
        value: (request) => asked(request.asked),
      },
      { key: "at", head: text("accessRequests.at"), kind: "date", width: 120, value: ({ createdAt }) => createdAt },
      {
        key: "status",
        head: text("users.status"),
        kind: "choice",
        width: 120,
        narrow: "end",
        options: (["open", "approved", "declined"] as const).map((status) => ({
          value: status,
          label: text(`accessRequests.statuses.${status}`),
        })),
        value: ({ status }) => status,
      },
      {
        key: "decidedBy",
        head: text("accessRequests.decidedBy"),
        kind: "text",
        width: 140,
        value: ({ decidedBy }) => decidedBy,
      },
    ],
    [text, asked],
  );
}
