import { Select, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useReducer, useState } from "react";
import { KEY_SCOPES, type KeyScope } from "#domain/access/keyScopes.ts";
import { useText } from "#i18n/useText.ts";
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
import { keepKeyDraft, takeKeyDraft } from "./keyDraft.ts";
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
  const queries = useQueryClient();
  const { data: session } = useQuery(sessionQuery());
  const { data: holders = [] } = useQuery({ ...keyHoldersQuery(), enabled: forOthers });
  const [days] = useState(() => lastDays(new Date()));
  // Known at once, where the mutation tells a moment later: an Escape in between would lose the key.
  const [asking, setAsking] = useState(false);
  const [kept, keep] = useReducer(() => true, false);
  const [draft] = useState(takeKeyDraft);
  const [name, setName] = useState(draft?.name ?? "");
  const [scopes, setScopes] = useState<readonly KeyScope[]>(draft?.scopes ?? ["read"]);
  const [expiresOn, setExpiresOn] = useState(draft?.expiresOn ?? days.usual);
  const [person, setPerson] = useState<string | null>(draft?.person ?? null);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: () =>
      callApi(createApiKey, { body: { name, scopes: [...scopes], expiresOn, ...(person && { person }) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["api-keys"] }),
  });
  const errors = fieldErrors(error, text);
  const code = error ? problemCode(error) : null;
  const offered = KEY_SCOPES.filter((scope) => scope !== "administration" || session?.role === "Administrator");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
    mutate(undefined, { onSettled: () => setAsking(false) });
  };

  const prove = async () => {
    // Where windows are blocked the page leaves for the provider, and what was typed is found again on the way back.
    keepKeyDraft({ name, scopes, expiresOn, person });
    if (await signInHere({ prove: true })) {
      takeKeyDraft();
      reset();
    }
  };

  return (
    <TaskDialog
      title={text(data ? "apiKeys.made.title" : "apiKeys.make")}
      held={asking || isPending || (data !== undefined && !kept)}
      onClose={onClose}
      foot={
        data ? (
          <ActionButton onClick={onClose}>{text("apiKeys.made.done")}</ActionButton>
        ) : (
          <>
            {" "}
            <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
            <ActionButton
              tone="main"
              type="submit"
              form="new-key"
              busy={isPending}
              disabled={name.trim() === "" || scopes.length === 0}
            >
              {text("apiKeys.make")}
            </ActionButton>
          </>
        )
      }
    >
      {data ? (
        <MadeKey apiKey={data.key} onCopied={keep} />
      ) : (
        <form id="new-key" className={style["form"]} onSubmit={submit}>
          {forOthers && (
            <Select
              label={text("apiKeys.forWhom")}
              placeholder={text("apiKeys.myself")}
              searchable
              clearable
              limit={30}
              value={person}
              onChange={setPerson}
              data={holders.map((holder) => ({ value: holder.id, label: `${holder.name} · ${holder.email}` }))}
              nothingFoundMessage={text("lists.noMatch.what")}
            />
          )}
          <TextInput
            label={text("apiKeys.name")}
            description={text("apiKeys.nameHint")}
            data-autofocus
            required
            maxLength={80}
            value={name}
            error={errors["name"]}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <FieldGroup label={text("apiKeys.scopes")} error={errors["scopes"] && text("apiKeys.fault.scopes")}>
            <Choices
              label={text("apiKeys.scopes")}
              options={offered.map((value) => ({
                value,
                label: `${text(`apiKeys.scope.${value}`)}: ${text(`apiKeys.scopeHint.${value}`)}`,
              }))}
              chosen={scopes}
              onChange={(chosen) => setScopes(KEY_SCOPES.filter((scope) => chosen.includes(scope)))}
            />
          </FieldGroup>
          <TextInput
            type="date"
            label={text("apiKeys.expiresAt")}
            description={text("apiKeys.expiresHint")}
            required
            min={days.first}
            max={days.last}
            value={expiresOn}
            error={errors["expiresOn"] && text("apiKeys.fault.expiresOn")}
            onChange={(event) => setExpiresOn(event.currentTarget.value)}
          />
          {code === "fresh-sign-in-required" && (
            <Callout tone="alarm" role="alert">
              {text("apiKeys.prove.why")}{" "}
              <ActionButton onClick={() => void prove()}>{text("apiKeys.prove.signIn")}</ActionButton>
            </Callout>
          )}
          {code && code !== "fresh-sign-in-required" && Object.keys(errors).length === 0 && (
            <Callout tone="alarm" role="alert">
              {code === "conflict" ? text("apiKeys.fault.conflict") : text(`errors.${code}.what`)}
            </Callout>
          )}
        </form>
      )}
    </TaskDialog>
  );
}
