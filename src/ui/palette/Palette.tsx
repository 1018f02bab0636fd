import {
  IconBolt,
  IconBook2,
  IconBookmark,
  IconBroadcast,
  IconBuildingStore,
  IconChartBar,
  IconHistory,
  IconLayoutList,
  IconMapPin,
  IconMessageQuestion,
  IconPhone,
  IconSearch,
} from "@tabler/icons-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useText } from "#language/useText.ts";
import { AskAnswer } from "../ask/AskAnswer.tsx";
import { lastQuestion } from "../ask/lastQuestion.ts";
import type { FoundGroup } from "./groupFinds.ts";
import style from "./Palette.module.css";
import type { PaletteEntry } from "./paletteEntry.ts";
import { usePaletteState } from "./paletteState.ts";
import { rememberChoice } from "./recentChoices.ts";
import type { PaletteScreen } from "./screenEntries.ts";
import { usePaletteFinds } from "./usePaletteFinds.ts";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface PaletteProps {
  readonly screens: readonly PaletteScreen[];
  /** What stands in the field at first. */
  readonly query: string;
}

/** The command palette: a field that keeps the focus, and below it what answers. */
export default function Palette({ screens, query }: PaletteProps) {
  const text = useText();
  const navigate = useNavigate();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(query);
  const [at, setAt] = useState(0);
  const { groups, asking, incomplete } = usePaletteFinds(typed, screens);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)] ?? null;
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id}`;

  useEffect(() => dialog.current?.showModal(), []);
  const choose = (entry: PaletteEntry) => {
    rememberChoice(entry.id);
    lastQuestion.chosen();
    dialog.current?.close();
    if (typeof entry.go === "string") void navigate(entry.go);
    else entry.go();
  };
  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) setAt(stepTo(at, step, entries.length));
    else if (event.key === "Enter" && active && !event.nativeEvent.isComposing) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key for it
    <dialog
      ref={dialog}
      className={style["palette"]}
      aria-label={text("palette.title")}
      data-testid="palette"
      onClose={() => usePaletteState.setState({ opened: false, query: "" })}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={style["inside"]}>
        <div className={style["line"]}>
          <IconSearch size={18} stroke={1.6} aria-hidden="true" />
          <input
            className={style["field"]}
            role="combobox"
            aria-label={text("palette.title")}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-activedescendant={active ? optionId(active) : undefined}
            aria-autocomplete="list"
            placeholder={text("palette.placeholder")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={120}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setAt(0);
            }}
            onKeyDown={pressed}
          />
          <button type="button" className={style["close"]} onClick={() => dialog.current?.close()}>
            {text("palette.close")}
          </button>
        </div>
        <PaletteList id={listId} groups={groups} active={active} optionId={optionId} onChoose={choose} />
        {entries.length === 0 && !asking && (
          <p className={style["none"]}>
            {text("palette.none", { text: typed.trim() })} {text("palette.noneHint")}
          </p>
        )}
        <footer className={style["foot"]}>
          <output>{text(asking ? "palette.asking" : "palette.results", { count: entries.length })}</output>
          {incomplete && <span>{text("palette.incomplete")}</span>}
          <span className={style["keys"]}>{text("palette.keys")}</span>
        </footer>
      </div>
    </dialog>
  );
}

/** The ends meet for single steps; pages stop at them. */
function stepTo(at: number, step: number, count: number): number {
  if (count === 0) return 0;
  const next = at + step;
  if (Math.abs(step) === 1) return (next + count) % count;
  return Math.min(count - 1, Math.max(0, next));
}

const ICONS = {
  recent: IconHistory,
  ask: IconMessageQuestion,
  screens: IconLayoutList,
  views: IconBookmark,
  markets: IconMapPin,
  verticals: IconBuildingStore,
  media: IconChartBar,
  stations: IconBroadcast,
  companies: IconPhone,
  texts: IconBook2,
  actions: IconBolt,
};

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  /** The entry that Enter takes. */
  readonly active: PaletteEntry | null;
  readonly optionId: (entry: PaletteEntry) => string;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/** What answers, by groups, with the one marked that Enter takes. */
function PaletteList({ id, groups, active, optionId, onChoose }: PaletteListProps) {
  const text = useText();
  const activeId = active && optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <div id={id} className={style["list"]} role="listbox" aria-label={text("palette.title")} tabIndex={-1}>
      {groups.map(({ group, entries }) => {
        const Icon = ICONS[group];
        return (
          <div key={group} role="group" aria-label={text(`palette.group.${group}`)}>
            <div className={style["group"]} aria-hidden="true">
              {text(`palette.group.${group}`)}
            </div>
            {entries.map((entry) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and takes the keys
              <div
                key={entry.id}
                id={optionId(entry)}
                className={style["option"]}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                // The field keeps the focus; a press must not take it away.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <Icon size={16} stroke={1.6} aria-hidden="true" />
                {entry.answer ? <AskAnswer {...entry.answer} /> : <bdi className={style["label"]}>{entry.label}</bdi>}
                {entry.detail && !entry.answer && <bdi className={style["detail"]}>{entry.detail}</bdi>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
