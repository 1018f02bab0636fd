import { IconPin, IconPinFilled } from "@tabler/icons-react";
import type { FocusEvent, KeyboardEvent, PointerEvent } from "react";
import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { PRODUCT_NAME, ProductName } from "#ui/shell/ProductName.tsx";
import { changeMenu, showNavMenu, useAppState } from "#ui/state/appState.ts";
import { COLUMN_WIDTH, RAIL_WIDTH } from "#ui/state/menuStatus.ts";
import { MenuTree } from "./MenuTree.tsx";
import style from "./SideMenu.module.css";
import { useMenuItems } from "./useMenuItems.ts";

const WIDTHS = { "--rail-width": `${RAIL_WIDTH}px`, "--column-width": `${COLUMN_WIDTH}px` };

/** The vertical menu: a full column while pinned, else a rail of signs that opens over the content under pointer or focus. */
export function SideMenu() {
  const text = useText();
  const items = useMenuItems();
  const { navClasses, attrMenuAnimate, behaviourStatus } = useAppState(({ menu }) => menu);
  const showing = useAppState(({ layout }) => layout.showingNavMenu);
  const isRail = behaviourStatus === "unpinned";

  const rail = {
    // A finger opens the rail by the focus it sets.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && showNavMenu(true),
    onPointerLeave: () => showNavMenu(false),
    onFocus: () => showNavMenu(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) showNavMenu(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Escape") showNavMenu(false);
      else if (!showing && key !== "Tab" && key !== "Shift" && key !== "Enter") showNavMenu(true);
    },
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus open the rail
    <nav
      className={["menu", ...navClasses].map((name) => style[name] ?? "").join(" ")}
      aria-label={text("shell.navigation")}
      data-animate={attrMenuAnimate || undefined}
      data-showing={showing || undefined}
      style={WIDTHS}
      {...(isRail && rail)}
    >
      <div className={style["inner"]}>
        <div className={style["head"]}>
          {/* Home is the first entry below: one press of the Tab key, not two, leads there. */}
          <Link to="/" className={style["home"]} aria-label={PRODUCT_NAME} tabIndex={-1}>
            <ProductName />
          </Link>
          <PinButton />
        </div>
        <div className={style["entries"]}>
          <MenuTree items={items} />
        </div>
      </div>
    </nav>
  );
}

/** Pins the vertical menu beside the content, or lets it go; only where there is room for a pinned one. */
function PinButton() {
  const text = useText();
  const { behaviour, pinButtonEnable, placementStatus } = useAppState(({ menu }) => menu);
  if (!pinButtonEnable || placementStatus.device !== "desktop") return null;

  const pinned = behaviour === "pinned";
  const Icon = pinned ? IconPinFilled : IconPin;
  return (
    <button
      type="button"
      className={style["pin"]}
      aria-pressed={pinned}
      aria-label={text("shell.pinMenu")}
      title={text("shell.pinMenu")}
      onClick={() => changeMenu({ behaviour: pinned ? "unpinned" : "pinned" })}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
