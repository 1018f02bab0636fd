import { Select, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useReducer, useState } from "react";
import { KEY_SCOPES } from "#domain/access/keyScopes.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { Choices } from "#ui/list/Choices.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { signInHere } from "#ui/session/signInHere.ts";
import { createApiKey } from "../contract.ts";
import style from "./ApiKeys.module.css";
import { keyHoldersQuery } from "./apiKeysQueries.ts";
import { type KeyDraft, keepKeyDraft, takeKeyDraft } from "./keyDraft.ts";
import { lastDays } from "./lastDays.ts";
import { MadeKey } from "./MadeKey.tsx";

interface MakeKeyDialogProps {
  /** Whether the key may be somebody else's. */
  readonly forOthers: boolean;
  readonly onClose: () => void;
}

/** Makes a key and shows it this once. */
export function MakeKeyDialog({ forOthers, onClose }: MakeKeyDialogProps) {
  const text = useText();
  const [days] = useState(() => lastDays(new Date()));
  const [draft, setDraft] = useState(() => takeKeyDraft() ?? emptyDraft(days.usual));
  const { make, made, error, asking, forget } = useKeyMaking(draft);
  const [kept, keep] = useReducer(() => true, false);
  const isComplete = draft.name.trim() !== "" && draft.scopes.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make();
  };
  const prove = async () => {
    // Where windows are blocked the page leaves for the provider, and what was typed is found again on the way back.
    keepKeyDraft(draft);
    if (await signInHere({ prove: true })) {
      takeKeyDraft();
      forget();
    }
  };

  return (
    <TaskDialog
      title={text(made ? "apiKeys.made.title" : "apiKeys.make")}
      held={asking || (made !== undefined && !kept)}
      onClose={onClose}
      foot={
        made ? (
          <ActionButton onClick={onClose}>{text("apiKeys.made.done")}</ActionButton>
        ) : (
          <>
            <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
            <ActionButton tone="main" type="submit" form="new-key" busy={asking} disabled={!isComplete}>
              {text("apiKeys.make")}
            </ActionButton>
          </>
        )
      }
    >
      {made ? (
        <MadeKey apiKey={made.key} onCopied={keep} />
      ) : (
        <form id="new-key" className={style["form"]} onSubmit={submit}>
          {forOthers && <HolderSelect value={draft.person} onChange={(person) => setDraft({ ...draft, person })} />}
          <KeyFields draft={draft} days={days} errors={fieldErrors(error, text)} onChange={setDraft} />
          {error && <KeyProblem error={error} onProve={() => void prove()} />}
        </form>
      )}
    </TaskDialog>
  );
}

function emptyDraft(expiresOn: string): KeyDraft {
  return { name: "", scopes: ["read"], expiresOn, person: null };
}

/** Asks for a key, and tells what became of it. */
function useKeyMaking({ name, scopes, expiresOn, person }: KeyDraft) {
  const queries = useQueryClient();
  // Known at once, where the mutation tells a moment later: an Escape in between would lose the key.
  const [asking, setAsking] = useState(false);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () =>
      callApi(createApiKey, { body: { name, scopes: [...scopes], expiresOn, ...(person && { person }) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["api-keys"] }),
  });
  const make = () => {
    setAsking(true);
    mutate(undefined, { onSettled: () => setAsking(false) });
  };
  return { make, made: data, error, asking: asking || isPending, forget: reset };
}

interface HolderSelectProps {
  readonly value: string | null;
  readonly onChange: (person: string | null) => void;
}

/** Whose key it is to be. */
function HolderSelect({ value, onChange }: HolderSelectProps) {
  const text = useText();
  const { data: holders = [] } = useQuery(keyHoldersQuery());
  return (
    <Select
      label={text("apiKeys.forWhom")}
      placeholder={text("apiKeys.myself")}
      searchable
      clearable
      limit={30}
      value={value}
      onChange={onChange}
      data={holders.map((holder) => ({ value: holder.id, label: `${holder.name} · ${holder.email}` }))}
      nothingFoundMessage={text("lists.noMatch.what")}
    />
  );
}

interface KeyFieldsProps {
  readonly draft: KeyDraft;
  readonly days: ReturnType<typeof lastDays>;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: KeyDraft) => void;
}

function KeyFields({ draft, days, errors, onChange }: KeyFieldsProps) {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const offered = KEY_SCOPES.filter((scope) => scope !== "administration" || session?.role === "Administrator");
  return (
    <>
      <TextInput
        label={text("apiKeys.name")}
        description={text("apiKeys.nameHint")}
        data-autofocus
        required
        maxLength={80}
        value={draft.name}
        error={errors["name"]}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <FieldGroup label={text("apiKeys.scopes")} error={errors["scopes"] && text("apiKeys.fault.scopes")}>
        <Choices
          label={text("apiKeys.scopes")}
          options={offered.map((value) => ({
            value,
            label: `${text(`apiKeys.scope.${value}`)}: ${text(`apiKeys.scopeHint.${value}`)}`,
          }))}
          chosen={draft.scopes}
          onChange={(chosen) => onChange({ ...draft, scopes: KEY_SCOPES.filter((scope) => chosen.includes(scope)) })}
        />
      </FieldGroup>
      <TextInput
        type="date"
        label={text("apiKeys.expiresAt")}
        description={text("apiKeys.expiresHint")}
        required
        min={days.first}
        max={days.last}
        value={draft.expiresOn}
        error={errors["expiresOn"] && text("apiKeys.fault.expiresOn")}
        onChange={(event) => onChange({ ...draft, expiresOn: event.currentTarget.value })}
      />
    </>
  );
}

/** Why no key was made, unless its fields tell. */
function KeyProblem({ error, onProve }: { readonly error: Error; readonly onProve: () => void }) {
  const text = useText();
  const code = problemCode(error);
  if (code === "fresh-sign-in-required")
    return (
      <Callout tone="alarm" role="alert">
        {text("apiKeys.prove.why")} <ActionButton onClick={onProve}>{text("apiKeys.prove.signIn")}</ActionButton>
      </Callout>
    );
  if (Object.keys(fieldErrors(error, text)).length > 0) return null;
  return (
    <Callout tone="alarm" role="alert">
      {code === "conflict" ? text("apiKeys.fault.conflict") : text(`errors.${code}.what`)}
    </Callout>
  );
}
