import { TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { viewAs } from "#ui/viewAs/viewAs.ts";
import { inviteUserAgain } from "../contract.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { useSaveUser } from "./useSaveUser.ts";
import { useUndoErasure } from "./useUndoErasure.ts";

interface UserActionsProps {
  readonly user: UserRecord;
  readonly isOneself: boolean;
}

/** What can be done with one user beside editing. */
export function UserActions({ user, isOneself }: UserActionsProps) {
  const text = useText();
  const turn = useTurnUser();
  const undo = useUndoErasure();
  const queryClient = useQueryClient();
  const [viewing, setViewing] = useState(false);
  const again = useMutation({
    mutationFn: () => callApi(inviteUserAgain, { params: { user: user.id } }),
    onSuccess: async () => {
      addToast(text("users.invitedAgain", { email: user.email }), { type: "success" });
      await queryClient.invalidateQueries({ queryKey: ["users"] });
    },
    onError: toastProblem,
  });

  if (user.eraseAt !== null)
    return (
      <ActionButton busy={undo.isPending} onClick={() => undo.mutate(user)}>
        {text("privacy.undo")}
      </ActionButton>
    );
  return (
    <>
      {user.status === "disabled" ? (
        <ActionButton onClick={() => void turn(user, "active")}>{text("users.reactivate")}</ActionButton>
      ) : (
        !isOneself && (
          <ActionButton onClick={() => void turn(user, "disabled")}>{text("users.deactivate")}</ActionButton>
        )
      )}
      {user.status === "invited" && (
        <ActionButton busy={again.isPending} onClick={() => again.mutate()}>
          {text("users.inviteAgain")}
        </ActionButton>
      )}
      {user.status === "active" && user.role === "Subscriber" && (
        <ActionButton onClick={() => setViewing(true)}>{text("users.viewAs.open")}</ActionButton>
      )}
      <ViewAsDialog user={user} open={viewing} onClose={() => setViewing(false)} />
    </>
  );
}

interface ViewAsDialogProps {
  readonly user: UserRecord;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks why, before an administrator looks at the product as somebody else. */
function ViewAsDialog({ user, open, onClose }: ViewAsDialogProps) {
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

/** Switches somebody off or on again, with a way back at hand. */
function useTurnUser(): (user: UserRecord, status: "active" | "disabled") => Promise<void> {
  const text = useText();
  const { mutateAsync } = useSaveUser();
  const turn = async (user: UserRecord, status: "active" | "disabled", isUndo = false): Promise<void> => {
    try {
      const saved = await mutateAsync({ user, change: { status } });
      const words = text(status === "disabled" ? "users.deactivated" : "users.reactivated", { name: user.name });
      const undo = () => void turn(saved, status === "disabled" ? "active" : "disabled", true);
      addToast(words, { type: "success", ...(!isUndo && { action: { label: text("lists.undo"), run: undo } }) });
    } catch (reason) {
      toastProblem(reason);
    }
  };
  return turn;
}
