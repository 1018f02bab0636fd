import { Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { SaveProblem } from "./SaveProblem.tsx";
import { SignInList } from "./SignInList.tsx";
import { UserData } from "./UserData.tsx";
import { UserActions } from "./UserActions.tsx";
import { UserForm } from "./UserForm.tsx";
import { UserHistory } from "./UserHistory.tsx";
import { useUserEdit } from "./useUserEdit.ts";
import { customersQuery } from "./usersQueries.ts";

/** Everything about one user: rights to edit, ways in, history, and what else can be done. */
export function UserDrawer({ user, onClose }: { readonly user: UserRecord; readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { data: customers = [] } = useQuery(customersQuery());
  const { data: session } = useQuery(sessionQuery());
  const edit = useUserEdit(user);
  const [asking, setAsking] = useState(false);
  const isOneself = user.id === session?.user.id;
  const shutsOutOneself = isOneself && user.role === "Administrator" && edit.draft.role !== "Administrator";

  const save = async (confirmOwn = false) => {
    setAsking(false);
    if (await edit.save(confirmOwn)) addToast(text("users.saved", { name: edit.draft.name }), { type: "success" });
  };

  return (
    <DetailDrawer
      open
      title={user.name}
      note={
        <>
          <bdi>{user.email}</bdi>
          {user.eraseAt !== null && ` · ${text("privacy.eraseOn", { date: formats.date(user.eraseAt) })}`}
        </>
      }
      onClose={onClose}
      dirty={edit.dirty}
      saving={edit.saving}
      // Nothing of an account can be changed that is to be erased.
      onSave={user.eraseAt === null ? () => (shutsOutOneself ? setAsking(true) : void save()) : undefined}
      actions={<UserActions user={user} isOneself={isOneself} />}
    >
      <Tabs defaultValue="rights" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="rights">{text("users.rights")}</Tabs.Tab>
          <Tabs.Tab value="sign-ins">{text("users.signIns")}</Tabs.Tab>
          <Tabs.Tab value="history">{text("users.history")}</Tabs.Tab>
          <Tabs.Tab value="data">{text("privacy.tab")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="rights">
          <SaveProblem problem={edit.problem} meanwhile={edit.meanwhile} customers={customers} />
          <UserForm
            draft={edit.draft}
            onChange={edit.change}
            customers={customers}
            errors={fieldErrors(edit.problem, text)}
          />
        </Tabs.Panel>
        <Tabs.Panel value="sign-ins">
          <SignInList user={user.id} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <UserHistory user={user.id} />
        </Tabs.Panel>
        <Tabs.Panel value="data">
          <UserData user={user} isOneself={isOneself} />
        </Tabs.Panel>
      </Tabs>
      <ConfirmDialog
        open={asking}
        title={text("users.ownRole.what")}
        confirm={text("users.ownRole.yes")}
        onConfirm={() => void save(true)}
        onClose={() => setAsking(false)}
      >
        {text("users.ownRole.why")}
      </ConfirmDialog>
    </DetailDrawer>
  );
}
