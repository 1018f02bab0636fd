import { type KeyboardEvent, useState } from "react";
import { usePathname } from "#ui/address/pathname.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { useAppState } from "#ui/state/appState.ts";
import { isInside } from "./isInside.ts";
import { MenuBranch } from "./MenuBranch.tsx";
import { entriesIn, entryAfter, focusedAt } from "./menuKeys.ts";
import style from "./MenuTree.module.css";

interface MenuTreeProps {
  readonly items: readonly ResolvedRoute[];
  readonly onFollow?: () => void;
}

/** The menu as a list whose groups fold; the group of the screen shown is open until the person folds it. */
export function MenuTree({ items, onFollow }: MenuTreeProps) {
  const pathname = usePathname();
  const collapseAll = useAppState(({ menu }) => menu.collapseAll);
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (path: string) => !collapseAll && (chosen.get(path) ?? isInside(pathname, path));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links inside
    <ul className={style["tree"]} onKeyDown={moveInTree}>
      {items.map((item) => (
        <MenuBranch
          key={item.path}
          item={item}
          isOpen={isOpen}
          onFold={(path) => setChosen(new Map(chosen).set(path, !isOpen(path)))}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}

const KEYS = { next: "ArrowDown", before: "ArrowUp" };

/** Arrow keys in the vertical menu: up and down move, right unfolds a group, left folds it or goes back to its head. */
function moveInTree(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesIn(event.currentTarget);
  const at = focusedAt(entries);
  const to = entryAfter(event.key, at, entries.length, KEYS);
  if (to !== null) entries[to]?.focus();
  else if (event.key === "ArrowRight") unfold(entries[at]);
  else if (event.key === "ArrowLeft") foldOrLeave(entries[at]);
  else return;
  event.preventDefault();
}

function unfold(entry: Element | undefined): void {
  const button = foldOf(entry?.closest("li"));
  if (button?.ariaExpanded === "false") button.click();
}

function foldOrLeave(entry: Element | undefined): void {
  const branch = entry?.closest("li");
  const button = foldOf(branch);
  if (button?.ariaExpanded === "true") return button.click();
  branch?.parentElement?.closest("li")?.querySelector<HTMLElement>("[data-menu-entry]")?.focus();
}

function foldOf(branch: Element | null | undefined): HTMLElement | null {
  return branch?.querySelector<HTMLElement>(":scope > div > [aria-expanded]") ?? null;
}
