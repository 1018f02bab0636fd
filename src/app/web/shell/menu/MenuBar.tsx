import { IconChevronDown } from "@tabler/icons-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useText } from "#language/useText.ts";
import { usePathname } from "#ui/address/pathname.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { howManyFit } from "./howManyFit.ts";
import style from "./MenuBar.module.css";
import { entriesIn, entryAfter, focusedAt } from "./menuKeys.ts";
import { MenuLink } from "./MenuLink.tsx";
import { useMenuItems } from "./useMenuItems.ts";

/** Stands for the entries that have no room in the bar. */
const MORE = "more";

/** The horizontal menu: a bar whose groups drop down, and a last group for what the window has no room for. */
export function MenuBar() {
  const text = useText();
  const items = useMenuItems();
  const pathname = usePathname();
  const { bar, ruler, fitting } = useFittingEntries(items.length);
  // A drop belongs to the screen it was opened on.
  const [open, setOpen] = useState({ path: "", on: pathname });
  const isOpen = (path: string) => open.path === path && open.on === pathname;
  const toggle = (path: string, wanted: boolean) => {
    if (wanted || isOpen(path)) setOpen({ path: wanted ? path : "", on: pathname });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen({ path: "", on: pathname });
  };
  const others = items.slice(fitting);

  return (
    <nav className={style["menu"]} aria-label={text("shell.navigation")}>
      <div className={style["room"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the links */}
        <ul className={style["entries"]} ref={bar} onKeyDown={moveInBar} onBlur={leave}>
          {items.slice(0, fitting).map((item, at) => (
            <MenuDrop
              key={item.path}
              item={item}
              open={isOpen(item.path)}
              onToggle={(wanted) => toggle(item.path, wanted)}
              atEnd={at > fitting / 2}
            />
          ))}
          {others.length > 0 && (
            <MenuDrop items={others} open={isOpen(MORE)} onToggle={(wanted) => toggle(MORE, wanted)} atEnd />
          )}
        </ul>
        <div className={style["ruler"]} ref={ruler} aria-hidden="true">
          {items.map(({ path, label, subs }) => (
            <span key={path} data-drops={subs.length > 0 || undefined}>
              {label && text(`menu.${label}`)}
            </span>
          ))}
          <span data-drops>{text("shell.more")}</span>
        </div>
      </div>
    </nav>
  );
}

const ALONG = { next: "ArrowRight", before: "ArrowLeft" };
const DOWN = { next: "ArrowDown", before: "ArrowUp" };

/** Arrow keys in the horizontal menu: along the bar, down into what drops from it, and with Escape or up back out of it. */
function moveInBar(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: bar } = event;
  const top = [...bar.children].find((entry) => target instanceof Node && entry.contains(target));
  const toggle = top?.querySelector<HTMLElement>(":scope > div > [aria-expanded]");
  const [head, drop] = top?.children ?? [];
  const inDrop = drop !== undefined && target instanceof Node && drop.contains(target);
  // In a field these keys belong to the text.
  if (target instanceof HTMLInputElement && (key === "Home" || key === "End")) return;

  const entries = inDrop
    ? entriesIn(drop)
    : [...bar.children].flatMap(({ firstElementChild }) => (firstElementChild ? entriesIn(firstElementChild) : []));
  const at = focusedAt(entries);
  const to = entryAfter(key, at, entries.length, inDrop ? DOWN : ALONG);

  if (key === "Escape" && toggle?.ariaExpanded === "true") closeTo(toggle);
  else if (inDrop && key === "ArrowUp" && at === 0) toggle?.focus();
  else if (!inDrop && head && toggle && key === "ArrowDown") openInto(toggle);
  else if (to !== null) entries[to]?.focus();
  else return;
  event.preventDefault();
}

function closeTo(toggle: HTMLElement): void {
  toggle.focus();
  toggle.click();
}

/** What drops is in the page only while it is open, so that its first entry is there a frame later. */
function openInto(toggle: HTMLElement): void {
  if (toggle.ariaExpanded !== "true") toggle.click();
  requestAnimationFrame(() => {
    const drop = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    if (drop) entriesIn(drop)[0]?.focus();
  });
}

