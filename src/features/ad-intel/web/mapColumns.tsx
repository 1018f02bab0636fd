import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { MapLine } from "../contract/adIntelSchemas.ts";
import style from "./Nielsen.module.css";
import type { ObservedNames } from "./observedNames.ts";
import { TargetSelect } from "./TargetSelect.tsx";

interface MapWords {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly names: ObservedNames;
  readonly onMap: (line: MapLine, subVertical: string | null) => void;
}

const STATES = ["open", "mapped", "none"] as const;

/** What the map of categories shows: each with its money, what it is mapped to, and what it could be. */
export function mapColumns({ text, formats, names, onMap }: MapWords): readonly ListColumn<MapLine>[] {
  return [
    {
      key: "name",
      head: text("adIntel.category"),
      kind: "text",
      value: ({ name }) => name,
      width: 200,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "major",
      head: text("adIntel.major"),
      kind: "text",
      value: ({ major }) => major,
      width: 150,
      narrow: "note",
    },
    { key: "industry", head: text("adIntel.industry"), kind: "text", value: ({ industry }) => industry, width: 130 },
    {
      key: "dollars",
      head: text("adIntel.dollars"),
      kind: "number",
      value: ({ dollars }) => dollars,
      cell: ({ dollars }) => formats.money(dollars),
      width: 118,
    },
    {
      key: "state",
      head: text("adIntel.map.state"),
      kind: "choice",
      value: ({ subVertical }) => (subVertical === undefined ? "open" : subVertical === null ? "none" : "mapped"),
      options: STATES.map((value) => ({ value, label: text(`adIntel.map.states.${value}`) })),
      width: 120,
    },
    {
      key: "target",
      head: text("adIntel.subVertical"),
      kind: "text",
      value: ({ subVertical }) => (subVertical ? names.subVertical(subVertical) : null),
      cell: (line) => (
        // A press in here is none on the row.
        <div className={style["target"]}>
          <TargetSelect
            label={text("adIntel.map.mapOne", { name: line.name })}
            names={names}
            value={line.subVertical ?? null}
            isMapped={line.subVertical !== undefined}
            onChoose={(target) => {
              if (target !== undefined) onMap(line, target);
            }}
          />
        </div>
      ),
      width: 220,
      fixed: true,
      narrow: "end",
    },
    {
      key: "suggestion",
      head: text("adIntel.map.suggestion"),
      kind: "text",
      value: ({ suggestion }) => suggestion && names.subVertical(suggestion.subVertical),
      cell: (line) =>
        line.suggestion && (
          <span className={style["suggestion"]} title={text(`adIntel.map.why.${line.suggestion.why}`)}>
            <QuietButton onClick={() => onMap(line, line.suggestion?.subVertical ?? null)}>
              {names.subVertical(line.suggestion.subVertical)}
            </QuietButton>
          </span>
        ),
      width: 190,
    },
  ];
}
