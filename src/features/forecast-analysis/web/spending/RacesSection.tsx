import { useState } from "react";
import {
  isElectionPhase,
  RACE_FIGURES,
  RACE_GROUPS,
  type RaceFigure,
  type RaceGroup,
  type StatedRaces,
} from "#domain/forecast/raceFigures.ts";
import { electionPhase } from "#forecast/politicalCycle.ts";
import { raceFigures, racesByState, USUAL_RACES } from "#forecast/politics/racesByState.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { withRaces } from "../figures/stated.ts";
import { FiguresForm } from "../room/FiguresForm.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit } from "../workbench/workbenchState.ts";

/** How political money follows the races: how open they are, how many vote, and what offices get of a year. */
export function RacesSection({ room }: { readonly room: Room }) {
  const { opened, assumptions, words } = room;
  const { text } = words;
  const [group, setGroup] = useState<RaceGroup>("open");
  const stated = assumptions.races.find((one) => one.group === group);
  return (
    <section className={style["section"]} aria-labelledby="forecast-races" data-testid="races">
      <h2 id="forecast-races">
        {text("forecastRoom.races.headline", { group: text(`forecastRoom.races.groups.${group}`) })}
      </h2>
      <p className={style["how"]}>
        {text(opened.input.elections ? "forecastRoom.races.how" : "forecastRoom.races.empty")}
      </p>
      {opened.input.elections && (
        <>
          <div className={style["controls"]}>
            <label>
              {text("forecastRoom.races.group")}
              <SmallSelect
                value={group}
                onChange={({ currentTarget: { value } }) =>
                  setGroup(RACE_GROUPS.find((one) => one === value) ?? "open")
                }
              >
                {RACE_GROUPS.map((one) => (
                  <option key={one} value={one}>
                    {text(`forecastRoom.races.groups.${one}`)}
                  </option>
                ))}
              </SmallSelect>
            </label>
          </div>
          <Fields key={`${group} ${JSON.stringify(stated)}`} room={room} group={group} stated={stated} />
          <States room={room} group={group} />
        </>
      )}
    </section>
  );
}

interface FieldsProps {
  readonly room: Room;
  readonly group: RaceGroup;
  readonly stated: StatedRaces | undefined;
}

function Fields({ room: { words, assumptions }, group, stated }: FieldsProps) {
  const { text } = words;
  const at = `races ${group}`;
  const figures: Partial<Record<RaceFigure, number>> = raceFigures(assumptions.races)[group];
  const usual: Partial<Record<RaceFigure, number>> = USUAL_RACES[group];
  const names: readonly RaceFigure[] = RACE_FIGURES[group];
  const edit = (next: StatedRaces | null) =>
    void makeEdit({
      at,
      subject: { kind: "races", group },
      from: null,
      to: null,
      change: (before) => withRaces(before, group, next),
      reason: next?.reason ?? "",
    });
  return (
    <FiguresForm
      words={words}
      at={at}
      figures={names.map((name) => ({
        name,
        label: text(`forecastRoom.races.figures.${name}`),
        value: figures[name] ?? 0,
        isPercent: group !== "voters",
      }))}
      {...(isElectionPhase(group) && { whole: names })}
      reason={stated?.reason ?? ""}
      isStated={stated !== undefined}
      apply={text("forecastRoom.trades.apply")}
      usual={text("forecastRoom.races.usual")}
      onApply={(typed, reason) => {
        const changed = Object.entries(typed).filter(([name, value]) => value !== usual[nameOf(name, names)]);
        edit(changed.length === 0 ? null : { group, figures: Object.fromEntries(changed), reason });
      }}
      onUsual={() => edit(null)}
    />
  );
}

function nameOf(name: string, names: readonly RaceFigure[]): RaceFigure {
  return names.find((one) => one === name) ?? "other";
}

/** Enough to see whether money goes where it should. */
const MOST_STATES = 8;

/** Which states get most of the next year that the figures bear on. */
function States({ room: { opened, assumptions, words }, group }: { readonly room: Room; readonly group: RaceGroup }) {
  const { text, formats } = words;
  const { elections, years, currentYear } = opened.input;
  const year = years.find((one) => one >= currentYear && (!isElectionPhase(group) || electionPhase(one) === group));
  if (!elections || year === undefined) return null;
  const voters = new Map(Object.entries(elections.voters));
  const states = racesByState(elections.races, voters, year, raceFigures(assumptions.races));
  if (!states) return null;
  const ranked = [...states].toSorted(([, a], [, b]) => b.share - a.share).slice(0, MOST_STATES);
  return (
    <p className={style["soft"]}>
      {text("forecastRoom.races.states", {
        year: formats.year(year),
        states: ranked.map(([state, { share }]) => `${state} ${formats.share(share)}`).join(" · "),
      })}
    </p>
  );
}