interface FittingEntries {
  readonly bar: RefObject<HTMLUListElement | null>;
  /** An unseen copy of all entries, with the button for the others as its last child. */
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly fitting: number;
}

/** Keeps count of how many entries have room in the bar, whatever the window and the language. */
function useFittingEntries(count: number): FittingEntries {
  const bar = useRef<HTMLUListElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);

  useLayoutEffect(() => {
    const [row, rule] = [bar.current, ruler.current];
    if (!row || !rule) return undefined;
    const measure = () => {
      const widths = [...rule.children].map((entry) => entry.getBoundingClientRect().width);
      setFitting(howManyFit(widths.slice(0, -1), row.clientWidth, widths.at(-1) ?? 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    observer.observe(rule);
    return () => observer.disconnect();
  }, []);

  return { bar, ruler, fitting };
}

interface DropListProps {
  readonly items: readonly ResolvedRoute[];
  readonly onFollow: () => void;
}

/** Entries below each other with all that is below them. */
function DropList({ items, onFollow }: DropListProps) {
  return (
    <ul className={style["list"]}>
      {items.map((item) => (
        <li key={item.path}>
          <MenuLink item={item} onFollow={onFollow} />
          {item.subs.length > 0 && <DropList items={item.subs} onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  );
}

interface MenuDropProps {
  /** The entry itself; without it this is the group of the entries without room. */
  readonly item?: ResolvedRoute;
  readonly items?: readonly ResolvedRoute[];
  readonly open: boolean;
  readonly onToggle: (wanted: boolean) => void;
  /** Drops towards the left, since it stands near the right end. */
  readonly atEnd: boolean;
}

/** An entry of the bar, with what drops down from it. */
function MenuDrop({ item, items = item?.subs ?? [], open, onToggle, atEnd }: MenuDropProps) {
  const text = useText();
  const id = useId();
  const close = () => onToggle(false);
  // A mouse opens by hovering, and its click must not close again what it has just opened.
  const press = ({ nativeEvent }: MouseEvent) => onToggle(isMouse(nativeEvent) || !open);
  const drops = items.length > 0;
  const name = item?.label && text(`menu.${item.label}`);

  return (
    <li
      className={item?.mega ? style["wide"] : style["entry"]}
      {...(drops && {
        onPointerEnter: ({ nativeEvent }: ReactPointerEvent) => isMouse(nativeEvent) && onToggle(true),
        onPointerLeave: ({ nativeEvent }: ReactPointerEvent) => isMouse(nativeEvent) && close(),
      })}
    >
      <div className={style["head"]}>
        {item && <MenuLink item={item} onFollow={close} />}
        {drops && (
          <button
            type="button"
            className={style["toggle"]}
            aria-expanded={open}
            aria-controls={id}
            aria-label={name && text("shell.pagesOf", { section: name })}
            data-menu-entry
            onClick={press}
          >
            {!item && text("shell.more")}
            <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
          </button>
        )}
      </div>
      {drops && (
        <div id={id} className={style["drop"]} data-at-end={atEnd || undefined} hidden={!open}>
          {open &&
            (item?.mega ? <MegaPanel item={item} onFollow={close} /> : <DropList items={items} onFollow={close} />)}
        </div>
      )}
    </li>
  );
}

function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse";
}

/** The names of all sub-verticals come with it, so it is loaded when a panel first opens. */
const SubVerticalFinder = lazy(() => import("./SubVerticalFinder.tsx"));

interface MegaPanelProps {
  readonly item: ResolvedRoute;
  readonly onFollow: () => void;
}

/** A group in columns: its pages, and where one of them finds sub-verticals, the search for them. */
function MegaPanel({ item, onFollow }: MegaPanelProps) {
  const finder = item.subs.find(({ label }) => label === "subvertical");
  return (
    <div className={style["panel"]}>
      <div className={style["columns"]}>
        <DropList items={item.subs.filter((sub) => sub !== finder)} onFollow={onFollow} />
      </div>
      {finder && (
        <Suspense fallback={<div className={style["finder"]} />}>
          <div className={style["finder"]}>
            <SubVerticalFinder item={finder} onFollow={onFollow} />
          </div>
        </Suspense>
      )}
    </div>
  );
}
