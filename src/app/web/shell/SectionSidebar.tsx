import { useText } from "#language/useText.ts";
import { usePathname } from "#ui/address/pathname.ts";
import { useAppState } from "#ui/state/appState.ts";
import { isInside } from "./menu/isInside.ts";
import { ScreenLink } from "./menu/ScreenLink.tsx";
import { useMenuItems } from "./menu/useMenuItems.ts";
import { PartsOfPage } from "./PartsOfPage.tsx";
import style from "./SectionSidebar.module.css";

/** Beside the content: the other pages of the section, and the parts of the page shown. Nothing where there are neither. */
export function SectionSidebar() {
  const text = useText();
  const pathname = usePathname();
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
                <ScreenLink to={path}>{label && text(`menu.${label}`)}</ScreenLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {parts.length > 0 && <PartsOfPage parts={parts} />}
    </aside>
  );
}
