import { useId, useState } from "react";
import { Link } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { findSubVerticals } from "./findSubVerticals.ts";
import { MenuLink } from "./MenuLink.tsx";
import style from "./SubVerticalFinder.module.css";

/** More than this is no choice but a list. */
const MOST_SHOWN = 5;

interface SubVerticalFinderProps {
  /** The page of the sub-verticals. */
  readonly item: ResolvedRoute;
  readonly onFollow: () => void;
}

/** Finds one of the sub-verticals by the beginnings of its words. */
export default function SubVerticalFinder({ item, onFollow }: SubVerticalFinderProps) {
  const text = useText();
  const formats = useFormats();
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = findSubVerticals(typed, formats.locale);

  return (
    <div className={style["finder"]}>
      <label htmlFor={id}>{text("shell.findSubVertical")}</label>
      <input
        id={id}
        type="search"
        className={style["field"]}
        value={typed}
        autoComplete="off"
        data-menu-entry
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <output className={style["note"]}>
        {typed.trim() !== "" && text("shell.subVerticalsFound", { count: found.length })}
      </output>
      {found.length > 0 ? (
        <ul className={style["found"]}>
          {found.slice(0, MOST_SHOWN).map((sub) => (
            <li key={sub.id}>
              <Link
                to={`${item.path}?${new URLSearchParams({ subVertical: sub.id })}`}
                data-menu-entry
                onClick={onFollow}
              >
                {formats.name(sub.names)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <MenuLink item={item} onFollow={onFollow} />
      )}
    </div>
  );
}
