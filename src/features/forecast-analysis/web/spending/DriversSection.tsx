import { useState } from "react";
import { COUNTY_DRIVERS, type CountyDriver } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES, type PlaceFigure } from "#domain/markets/placeFigure.ts";
import type { MediumDrivers } from "#domain/forecast/mediumDrivers.ts";
import { driversOf } from "#forecast/mediumDrivers.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { withDrivers } from "../figures/stated.ts";
import { FiguresForm } from "../room/FiguresForm.tsx";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit } from "../workbench/workbenchState.ts";

type Field = CountyDriver | "size" | "diffusion" | PlaceFigure;
const FIELDS: readonly Field[] = [...COUNTY_DRIVERS, "size", "diffusion", ...PLACE_FIGURES];

/** What a medium's money follows from market to market: weights that add up to 100 %, and what size adds. */
export function DriversSection({ room }: { readonly room: Room }) {
  const { now, words } = room;
  const [medium, setMedium] = useState(now.media[0] ?? "");
  const { text } = words;
  const stated = room.assumptions.drivers[medium];
  return (
    <section className={style["section"]} aria-labelledby="forecast-drivers" data-testid="drivers">
      <h2 id="forecast-drivers">{text("forecastRoom.drivers.headline", { medium: words.medium(medium) })}</h2>
      <p className={style["how"]}>{text("forecastRoom.drivers.how")}</p>
      <div className={style["controls"]}>
        <label>
          {text("forecastRoom.drivers.medium")}
          <SmallSelect value={medium} onChange={(event) => setMedium(event.currentTarget.value)}>
            {now.media.map((id) => (
              <option key={id} value={id}>
                {words.medium(id)}
              </option>
            ))}
          </SmallSelect>
        </label>
      </div>
      <Weights key={`${medium} ${JSON.stringify(stated)}`} room={room} medium={medium} />
    </section>
  );
}

function Weights({ room, medium }: { readonly room: Room; readonly medium: string }) {
  const { words, assumptions } = room;
  const { text } = words;
  const { blend, size, diffusion, reach = {} } = driversOf(medium, assumptions.drivers);
  const values: Partial<Record<Field, number>> = { ...blend, ...reach, size, diffusion };
  const at = `drivers ${medium}`;
  const edit = (next: MediumDrivers | null) =>
    void makeEdit({
      at,
      subject: { kind: "drivers", medium },
      from: null,
      to: null,
      change: (before) => withDrivers(before, medium, next),
    });
  return (
    <FiguresForm
      words={words}
      at={at}
      figures={FIELDS.map((name) => ({
        name,
        label: text(`forecastRoom.drivers.${name}`),
        value: values[name] ?? 0,
        isPercent: true,
      }))}
      whole={COUNTY_DRIVERS}
      isStated={medium in assumptions.drivers}
      apply={text("forecastRoom.drivers.apply")}
      usual={text("forecastRoom.drivers.usual")}
      onApply={(typed) =>
        edit({
          blend: onlyOf(COUNTY_DRIVERS, typed),
          size: typed.size,
          diffusion: typed.diffusion,
          reach: onlyOf(PLACE_FIGURES, typed),
        })
      }
      onUsual={() => edit(null)}
    />
  );
}

/** Those of the names that are not zero. */
function onlyOf<Name extends Field>(
  names: readonly Name[],
  typed: Readonly<Record<Field, number>>,
): Partial<Record<Name, number>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some of the names
  return Object.fromEntries(names.filter((name) => typed[name] !== 0).map((name) => [name, typed[name]])) as Partial<
    Record<Name, number>
  >;
}
