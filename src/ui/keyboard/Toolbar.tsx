import type { KeyboardEvent, ReactNode } from "react";
import { useOneStop } from "./useOneStop.ts";

interface ToolbarProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Buttons that belong together as one stop for the Tab key; left and right, Home and End move among them. */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const bar = useOneStop<HTMLDivElement>(toolsOf);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus, one at a time
    <div ref={bar} role="toolbar" aria-label={label} className={className} onKeyDown={moveAlong}>
      {children}
    </div>
  );
}

/** The buttons of a bar, without those of the menus that they open. */
function toolsOf(bar: HTMLElement): HTMLElement[] {
  const tools = bar.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]");
  return [...tools].filter((tool) => !tool.closest("[popover]"));
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tools = toolsOf(event.currentTarget);
  const at = tools.findIndex((tool) => tool === event.target);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  // Round, as in the toolbars of other programs.
  tools.at(goal % tools.length)?.focus();
}
