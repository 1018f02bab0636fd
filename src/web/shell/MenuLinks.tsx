import { NavLink } from "react-router";
import { useText } from "#i18n/useText.ts";
import type { Visitor } from "../guard.ts";
import { menuFor } from "../menuFor.ts";
import { RESOLVED_ROUTES } from "../routes/resolvedRoutes.ts";

/** The ways in that are open to this visitor. */
export function MenuLinks({ visitor, onFollow }: { readonly visitor: Visitor; readonly onFollow?: () => void }) {
  const text = useText();
  return menuFor(RESOLVED_ROUTES, visitor).map(({ path, label }) => (
    <NavLink key={path} to={path} onClick={onFollow}>
      {label && text(`menu.${label}`)}
    </NavLink>
  ));
}
