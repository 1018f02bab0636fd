import type { MouseEvent } from "react";
import { useText } from "#language/useText.ts";
import type { ScrollspyItem } from "#ui/state/scrollspy.ts";
import { usePartInSight } from "#ui/state/usePartInSight.ts";
import style from "./SectionSidebar.module.css";

/** The parts of the page shown, with the one being read marked. */
export function PartsOfPage({ parts }: { readonly parts: readonly ScrollspyItem[] }) {
  const text = useText();
  const current = usePartInSight(parts);

  return (
    <nav aria-label={text("shell.onThisPage")}>
      <p className={style["title"]}>{text("shell.onThisPage")}</p>
      <ul className={style["list"]}>
        {parts.map(({ id, label }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={at === current ? "location" : undefined}
              onClick={(event) => jump(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address names the view, not the place on the page; so that it stays as it is. */
function jump(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
}
