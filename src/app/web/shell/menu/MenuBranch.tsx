import { IconChevronDown } from "@tabler/icons-react";
import { useId } from "react";
import { useText } from "#language/useText.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { MenuLink } from "./MenuLink.tsx";
import style from "./MenuTree.module.css";

interface MenuBranchProps {
  readonly item: ResolvedRoute;
  readonly isOpen: (path: string) => boolean;
  readonly onFold: (path: string) => void;
  readonly onFollow: (() => void) | undefined;
}

/** An entry of the tree, with a button that unfolds those below it. */
export function MenuBranch({ item, isOpen, onFold, onFollow }: MenuBranchProps) {
  const text = useText();
  const id = useId();
  const { path, label, subs } = item;
  const open = isOpen(path);

  return (
    <li>
      <div className={style["line"]}>
        <MenuLink item={item} onFollow={onFollow} />
        {subs.length > 0 && (
          <button
            type="button"
            className={style["fold"]}
            aria-expanded={open}
            aria-controls={id}
            aria-label={label && text("shell.pagesOf", { section: text(`menu.${label}`) })}
            data-menu-entry
            // Arrow keys come here and do what it does: a menu of links is long enough for the Tab key without it.
            tabIndex={-1}
            onClick={() => onFold(path)}
          >
            <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
          </button>
        )}
      </div>
      {subs.length > 0 && (
        <ul id={id} className={style["subs"]} hidden={!open}>
          {subs.map((sub) => (
            <MenuBranch key={sub.path} item={sub} isOpen={isOpen} onFold={onFold} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </li>
  );
}
