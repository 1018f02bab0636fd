import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import style from "./ConfirmDialog.module.css";

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
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      centered
      shadow="none"
      zIndex={400}
      closeButtonProps={{ "aria-label": text("lists.close") }}
      classNames={{ content: style["content"] ?? "", title: style["title"] ?? "" }}
    >
      <div className={style["body"]}>{children}</div>
      <div className={style["foot"]}>
        <ActionButton onClick={onClose}>{refuse ?? text("lists.cancel")}</ActionButton>
        <ActionButton tone="main" busy={busy} disabled={disabled} onClick={onConfirm}>
          {confirm}
        </ActionButton>
      </div>
    </Modal>
  );
}
