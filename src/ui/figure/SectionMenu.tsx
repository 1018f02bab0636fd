import { IconDots } from "@tabler/icons-react";
import { type ReactNode, type ToggleEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { useFigureLayer } from "./figureLayer.ts";
import { placeBeside } from "./placeBeside.ts";
import style from "./SectionMenu.module.css";

export interface SectionAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Does it, and says in a word what has happened ("Copied") or null where that shows by itself. */
  readonly run: () => Promise<string | null>;
}

interface SectionMenuProps {
  /** Asked for when the menu opens. */
  readonly actions: () => readonly SectionAction[];
  /** The section's headline, so that a screen reader tells the menus of a page apart. */
  readonly section: string;
}

/** What can be taken away from a section: its figures as CSV, a link to it. */
export function SectionMenu({ actions, section }: SectionMenuProps) {
  const { text } = useFigureLayer();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<readonly SectionAction[] | null>(null);
  const [done, setDone] = useState<string | null>(null);

  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return;
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = placeBeside(
      button.current.getBoundingClientRect(),
      list.current.getBoundingClientRect(),
      room,
    );
    list.current.style.setProperty("--left", `${Math.round(left)}px`);
    list.current.style.setProperty("--top", `${Math.round(top)}px`);
  }, [open]);

  const toggled = (event: ToggleEvent) => {
    setDone(null);
    setOpen(event.newState === "open" ? actions() : null);
  };
  const run = async (action: SectionAction) => {
    const message = await action.run();
    setDone(message);
    if (message === null) list.current?.hidePopover();
    else setTimeout(() => list.current?.hidePopover(), 1200);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={style["button"]}
        popoverTarget={id}
        aria-label={text("figure.menu", { section })}
      >
        <IconDots size={16} aria-hidden="true" />
      </button>
      <div ref={list} id={id} popover="auto" className={style["list"]} onToggle={toggled}>
        {open?.map((action) => (
          <button key={action.id} type="button" onClick={() => void run(action)}>
            {action.icon}
            {action.label}
          </button>
        ))}
        <output>{done}</output>
      </div>
    </>
  );
}
