import { type KeyboardEvent, type MouseEvent, useEffect } from "react";
import { useLocation } from "react-router";
import { useText } from "#language/useText.ts";
import { useOneStop } from "#ui/keyboard/useOneStop.ts";
import { useAppState } from "#ui/state/appState.ts";
import type { ScrollspyItem } from "#ui/state/scrollspy.ts";
import { useSidebarStands } from "#ui/state/useSidebarStands.ts";
import { usePartInSight } from "#ui/state/usePartInSight.ts";
import style from "./PageRail.module.css";

/** Fewer parts than this need no list of them. */
const LEAST = 3;

/**
 * The parts of a long screen at its edge: marks that follow the scroll and the address, their names beside them when they are asked
 * for. One stop for the Tab key; up and down move among them.
 */
export function PageRail() {
  const parts = useAppState(({ scrollspy }) => scrollspy.items);
  const current = usePartInSight(parts);
  const id = parts[current]?.id;
  useAddressOfPart(current === 0 ? null : id, parts);
  useEffect(() => {
    // The figures come later than the page, whose own jump finds nothing yet.
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const sidebarStands = useSidebarStands();
  // The sidebar lists them already.
  if (parts.length < LEAST || sidebarStands) return null;
  return <Marks parts={parts} current={current} />;
}

interface MarksProps {
  readonly parts: readonly ScrollspyItem[];
  /** Which of them is being read. */
  readonly current: number;
}

function Marks({ parts, current }: MarksProps) {
  const text = useText();
  const list = useOneStop<HTMLUListElement>(linksOf);
  return (
    <nav className={style["rail"]} aria-label={text("shell.onThisPage")}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links have the focus, one at a time */}
      <ul ref={list} onKeyDown={moveAlong}>
        {parts.map((part, at) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              aria-current={at === current ? "location" : undefined}
              onClick={(event) => jump(event, part.id)}
            >
              <span>{part.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linksOf = (rail: HTMLElement): HTMLElement[] => [...rail.querySelectorAll("a")];

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const links = linksOf(event.currentTarget);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  links[links.findIndex((link) => link === event.target) + step]?.focus();
}

function jump(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
}

/** Browsers refuse an address that changes with every line that is scrolled. */
const SETTLED = 300;

/**
 * Names the part being read in the address, past the router: a view does not change by being read, and nothing renders again. Parts
 * without a name of their own leave the address alone.
 */
function useAddressOfPart(id: string | null | undefined, parts: readonly { readonly id: string }[]): void {
  const { key } = useLocation();
  useEffect(() => {
    if (id === undefined || id?.includes(":")) return undefined;
    const timer = setTimeout(() => {
      const wanted = id === null ? "" : `#${id}`;
      // A link to one block stays as it is: the address is not ours to change then.
      const isOurs = location.hash === "" || parts.some((part) => location.hash === `#${part.id}`);
      if (!isOurs || location.hash === wanted) return;
      history.replaceState(history.state, "", `${location.pathname}${location.search}${wanted}`);
    }, SETTLED);
    return () => clearTimeout(timer);
    // Whenever the router has written the address, the part is missing from it.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, key, parts]);
}
