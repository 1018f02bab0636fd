import { type RefObject, useEffect, useRef } from "react";
import { shownTarget } from "./shownTarget.ts";
import style from "./Tour.module.css";

/** As long as blocks above may still be loading, what is pointed at is kept in sight. */
const HOLD_MS = 3_000;
/** Between the ring and what it goes around. */
const GAP = 8;
/** What a reader does who wants to look elsewhere. */
const OWN_WAY = ["wheel", "touchmove", "pointerdown"] as const;

interface TourRingProps {
  /** Selects what it goes around. */
  readonly target: string;
  /** What it must not reach below. */
  readonly card: RefObject<HTMLElement | null>;
}

/** A ring around what the tour points at; follows it wherever it is moved, and never takes a press from it. */
export function TourRing({ target, card }: TourRingProps) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let held = true;
    let frame = 0;
    const letGo = () => {
      held = false;
    };
    const release = setTimeout(letGo, HOLD_MS);
    const draw = () => {
      const floor = (card.current?.getBoundingClientRect().top ?? innerHeight) - GAP;
      const element = shownTarget(target);
      if (element && held) keepInSight(element, floor);
      place(ring.current, element, floor);
      frame = requestAnimationFrame(draw);
    };
    draw();
    for (const way of OWN_WAY) window.addEventListener(way, letGo, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(release);
      for (const way of OWN_WAY) window.removeEventListener(way, letGo);
    };
  }, [target, card]);
  return <div ref={ring} className={style["ring"]} data-testid="tour-ring" hidden />;
}

/** Scrolls the page, at once, so that all of an element stands above the floor, or its beginning does where it is too tall. */
function keepInSight(element: HTMLElement, floor: number): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const ceiling = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const fits = height <= floor - ceiling;
  const stands = top >= ceiling - 1 && (fits ? bottom <= floor : top <= ceiling + 1);
  if (stands) return;
  const wanted = fits ? (ceiling + floor - height) / 2 : ceiling;
  window.scrollBy({ top: top - wanted, behavior: "instant" });
}

function place(ring: HTMLElement | null, element: HTMLElement | null, floor: number): void {
  if (!ring) return;
  ring.hidden = element === null;
  if (!element) return;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [from, to] = [Math.max(2, left - GAP), Math.min(document.documentElement.clientWidth - 2, right + GAP)];
  ring.style.left = `${from}px`;
  ring.style.top = `${top - GAP}px`;
  ring.style.width = `${to - from}px`;
  ring.style.height = `${Math.max(0, Math.min(bottom + GAP, floor) - top + GAP)}px`;
}
