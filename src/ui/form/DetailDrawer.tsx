import { Drawer } from "@mantine/core";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import style from "./DetailDrawer.module.css";
import { useTopmost } from "./useTopmost.ts";
import { useUnsavedGuard } from "./useUnsavedGuard.ts";

interface DetailDrawerProps {
  readonly open: boolean;
  /** What the details are of, as written by whoever named it. */
  readonly title: string;
  readonly note?: ReactNode;
  readonly onClose: () => void;
  /** Whether something would be lost by closing. */
  readonly dirty?: boolean;
  readonly saving?: boolean;
  /** Without it there is nothing to save, and no foot. */
  readonly onSave?: (() => void) | undefined;
  /** What else can be done, at the left of the foot. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Details at the side of a list; its foot stays in sight, and closing it never loses what was typed without asking. */
export function DetailDrawer(props: DetailDrawerProps) {
  const { open, title, note, onClose, dirty = false, saving = false, onSave, actions, children } = props;
  const text = useText();
  const guard = useUnsavedGuard(open && dirty, onClose);
  const isTopmost = useTopmost(open);
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(open, content);

  return (
    <Drawer.Root
      opened={open}
      onClose={guard.close}
      closeOnEscape={isTopmost}
      position="right"
      size={640}
      classNames={{ content: style["paper"] ?? "" }}
    >
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content ref={content}>
        <div className={style["head"]}>
          <div className={style["name"]}>
            <Drawer.Title className={style["title"] ?? ""}>
              <bdi>{title}</bdi>
            </Drawer.Title>
            {note && <div className={style["note"]}>{note}</div>}
          </div>
          <Drawer.CloseButton aria-label={text("lists.close")} />
        </div>
        <Drawer.Body className={style["body"] ?? ""}>{children}</Drawer.Body>
        {(onSave || actions) && (
          <div className={style["foot"]}>
            <span className={style["actions"]}>{actions}</span>
            {onSave && (
              <>
                <ActionButton onClick={guard.close}>{text("lists.cancel")}</ActionButton>
                <ActionButton tone="main" busy={saving} disabled={!dirty} onClick={onSave}>
                  {text("lists.save")}
                </ActionButton>
              </>
            )}
          </div>
        )}
        <ConfirmDialog
          open={guard.asking}
          title={text("lists.unsaved.title")}
          confirm={text("lists.unsaved.discard")}
          refuse={text("lists.unsaved.stay")}
          onConfirm={guard.discard}
          onClose={guard.stay}
        >
          {text("lists.unsaved.body")}
        </ConfirmDialog>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/**
 * Keeps the focus of the keyboard where it is of use: in an open `frame` when the button pressed last can be pressed no
 * more, and back at what had it before once the frame has closed.
 */
function useKeptFocus(open: boolean, frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!open) return undefined;
    const before = document.activeElement;
    return () => {
      // After the frame itself has gone, which takes the focus with it.
      setTimeout(() => {
        if (isLost() && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, [open]);

  useEffect(() => {
    if (open && isLost()) frame.current?.focus({ preventScroll: true });
  });
}

function isLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches(":disabled");
}
