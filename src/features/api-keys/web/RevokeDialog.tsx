import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { type ApiKeyRecord, revokeApiKey } from "../contract.ts";
import style from "./ApiKeys.module.css";

interface RevokeDialogProps {
  readonly apiKey: ApiKeyRecord;
  readonly onClose: () => void;
}

/** Asks before a key is revoked, since that cannot be taken back. */
export function RevokeDialog({ apiKey: { id, name, hint }, onClose }: RevokeDialogProps) {
  const text = useText();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(revokeApiKey, { params: { key: id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["api-keys"] });
      addToast(text("apiKeys.revoked", { name }), { type: "success" });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={text("apiKeys.ask.title")}
      confirm={text("apiKeys.revoke")}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className={style["words"]}>{text("apiKeys.ask.body", { name, hint })}</p>
      {error && (
        <Callout tone="alarm" role="alert">
          {text(`errors.${problemCode(error)}.what`)}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
