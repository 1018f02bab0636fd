import { Modal } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useText } from "#language/useText.ts";
import style from "./DialogFrame.module.css";
import { useTopmost } from "./useTopmost.ts";

interface DialogFrameProps {
  readonly open: boolean;
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  /** Above a drawer and other dialogs. */
  readonly above?: boolean;
  /** Takes the whole screen. */
  readonly whole?: boolean;
  /** Closes by a button of the foot alone: no Escape, no press beside it, no cross. */
  readonly held?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What can be done, the main thing last; stays in sight. */
  readonly foot: ReactNode;
}

/** The form of every dialog: a title, what it is about, and what can be done. */
export function DialogFrame({
  open,
  title,
  width,
  above = false,
  whole = false,
  held = false,
  onClose,
  children,
  foot,
}: DialogFrameProps) {
  const text = useText();
  const isTopmost = useTopmost(open);
  useWayBack(open);
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      size={width}
      fullScreen={whole}
      closeOnEscape={!held && isTopmost}
      closeOnClickOutside={!held}
      zIndex={above ? 400 : 200}
      classNames={{ content: style["paper"] ?? "" }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={style["head"]}>
          <Modal.Title className={style["title"] ?? ""}>
            <bdi>{title}</bdi>
          </Modal.Title>
          {!held && <Modal.CloseButton aria-label={text("lists.close")} />}
        </div>
        <Modal.Body className={style["body"] ?? ""}>{children}</Modal.Body>
        <div className={style["foot"]}>{foot}</div>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Gives the focus back to what had it before, also where a dialog is not closed but taken away: the Tab key would begin anew at the top. */
function useWayBack(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      // At once: a dialog that takes this one's place leads back to the same.
      if (isLost && before instanceof HTMLElement) before.focus();
    };
  }, [open]);
}
