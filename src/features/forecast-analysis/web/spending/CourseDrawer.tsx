import { useEffect, useState } from "react";
import type { CellCourse, CoursePlace } from "#forecast/plan/cellCourse.ts";
import { POLITICAL_SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Words } from "#language/words/words.ts";
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
  const steps = course ? stepsOf(course, words) : [];
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
          {steps.map(([name, figure, how]) => (
            <li key={name}>
              <p>
                {name}: <strong>{figure}</strong>
              </p>
              {how && <p className={style["soft"]}>{how}</p>}
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

type CourseStep = readonly [name: string, figure: string, how: string | null];

function stepsOf(course: CellCourse, { text, formats, market, subVertical }: Words): CourseStep[] {
  const { total, place } = course;
  const steps: CourseStep[] = [
    [
      text("forecastRoom.course.total"),
      formats.dollars(total.dollars),
      `${text(`forecastRoom.basis.${total.provenance.basis}`)} · ${total.provenance.source}`,
    ],
  ];
  if (total.dollars !== total.stated)
    steps.push([
      text("forecastRoom.course.raised"),
      formats.moneyChange(total.dollars - total.stated),
      text("forecastRoom.course.raisedHow", { stated: formats.money(total.stated) }),
    ]);
  if (course.market) {
    const drivers = course.market.drivers.map(({ driver, share, weight }) =>
      text("forecastRoom.course.driver", {
        driver: text(`forecastRoom.drivers.${driver}`),
        share: formats.share(share),
        weight: formats.share(weight),
      }),
    );
    steps.push([
      text("forecastRoom.course.market", {
        market: market(place.market ?? ""),
        share: formats.share(course.market.share),
      }),
      formats.dollars(course.market.dollars),
      [
        ...drivers,
        text("forecastRoom.course.size", { factor: formats.share(course.market.size) }),
        ...(place.part === "political"
          ? [text("forecastRoom.course.political", { index: formats.share(course.market.political) })]
          : []),
      ].join(" · "),
    ]);
  }
  if (course.subVertical)
    steps.push([
      text("forecastRoom.course.subVertical", {
        subVertical: subVertical(place.subVertical ?? ""),
        share: formats.share(course.subVertical.share),
      }),
      formats.dollars(course.subVertical.dollars),
      text("forecastRoom.course.subVerticalHow"),
    ]);
  if (course.strength !== null)
    steps.push([
      text("forecastRoom.course.strength"),
      formats.share(course.strength),
      text("forecastRoom.course.strengthHow"),
    ]);
  steps.push([
    text("forecastRoom.course.balanced"),
    formats.dollars(Math.round(course.balanced)),
    text("forecastRoom.course.balancedHow"),
  ]);
  if (course.locked.cells > 0)
    steps.push([
      text("forecastRoom.course.locked"),
      formats.dollars(course.locked.dollars),
      text("forecastRoom.course.lockedHow", { count: course.locked.cells, number: formats.count(course.locked.cells) }),
    ]);
  steps.push([
    text("forecastRoom.course.result"),
    formats.dollars(course.dollars),
    text("forecastRoom.course.resultHow"),
  ]);
  return steps;
}
