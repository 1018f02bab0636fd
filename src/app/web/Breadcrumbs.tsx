import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import style from "./Breadcrumbs.module.css";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";

/** The way from a top-level screen down to this one; nothing on a top-level screen itself. */
export function Breadcrumbs({ trail }: { readonly trail: readonly ResolvedRoute[] }) {
  const text = useText();
  // A screen about one thing is named by its own title.
  const named = trail.filter(({ label }) => label);
  if (named.length < 2) return null;
  return (
    <nav className={style["trail"]} aria-label={text("shell.trail")}>
      <ol>
        {named.map(({ path, label }, at) => (
          <li key={path}>
            {at < named.length - 1 ? (
              <Link to={path}>{label && text(`menu.${label}`)}</Link>
            ) : (
              <span aria-current="page">{label && text(`menu.${label}`)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
