import { IconChevronDown } from "@tabler/icons-react";
import { type MouseEvent, type PointerEvent as ReactPointerEvent, useId } from "react";
import { useText } from "#language/useText.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { DropList } from "./DropList.tsx";
import { MegaPanel } from "./MegaPanel.tsx";
import style from "./MenuDrop.module.css";
import { MenuLink } from "./MenuLink.tsx";

interface MenuDropProps {
  /** The entry itself; without it this is the group of the entries without room. */
  readonly item?: ResolvedRoute;
  readonly items?: readonly ResolvedRoute[];
  readonly open: boolean;
  readonly onToggle: (wanted: boolean) => void;
  /** Drops towards the left, since it stands near the right end. */
  readonly atEnd: boolean;
}

/** An entry of the bar, with what drops down from it. */
export function MenuDrop({ item, items = item?.subs ?? [], open, onToggle, atEnd }: MenuDropProps) {
  const text = useText();
  const id = useId();
  const close = () => onToggle(false);
  // A mouse opens by hovering, and its click must not close again what it has just opened.
  const press = ({ nativeEvent }: MouseEvent) => onToggle(isMouse(nativeEvent) || !open);
  const drops = items.length > 0;
  const name = item?.label && text(`menu.${item.label}`);

  return (
    <li
      className={item?.mega ? style["wide"] : style["entry"]}
      {...(drops && {
        onPointerEnter: ({ nativeEvent }: ReactPointerEvent) => isMouse(nativeEvent) && onToggle(true),
        onPointerLeave: ({ nativeEvent }: ReactPointerEvent) => isMouse(nativeEvent) && close(),
      })}
    >
      <div className={style["head"]}>
        {item && <MenuLink item={item} onFollow={close} />}
        {drops && (
          <button
            type="button"
            className={style["toggle"]}
            aria-expanded={open}
            aria-controls={id}
            aria-label={name && text("shell.pagesOf", { section: name })}
            data-menu-entry
            onClick={press}
          >
            {!item && text("shell.more")}
            <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
          </button>
        )}
      </div>
      {drops && (
        <div id={id} className={style["drop"]} data-at-end={atEnd || undefined} hidden={!open}>
          {open &&
            (item?.mega ? <MegaPanel item={item} onFollow={close} /> : <DropList items={items} onFollow={close} />)}
        </div>
      )}
    </li>
  );
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}
