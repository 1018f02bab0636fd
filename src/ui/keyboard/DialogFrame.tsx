import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useText } from "#language/useText.ts";
import style from "./DialogFrame.module.css";

interface DialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** A window above the page with a title and a way out. Focus, Escape and what lies behind it are the platform's business. */
export function DialogFrame({ title, onClose, children, testId }: DialogFrameProps) {
  const text = useText();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key for it
    <dialog
      ref={dialog}
      className={style["dialog"]}
      aria-labelledby={heading}
      data-testid={testId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={style["inside"]}>
        <div className={style["head"]}>
          <h2 id={heading}>{title}</h2>
          <button type="button" onClick={() => dialog.current?.close()} aria-label={text("figure.close")}>
            <IconX size={18} stroke={1.6} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
