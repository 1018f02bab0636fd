import { useText } from "#language/useText.ts";
import { usePathname } from "#ui/address/pathname.ts";
import { openModal } from "../../modals/modalState.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { isInside } from "./isInside.ts";
import style from "./MenuLink.module.css";
import { ScreenLink } from "./ScreenLink.tsx";

interface MenuLinkProps {
  readonly item: ResolvedRoute;
  /** Called when the entry is followed, to close what is open of the menu. */
  readonly onFollow?: (() => void) | undefined;
}

/** One entry of the menu: leads to a screen or an outside address, or opens a dialog. */
export function MenuLink({ item, onFollow }: MenuLinkProps) {
  const text = useText();
  const pathname = usePathname();
  const { path, label, icon: Icon, modal, isExternal, subs } = item;
  const words = (
    <>
      {Icon && <Icon size={20} stroke={1.6} aria-hidden="true" />}
      <span className={style["words"]} data-words>
        {label && text(`menu.${label}`)}
      </span>
    </>
  );
  const shared = { className: style["link"] ?? "", onClick: onFollow, "data-menu-entry": true };

  if (modal) {
    const open = () => {
      onFollow?.();
      openModal(modal);
    };
    return (
      <button {...shared} type="button" aria-haspopup="dialog" onClick={open}>
        {words}
      </button>
    );
  }
  if (isExternal) {
    return (
      <a {...shared} href={path} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  }
  const inside = subs.length > 0 && isInside(pathname, path);
  return (
    <ScreenLink {...shared} to={path} data-inside={inside || undefined}>
      {words}
    </ScreenLink>
  );
}
