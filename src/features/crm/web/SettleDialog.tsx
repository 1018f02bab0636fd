import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "#language/useText.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import style from "./Crm.module.css";
import { CRM } from "./crmQueries.ts";

interface SettleDialogProps {
  readonly title: string;
  readonly hint: string;
  /** Sends what was chosen; the dialog closes once that is kept. */
  readonly send: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What only a person can decide between here and the CRM. */
export function SettleDialog({ title, hint, send, onClose, children }: SettleDialogProps) {
  const text = useText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: onClose,
    onError: (reason) => void toastProblem(reason),
    onSettled: () => queries.invalidateQueries({ queryKey: [CRM] }),
  });
  return (
    <TaskDialog
      title={title}
      held={isPending}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={isPending} onClick={() => mutate()}>
            {text("crm.take")}
          </ActionButton>
        </>
      }
    >
      <p className={style["note"]}>{hint}</p>
      {children}
    </TaskDialog>
  );
}
