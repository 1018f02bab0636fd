import { useEffect, useState } from "react";
import type { CellCourse, CoursePlace } from "#domain/forecast/cellCourse.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { courseSteps } from "#language/words/courseSteps.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { askCourse, useWorkbench } from "../workbench/workbenchState.ts";

interface CourseDrawerProps {
  /** Where it opens; market and sub-vertical can be chosen anew, so that every cell can be asked for. */
  readonly place: CoursePlace;
  readonly room: Room;
  readonly onClose: () => void;
}

/** How a figure came about: the national total, what of it falls to the market and the sub-vertical, balancing, what is fixed, and rounding. */
export function CourseDrawer({ place: first, room, onClose }: CourseDrawerProps) {
  const { words, now: figures } = room;
  const { text, formats } = words;
  const [place, setPlace] = useState(first);
  // What is explained follows every edit.
  const now = useWorkbench((state) => state.now);
  const [course, setCourse] = useState<CellCourse | null | undefined>(undefined);
  const { market, subVertical, medium, year } = place;
  const isPolitical = subVertical !== null && POLITICAL_SUB_VERTICALS.includes(subVertical);
  const part = subVertical === null ? place.part : isPolitical ? "political" : "core";
  useEffect(() => {
    let isOpen = true;
    if (now) void askCourse({ market, subVertical, medium, year, part }).then((found) => isOpen && setCourse(found));
    return () => {
      isOpen = false;
    };
  }, [market, subVertical, medium, year, part, now]);
  const steps = course ? courseSteps(course, null, words) : [];
  return (
    <DetailDrawer
      open
      title={[
        market === null ? text("forecastRoom.spending.nation") : words.market(market),
        ...(subVertical === null ? [] : [words.subVertical(subVertical)]),
        words.medium(medium),
      ].join(", ")}
      note={text("forecastRoom.course.note", {
        medium: words.medium(medium),
        year: formats.year(year),
        part: text(`forecastRoom.part.${part}`),
      })}
      onClose={onClose}
    >
      <div className={style["controls"]}>
        <PlaceSelect
          label={text("forecastRoom.course.marketChoice")}
          all={text("forecastRoom.spending.nation")}
          value={market}
          ids={figures.markets}
          nameOf={words.market}
          onChange={(id) => setPlace({ ...place, market: id })}
        />
        <PlaceSelect
          label={text("forecastRoom.course.subVerticalChoice")}
          all={text("forecastRoom.course.allSubVerticals")}
          value={subVertical}
          ids={figures.subVerticals}
          nameOf={words.subVertical}
          onChange={(id) => setPlace({ ...place, subVertical: id })}
        />
      </div>
      {course === undefined && <LoadingBlock />}
      {course === null && (
        <EmptyState title={text("forecastRoom.course.none")} hint={text("forecastRoom.course.noneHint")} />
      )}
      {course && (
        <ol className={style["history"]} data-testid="course">
          {steps.map(({ step, name, value, lines }) => (
            <li key={step}>
              <p>
                {name}: <strong>{value}</strong>
              </p>
              {lines.map((line) => (
                <p key={line} className={style["soft"]}>
                  {line}
                </p>
              ))}
            </li>
          ))}
        </ol>
      )}
    </DetailDrawer>
  );
}

interface PlaceSelectProps {
  readonly label: string;
  /** What null is called. */
  readonly all: string;
  readonly value: string | null;
  readonly ids: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onChange: (id: string | null) => void;
}

function PlaceSelect({ label, all, value, ids, nameOf, onChange }: PlaceSelectProps) {
  return (
    <label>
      {label}
      <SmallSelect value={value ?? ""} onChange={(event) => onChange(event.currentTarget.value || null)}>
        <option value="">{all}</option>
        {ids.map((id) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </SmallSelect>
    </label>
  );
}
