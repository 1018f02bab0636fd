import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "#language/useText.ts";
import { placeBeside } from "../figures/placeBeside.ts";
import style from "./TermCard.module.css";
import { type TermId, TERMS } from "./terms.ts";

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

interface ShownTerms {
  readonly anchor: Element;
  readonly terms: readonly TermId[];
}

/** The id of the card, by which what it describes points at it. */
const TERM_CARD = "term-card";

/** Milliseconds: a pointer that only passes shows nothing, and one on its way into the card loses nothing. */
const [BEFORE_SHOWING, BEFORE_HIDING] = [250, 150];

/**
 * Which terms are to be explained, over the whole page: those under the pointer or finger, or all of what has the focus of the
 * keyboard. One set of listeners, so that terms cost nothing.
 */
function useShownTerms(card: RefObject<HTMLElement | null>): ShownTerms | null {
  const [shown, setShown] = useState<ShownTerms | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (next: ShownTerms | null, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setShown((current) => (same(current, next) ? current : next)), delay);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === "touch" || isInside(card, target)) return clearTimeout(timer);
      const term = termAt(target);
      settle(term && { anchor: term, terms: termsIn(term) }, term ? BEFORE_SHOWING : BEFORE_HIDING);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
      const terms = termsIn(target);
      settle(terms.length > 0 ? { anchor: target, terms } : null, 0);
    };
    const onTouch = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== "touch" || isInside(card, target)) return;
      const term = termAt(target);
      settle(term && { anchor: term, terms: termsIn(term) }, 0);
    };
    // Screen readers press what they do not focus.
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest("[data-terms]") : null;
      if (button) settle({ anchor: button, terms: termsIn(button) }, 0);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && settle(null, 0);
    const hide = () => settle(null, 0);

    document.addEventListener("pointerover", onPointerOver);
    document.addEventListener("pointerup", onTouch);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", hide);
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("scroll", hide, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onPointerOver);
      document.removeEventListener("pointerup", onTouch);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("scroll", hide, { capture: true });
    };
  }, [card]);

  useEffect(() => {
    const described = shown?.anchor.closest("button, a, [tabindex]");
    if (!described) return undefined;
    const before = described.getAttribute("aria-describedby");
    described.setAttribute("aria-describedby", before ? `${before} ${TERM_CARD}` : TERM_CARD);
    return () => {
      if (before) described.setAttribute("aria-describedby", before);
      else described.removeAttribute("aria-describedby");
    };
  }, [shown]);

  return shown;
}

function termAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-term]") : null;
}

/** The terms of an element: its own, those of all words in a button, or those that a button tells of. A group of buttons has none. */
function termsIn(element: Element): TermId[] {
  const told = element.getAttribute("data-terms")?.split(" ") ?? [];
  const marked = element.matches("[data-term]")
    ? [element]
    : element.matches("button, a")
      ? [...element.querySelectorAll("[data-term]")]
      : [];
  const named = [...told, ...marked.map((one) => one.getAttribute("data-term"))];
  return TERMS.filter((id) => named.includes(id));
}

function isInside(card: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && card.current?.contains(target) === true;
}

function same(one: ShownTerms | null, other: ShownTerms | null): boolean {
  return one?.anchor === other?.anchor && String(one?.terms) === String(other?.terms);
}
