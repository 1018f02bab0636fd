import { type FocusEvent, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "#language/useText.ts";
import style from "./MenuBar.module.css";
import { MenuDrop } from "./MenuDrop.tsx";
import { moveInBar } from "./moveInBar.ts";
import { useFittingEntries } from "./useFittingEntries.ts";
import { useMenuItems } from "./useMenuItems.ts";

/** Stands for the entries that have no room in the bar. */
const MORE = "more";

/** The horizontal menu: a bar whose groups drop down, and a last group for what the window has no room for. */
export function MenuBar() {
  const text = useText();
  const items = useMenuItems();
  const { pathname } = useLocation();
  const { bar, ruler, fitting } = useFittingEntries(items.length);
  // A drop belongs to the screen it was opened on.
  const [open, setOpen] = useState({ path: "", on: pathname });
  const isOpen = (path: string) => open.path === path && open.on === pathname;
  const toggle = (path: string, wanted: boolean) => {
    if (wanted || isOpen(path)) setOpen({ path: wanted ? path : "", on: pathname });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen({ path: "", on: pathname });
  };
  const others = items.slice(fitting);

  return (
    <nav className={style["menu"]} aria-label={text("shell.navigation")}>
      <div className={style["room"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links */}
        <ul className={style["entries"]} ref={bar} onKeyDown={moveInBar} onBlur={leave}>
          {items.slice(0, fitting).map((item, at) => (
            <MenuDrop
              key={item.path}
              item={item}
              open={isOpen(item.path)}
              onToggle={(wanted) => toggle(item.path, wanted)}
              atEnd={at > fitting / 2}
            />
          ))}
          {others.length > 0 && (
            <MenuDrop items={others} open={isOpen(MORE)} onToggle={(wanted) => toggle(MORE, wanted)} atEnd />
          )}
        </ul>
        <div className={style["ruler"]} ref={ruler} aria-hidden="true">
          {items.map(({ path, label, subs }) => (
            <span key={path} data-drops={subs.length > 0 || undefined}>
              {label && text(`menu.${label}`)}
            </span>
          ))}
          <span data-drops>{text("shell.more")}</span>
        </div>
      </div>
    </nav>
  );
}
