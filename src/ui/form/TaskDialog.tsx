import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useText } from "#i18n/useText.ts";
import style from "./TaskDialog.module.css";

interface TaskDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What can be done now, the main thing last. */
  readonly foot: ReactNode;
}

/** A dialog for something that takes several steps. */
export function TaskDialog({ title, onClose, children, foot }: TaskDialogProps) {
  const text = useText();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={760}
      shadow="none"
      closeButtonProps={{ "aria-label": text("lists.close") }}
      classNames={{ content: style["content"] ?? "", title: style["title"] ?? "" }}
    >
      <div className={style["body"]}>{children}</div>
      <div className={style["foot"]}>{foot}</div>
    </Modal>
  );
}
