import { NavLink, useLocation } from "react-router";
import { useText } from "#language/useText.ts";
import { useAppState } from "#ui/state/appState.ts";
import { isInside } from "./menu/isInside.ts";
import { useMenuItems } from "./menu/useMenuItems.ts";
import { PartsOfPage } from "./PartsOfPage.tsx";
import style from "./SectionSidebar.module.css";

/** Beside the content: the other pages of the section, and the parts of the page shown. Nothing where there are neither. */
export function SectionSidebar() {
  const text = useText();
  const { pathname } = useLocation();
  const pages =
    useMenuItems()
      .find(({ path }) => isInside(pathname, path))
      ?.subs.filter(({ modal }) => !modal) ?? [];
  const parts = useAppState(({ scrollspy }) => scrollspy.items);
  if (pages.length === 0 && parts.length === 0) return null;

  return (
    <aside className={style["side"]}>
      {pages.length > 0 && (
        <nav aria-label={text("shell.section")}>
          <ul className={style["list"]}>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end>
                  {label && text(`menu.${label}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {parts.length > 0 && <PartsOfPage parts={parts} />}
    </aside>
  );
}
