import { Tabs } from "@mantine/core";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Difference } from "#domain/figures/difference.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { AuditEntries } from "#ui/audit/AuditEntries.tsx";
import { auditQuery } from "#ui/audit/auditQueries.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErasureDialog } from "#ui/privacy/ErasureDialog.tsx";
import { savePersonalData } from "#ui/privacy/savePersonalData.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { addToast } from "#ui/toast/toast.ts";
import { oneUser } from "../contract.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { SaveProblem } from "./SaveProblem.tsx";
import { UserActions } from "./UserActions.tsx";
import { changedMeanwhile, changeOf, draftOf, rebased, type UserDraft } from "./userDraft.ts";
import style from "./UserDrawer.module.css";
import { UserForm } from "./UserForm.tsx";
import { customersQuery, signInsQuery, usersQuery } from "./usersQueries.ts";
import { useSaveUser } from "./useSaveUser.ts";
import { useUndoErasure } from "./useUndoErasure.ts";

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
        <Tabs.List mb="md" aria-label={user.name}>
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

/** A user's ways in: when, how it ended, from where. */
function SignInList({ user }: { readonly user: string }) {
  const text = useText();
  const formats = useFormats();
  const found = useInfiniteQuery(signInsQuery(user));
  const signIns = found.data?.pages.flatMap(({ items }) => items);
  if (!signIns)
    return found.error ? <ErrorState reason={found.error} onRetry={() => void found.refetch()} /> : <LoadingBlock />;
  if (signIns.length === 0)
    return <EmptyState title={text("users.noSignIns.what")} hint={text("users.noSignIns.why")} />;

  return (
    <>
      <table className={style["table"]}>
        <thead>
          <tr>
            <th scope="col">{text("users.when")}</th>
            <th scope="col">{text("users.outcome")}</th>
            <th scope="col">{text("users.provider")}</th>
            <th scope="col">{text("users.from")}</th>
          </tr>
        </thead>
        <tbody>
          {signIns.map(({ id, at, outcome, reason, provider, address, agent }) => (
            <tr key={id} data-refused={outcome === "signed-in" || outcome === "signed-out" ? undefined : true}>
              <td>{formats.instant(at)}</td>
              <td>{text(reason ? `users.refusals.${reason}` : `users.outcomes.${outcome}`)}</td>
              <td>{text(`users.providers.${provider}`)}</td>
              <td title={agent ?? undefined}>
                <bdi>{address ?? "–"}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.hasNextPage && (
        <ActionButton busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {text("users.older")}
        </ActionButton>
      )}
    </>
  );
}

/** What is held about a user: to be handed over, and to be erased. Somebody's own data is erased in the settings. */
function UserData({ user, isOneself }: { readonly user: UserRecord; readonly isOneself: boolean }) {
  const text = useText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const undo = useUndoErasure();
  const [asking, setAsking] = useState(false);
  const { id, name, email, eraseAt } = user;

  const begun = async (instant: string) => {
    setAsking(false);
    await queryClient.invalidateQueries({ queryKey: ["users"] });
    addToast(text("privacy.begun", { name, date: formats.date(instant) }), {
      type: "success",
      action: { label: text("lists.undo"), run: () => undo.mutate(user) },
    });
  };

  return (
    <div className={style["parts"]}>
      <section>
        <h3>{text("privacy.handOver")}</h3>
        <p>{text("privacy.handOverHint")}</p>
        <ActionButton onClick={() => void savePersonalData(id)}>{text("users.downloadData")}</ActionButton>
      </section>
      <section>
        <h3>{text("privacy.erasure")}</h3>
        {eraseAt !== null ? (
          <p>{text("privacy.underWay", { date: formats.date(eraseAt) })}</p>
        ) : isOneself ? (
          <p>{text("privacy.ownInSettings")}</p>
        ) : (
          <>
            <p>{text("privacy.erasureHint")}</p>
            <ActionButton onClick={() => setAsking(true)}>{text("privacy.erase")}</ActionButton>
          </>
        )}
      </section>
      {asking && (
        <ErasureDialog
          user={{ id, name }}
          email={email}
          onClose={() => setAsking(false)}
          onBegun={(instant) => void begun(instant)}
        />
      )}
    </div>
  );
}

/** What was changed about a user, by whom and when. */
function UserHistory({ user }: { readonly user: string }) {
  const text = useText();
  const log = useInfiniteQuery(auditQuery({ subjectKind: "person", subjectId: user }));
  const entries = log.data?.pages.flatMap(({ items }) => items);
  if (!entries)
    return log.error ? <ErrorState reason={log.error} onRetry={() => void log.refetch()} /> : <LoadingBlock />;
  if (entries.length === 0)
    return <EmptyState example="changes" title={text("users.noHistory.what")} hint={text("users.noHistory.why")} />;
  return (
    <>
      <AuditEntries entries={entries} links={false} />
      {log.hasNextPage && (
        <ActionButton busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {text("users.older")}
        </ActionButton>
      )}
    </>
  );
}

interface UserEdit {
  readonly draft: UserDraft;
  readonly change: (change: Partial<UserDraft>) => void;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Why the last attempt failed; null where it did not. */
  readonly problem: unknown;
  /** What somebody else changed meanwhile. It is in the draft now, with one's own changes over it; to be looked at and saved. */
  readonly meanwhile: Difference | null;
  /** Saves and answers whether that went well. */
  readonly save: (confirmOwn?: boolean) => Promise<boolean>;
}

/** The edit of one user, from the state that was opened to the one that is saved. */
function useUserEdit(user: UserRecord): UserEdit {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [meanwhile, setMeanwhile] = useState<Difference | null>(null);
  const { mutateAsync, isPending, error } = useSaveUser();
  // Somebody switched the user off or on beside this edit, or saved it: an untouched draft follows.
  if (user.version > base.version && !meanwhile) {
    setBase(user);
    setDraft(rebased(draftOf(base), draft, draftOf(user)));
  }
  const edited = changeOf(draftOf(base), draft);

  const takeOver = async () => {
    const theirs = await callApi(oneUser, { params: { user: base.id } });
    setMeanwhile(changedMeanwhile(draftOf(base), draftOf(theirs)));
    setDraft(rebased(draftOf(base), draft, draftOf(theirs)));
    setBase(theirs);
    await queryClient.invalidateQueries({ queryKey: usersQuery().queryKey });
  };

  return {
    draft,
    change: (part) => setDraft((now) => ({ ...now, ...part })),
    dirty: edited !== null,
    saving: isPending,
    problem: error,
    meanwhile,
    save: async (confirmOwn = false) => {
      if (!edited) return true;
      try {
        const saved = await mutateAsync({ user: base, change: edited, confirmOwn });
        setMeanwhile(null);
        setBase(saved);
        setDraft(draftOf(saved));
        return true;
      } catch (reason) {
        if (reason instanceof ApiProblem && reason.code === "conflict") await takeOver();
        return false;
      }
    },
  };
}
