import { TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { eraseMyData, eraseUserData, myErasure, userErasure } from "#features/privacy/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "../api/callApi.ts";
import { DialogFrame } from "../form/DialogFrame.tsx";
import { fieldErrors } from "../form/fieldErrors.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import { problemCode } from "../problem/problemCode.ts";
import style from "./ErasureDialog.module.css";
import { ErasurePreview } from "./ErasurePreview.tsx";

interface ErasureDialogProps {
  /** Id and name of a user; null is whoever is signed in. */
  readonly user: { readonly id: string; readonly name: string } | null;
  readonly email: string;
  readonly onClose: () => void;
  /** Called with the instant at which the data goes. */
  readonly onBegun: (eraseAt: string) => void;
}

/** Shows what an erasure does, and begins it when the account's e-mail was typed. */
export function ErasureDialog({ user, email, onClose, onBegun }: ErasureDialogProps) {
  const text = useText();
  const [confirm, setConfirm] = useState("");
  const preview = useQuery(erasureQuery(user?.id ?? null));
  const begin = useMutation({
    mutationFn: () =>
      user === null
        ? callApi(eraseMyData, { body: { confirm } })
        : callApi(eraseUserData, { params: { user: user.id }, body: { confirm } }),
    onSuccess: ({ eraseAt }) => onBegun(eraseAt),
  });
  const error =
    begin.error && (fieldErrors(begin.error, text)["confirm"] ?? text(`errors.${problemCode(begin.error)}.what`));
  const fits = confirm.trim().toLowerCase() === email.toLowerCase();
  const isRefused = (preview.data?.refusal ?? null) !== null;

  return (
    <DialogFrame
      open
      above
      width={560}
      title={user === null ? text("privacy.titleMine") : text("privacy.title", { name: user.name })}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton
            tone="main"
            busy={begin.isPending}
            disabled={!preview.data || isRefused || !fits}
            onClick={() => begin.mutate()}
          >
            {text("privacy.confirm")}
          </ActionButton>
        </>
      }
    >
      {preview.data ? (
        <>
          <ErasurePreview erasure={preview.data} isOneself={user === null} />
          {isRefused ? (
            <p className={style["refused"]} role="alert">
              {text("privacy.lastAdministrator")}
            </p>
          ) : (
            <TextInput
              data-autofocus
              label={text("privacy.type")}
              description={<bdi>{email}</bdi>}
              value={confirm}
              error={error}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setConfirm(event.currentTarget.value)}
            />
          )}
        </>
      ) : preview.error ? (
        <ErrorState reason={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <LoadingBlock />
      )}
    </DialogFrame>
  );
}

/** What an erasure of a user would do, or of whoever is signed in: counted anew whenever somebody looks. */
const erasureQuery = (user: string | null) =>
  queryOptions({
    queryKey: ["erasure", user],
    queryFn: ({ signal }) =>
      user === null ? callApi(myErasure, { signal }) : callApi(userErasure, { params: { user }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
