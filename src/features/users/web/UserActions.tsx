import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { inviteUserAgain } from "../contract.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { useTurnUser } from "./useTurnUser.ts";
import { useUndoErasure } from "./useUndoErasure.ts";
import { ViewAsDialog } from "./ViewAsDialog.tsx";

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
