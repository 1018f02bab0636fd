import type { ReactNode } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question. */
  readonly title: string;
  /** What follows from a yes. */
  readonly children: ReactNode;
  /** What the yes does, in a word or two: "Deactivate". */
  readonly confirm: string;
  /** What the no does; "Cancel" without it. */
  readonly refuse?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that deserves a second thought. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, refuse, busy = false, disabled = false, onConfirm, onClose } = props;
  const text = useText();
  return (
    <DialogFrame
      open={open}
      title={title}
      width={440}
      above
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{refuse ?? text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </ActionButton>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
