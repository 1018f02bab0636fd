import { type MouseEvent, useId } from "react";
import type { OutlineEntry } from "#domain/content/documentOutline.ts";
import { useText } from "#language/useText.ts";
import { usePartInSight } from "#ui/state/usePartInSight.ts";
import style from "./Reader.module.css";

interface ContentsProps {
  readonly entries: readonly OutlineEntry[];
  readonly language: string;
}

/** The headings of a text beside it; the one being read is marked. */
export function Contents({ entries, language }: ContentsProps) {
  const text = useText();
  const heading = useId();
  const current = usePartInSight(entries);
  return (
    <nav className={style["contents"]} aria-labelledby={heading}>
      <p id={heading}>{text("guides.reader.contents")}</p>
      <ol lang={language}>
        {entries.map(({ id, title }, at) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={at === current ? "true" : undefined}
              onClick={(event) => jumpTo(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** In place, so that going back leads out of the text and not through it. */
function jumpTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
