import { IconUpload, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useAskedTask } from "#ui/address/useAskedTask.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FileDialog } from "#ui/bulk/FileDialog.tsx";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { importUsers } from "../contract.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { USERS_FORM, usersTable } from "../contract/usersTable.ts";
import { BulkUsersDialog } from "./BulkUsersDialog.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { UserDrawer } from "./UserDrawer.tsx";
import { usersQuery } from "./usersQueries.ts";
import { useUserColumns } from "./useUserColumns.tsx";

type Task = "invite" | "import" | readonly UserRecord[] | null;

/** The list of users with everything that can be done to them. The address names the one whose details are open. */
export function UserList() {
  const text = useText();
  const columns = useUserColumns();
  const list = useListView(columns);
  const { data: users, error, refetch } = useQuery(usersQuery());
  const { opened, open, close } = useOpened();
  const [task, setTask] = useState<Task>(null);
  useAskedTask("invite", () => setTask("invite"));
  const userShown = users?.find(({ id }) => id === opened);

  return (
    <>
      <ListTable
        name="users"
        caption={text("users.title")}
        columns={columns}
        rows={users}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ example: "people", title: text("users.empty.what"), hint: text("users.empty.why") }}
        onOpen={({ id }) => open(id)}
        opened={userShown?.id ?? null}
        isFaded={({ status }) => status === "disabled"}
        file={usersTable}
        bulk={bulkButton(text, setTask)}
        actions={
          <>
            <ActionButton onClick={() => setTask("import")}>
              <IconUpload size={16} stroke={1.6} aria-hidden="true" />
              {text("users.import.open")}
            </ActionButton>
            <ActionButton tone="main" onClick={() => setTask("invite")}>
              <IconUserPlus size={16} stroke={1.6} aria-hidden="true" />
              {text("users.invite.open")}
            </ActionButton>
          </>
        }
      />
      {userShown && <UserDrawer key={userShown.id} user={userShown} onClose={close} />}
      {task === "invite" && <InviteDialog onClose={() => setTask(null)} />}
      {task === "import" && <UsersFileDialog onClose={() => setTask(null)} />}
      {Array.isArray(task) && <BulkUsersDialog users={task} onClose={() => setTask(null)} />}
    </>
  );
}

function bulkButton(text: TFunction, onPress: (chosen: readonly UserRecord[]) => void) {
  return (chosen: readonly UserRecord[]) => (
    <ActionButton tone="main" onClick={() => onPress(chosen)}>
      {text("users.bulk.open")}
    </ActionButton>
  );
}

/** Takes the list of users back from a spreadsheet. */
function UsersFileDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <FileDialog
      title={text("users.import.title")}
      how={text("users.import.how")}
      form={USERS_FORM}
      choice={text("users.import.invite")}
      send={async (part, dryRun, invite) =>
        (await callApi(importUsers, { body: { text: part, dryRun, invite, goodRowsOnly: true } })).items
      }
      lists={["users", "customers"]}
      onClose={onClose}
    />
  );
}
