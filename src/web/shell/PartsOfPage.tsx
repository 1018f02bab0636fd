import { type MouseEvent, useEffect, useState } from "react";
import { useText } from "#i18n/useText.ts";
import { itemInSight, type ScrollspyItem } from "#ui/state/scrollspy.ts";
import style from "./SectionSidebar.module.css";

/** A part counts as being read once its top is this near to that of the window, in pixels: below the filters that stay. */
const READING_LINE = 140;

/** The parts of the page shown, with the one being read marked. */
export function PartsOfPage({ parts }: { readonly parts: readonly ScrollspyItem[] }) {
  const text = useText();
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const look = () => {
      const tops = parts.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity);
      setCurrent(itemInSight(tops, READING_LINE));
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, [parts]);

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
