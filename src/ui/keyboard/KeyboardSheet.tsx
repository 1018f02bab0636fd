import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useText } from "#language/useText.ts";
import { Toggle } from "../look/Toggle.tsx";
import { sessionQuery } from "../queries/sessionQuery.ts";
import style from "./KeyboardSheet.module.css";
import { useKeyboardSheetState } from "./keyboardSheetState.ts";
import { SHORTCUT_GROUPS, SHORTCUTS } from "./shortcuts.ts";
import { turnSingleKeys, useSingleKeys } from "./singleKeys.ts";

/** Every keyboard shortcut by the place where it works, and a switch for those of a single key. */
export default function KeyboardSheet() {
  const text = useText();
  const singleKeys = useSingleKeys((state) => state.on);
  const { data: session } = useQuery(sessionQuery());
  const known = SHORTCUTS.filter(({ access }) => access === undefined || session?.access.includes(access));
  const close = () => useKeyboardSheetState.setState({ opened: false });

  return (
    <DialogFrame title={text("palette.keyboard.title")} onClose={close} testId="keyboard-sheet">
      <div className={style["groups"]}>
        {SHORTCUT_GROUPS.map((group) => (
          <section key={group}>
            <h3 className={style["group"]}>{text(`palette.keyboard.group.${group}`)}</h3>
            <dl className={style["list"]}>
              {known
                .filter((shortcut) => shortcut.group === group)
                .map(({ name, keys }) => (
                  <div key={name} className={style["line"]}>
                    <dt>{text(`palette.keyboard.does.${name}`)}</dt>
                    <dd>
                      {keys.map((together) => (
                        <kbd key={together.join("+")} className={style["keys"]}>
                          {together.map((key) => keyName(key, text("palette.keyboard.control"))).join(" ")}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={style["foot"]}>
        <Toggle label={text("palette.keyboard.singleKeys")} checked={singleKeys} onChange={turnSingleKeys} />
      </div>
    </DialogFrame>
  );
}

function keyName(key: string, control: string): string {
  if (key === "Mod") return /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : control;
  return key;
}

interface DialogFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testId?: string;
}

/** A window above the page with a title and a way out. Focus, Escape and what lies behind it are the platform's business. */
function DialogFrame({ title, onClose, children, testId }: DialogFrameProps) {
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
