import { IconChevronDown, IconDots, IconDownload } from "@tabler/icons-react";
import { type ReactNode, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { toastProblem } from "../toast/toastProblem.ts";
import { useFigureLayer } from "./figureLayer.ts";
import { placeBeside } from "./placeBeside.ts";
import style from "./SectionMenu.module.css";

export interface SectionAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** A line above it parts it from the others. */
  readonly separated?: boolean;
  /** Does it, and says in a toast what has happened. */
  readonly run: () => Promise<void>;
}

interface SectionMenuProps {
  /** Asked for when the menu opens, and already when it is about to. */
  readonly actions: () => Promise<readonly SectionAction[]>;
  /** What stands on the button; three dots where left out. */
  readonly label?: string;
  /** The section's headline, so that a screen reader tells the menus of a page apart. */
  readonly section: string;
}

/** What can be taken away from a section: its chart, its figures, a link to it. */
export function SectionMenu({ actions, section, label }: SectionMenuProps) {
  const { text } = useFigureLayer();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<readonly SectionAction[] | null>(null);

  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return;
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = placeBeside(
      button.current.getBoundingClientRect(),
      list.current.getBoundingClientRect(),
      room,
    );
    // Below words a menu begins where they begin.
    const begin = label === undefined ? left : button.current.getBoundingClientRect().left;
    const widest = innerWidth - list.current.getBoundingClientRect().width - 8;
    list.current.style.setProperty("--left", `${Math.round(Math.min(begin, Math.max(widest, 8)))}px`);
    list.current.style.setProperty("--top", `${Math.round(top)}px`);
  }, [open, label]);

  const toggled = (event: ToggleEvent) => {
    if (event.newState !== "open") return setOpen(null);
    actions().then(setOpen, (reason: unknown) => {
      list.current?.hidePopover();
      toastProblem(reason);
    });
  };
  // Loaded at a glance rather than at the press; the press says what went wrong.
  const prepare = () => void actions().catch(() => null);
  const run = (action: SectionAction) => {
    list.current?.hidePopover();
    button.current?.focus();
    void action.run();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={style[label === undefined ? "button" : "labelled"]}
        popoverTarget={id}
        aria-label={label === undefined ? text("figure.menu", { section }) : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {label === undefined ? (
          <IconDots size={16} aria-hidden="true" />
        ) : (
          <>
            <IconDownload size={16} stroke={1.8} aria-hidden="true" />
            <span>{label}</span>
            <IconChevronDown size={16} aria-hidden="true" />
          </>
        )}
      </button>
      <div ref={list} id={id} popover="auto" className={style["list"]} onToggle={toggled}>
        {open?.map((action) => (
          <button
            key={action.id}
            type="button"
            data-separated={action.separated || undefined}
            onClick={() => run(action)}
          >
            {action.icon}
            {action.label}
          </button>
        ))}
      </div>
    </>
  );
}
