import { IconDots } from "@tabler/icons-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useText } from "#i18n/useText.ts";
import { placeBeside } from "./placeBeside.ts";
import style from "./SectionMenu.module.css";

export interface SectionAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Says in a word what has happened ("Copied"), or nothing. */
  run(): string | void | Promise<string | void>;
}

interface SectionMenuProps {
  readonly actions: readonly SectionAction[];
  /** The section's headline, so that a screen reader tells the menus of a page apart. */
  readonly section: string;
}

/** What can be taken away from a section: its figures as CSV, a link to it. */
export function SectionMenu({ actions, section }: SectionMenuProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [done, setDone] = useState<string | null>(null);

  const place = () => {
    if (!list.current || !button.current) return;
    const anchor = button.current.getBoundingClientRect();
    const { left, top } = placeBeside(anchor, list.current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    list.current.style.setProperty("--left", `${Math.round(left)}px`);
    list.current.style.setProperty("--top", `${Math.round(top)}px`);
  };
  const run = async (action: SectionAction) => {
    const message = await action.run();
    if (!message) return list.current?.hidePopover();
    setDone(message);
    setTimeout(() => list.current?.hidePopover(), 900);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={style["button"]}
        popoverTarget={id}
        aria-label={text("marketSummary.figure.menu", { section })}
      >
        <IconDots size={16} aria-hidden="true" />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={style["list"]}
        onToggle={(event) => (event.newState === "open" ? place() : setDone(null))}
      >
        {actions.map((action) => (
          <button key={action.id} type="button" onClick={() => void run(action)}>
            {action.icon}
            {action.label}
          </button>
        ))}
        <p role="status">{done}</p>
      </div>
    </>
  );
}
