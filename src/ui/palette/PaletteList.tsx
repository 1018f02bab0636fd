import {
  IconBook2,
  IconBookmark,
  IconBolt,
  IconBroadcast,
  IconBuildingStore,
  IconChartBar,
  IconHistory,
  IconMapPin,
  IconMessageQuestion,
  IconLayoutList,
} from "@tabler/icons-react";
import { useEffect } from "react";
import { useText } from "#language/useText.ts";
import { AskAnswer } from "../ask/AskAnswer.tsx";
import type { FoundGroup } from "./groupFinds.ts";
import style from "./PaletteList.module.css";
import type { PaletteEntry } from "./paletteEntry.ts";

const ICONS = {
  recent: IconHistory,
  ask: IconMessageQuestion,
  screens: IconLayoutList,
  views: IconBookmark,
  markets: IconMapPin,
  verticals: IconBuildingStore,
  media: IconChartBar,
  stations: IconBroadcast,
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
export function PaletteList({ id, groups, active, optionId, onChoose }: PaletteListProps) {
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
