import { useLayoutEffect, useRef } from "react";
import { useText } from "#language/useText.ts";
import { placeBeside } from "../figures/placeBeside.ts";
import style from "./TermCard.module.css";
import { TERM_CARD, useShownTerms } from "./useShownTerms.ts";

/** What the term under the pointer, or those of what has the focus, mean. One card for a whole screen. */
export function TermCard() {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  const shown = useShownTerms(card);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !shown) return;
    element.showPopover();
    const { left, top } = placeBeside(shown.anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [shown]);

  if (!shown) return null;
  return (
    <div ref={card} id={TERM_CARD} role="tooltip" popover="manual" className={style["card"]}>
      {shown.terms.map((id) => (
        <p key={id}>
          <b>{text(`glossary.terms.${id}.name`)}</b>
          {text(`glossary.terms.${id}.meaning`)}
        </p>
      ))}
    </div>
  );
}
