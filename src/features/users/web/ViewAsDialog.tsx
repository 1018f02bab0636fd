import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { problemCode } from "#ui/problem/problemCode.ts";
import { viewAs } from "#ui/viewAs/viewAs.ts";
import type { UserRecord } from "../contract/userSchemas.ts";

interface ViewAsDialogProps {
  readonly user: UserRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks why, before an administrator looks at the product as somebody else. */
export function ViewAsDialog({ user, open, onClose }: ViewAsDialogProps) {
  const text = useText();
  const [reason, setReason] = useState("");
  const begin = useMutation({ mutationFn: () => viewAs(user.id, reason) });
  const error =
    begin.error && (fieldErrors(begin.error, text)["reason"] ?? text(`errors.${problemCode(begin.error)}.what`));
  return (
    <ConfirmDialog
      open={open}
      title={text("users.viewAs.title", { name: user.name })}
      confirm={text("users.viewAs.begin")}
      busy={begin.isPending}
      disabled={reason.trim() === ""}
      onConfirm={() => begin.mutate()}
      onClose={onClose}
    >
      <p>{text("users.viewAs.why")}</p>
      <TextInput
        data-autofocus
        label={text("users.viewAs.reason")}
        description={text("users.viewAs.reasonHint")}
        value={reason}
        error={error}
        maxLength={200}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
