import { useState } from "react";
import { useLocation } from "react-router";
import { useAppState } from "#ui/state/appState.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { isInside } from "./isInside.ts";
import { MenuBranch } from "./MenuBranch.tsx";
import { moveInTree } from "./moveInTree.ts";
import style from "./MenuTree.module.css";

interface MenuTreeProps {
  readonly items: readonly ResolvedRoute[];
  readonly onFollow?: () => void;
}

/** The menu as a list whose groups fold; the group of the screen shown is open until the person folds it. */
export function MenuTree({ items, onFollow }: MenuTreeProps) {
  const { pathname } = useLocation();
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
