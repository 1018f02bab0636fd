import { useState } from "react";
import { COUNTY_DRIVERS, type CountyDriver } from "#domain/markets/countyDriver.ts";
import { PLACE_FIGURES, type PlaceFigure } from "#domain/markets/placeFigure.ts";
import type { MediumDrivers } from "#domain/forecast/mediumDrivers.ts";
import { driversOf } from "#forecast/mediumDrivers.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { withDrivers } from "../figures/stated.ts";
import { plainNumber, typedNumber } from "../figures/typedFigure.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { makeEdit, useWorkbench } from "../workbench/workbenchState.ts";

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
  const { text, formats } = words;
  const { locale } = formats;
  const refusedAt = useWorkbench((state) => state.refused?.at ?? null);
  const drivers = driversOf(medium, assumptions.drivers);
  const [typed, setTyped] = useState(() => fieldsOf(drivers, (value) => plainNumber(value * 100, 2, locale)));
  const numbers = FIELDS.map(
    (field) => typedNumber(typed[field], locale) ?? (typed[field].trim() === "" ? 0 : Number.NaN),
  );
  const sum = numbers.slice(0, COUNTY_DRIVERS.length).reduce((total, one) => total + one, 0);
  const isWhole = Math.abs(sum - 100) < 0.05;
  const isStated = medium in assumptions.drivers;
  const edit = (next: MediumDrivers | null) =>
    void makeEdit({
      at: `drivers ${medium}`,
      subject: { kind: "drivers", medium },
      from: null,
      to: null,
      change: (before) => withDrivers(before, medium, next),
    });
  const apply = () =>
    edit({
      blend: Object.fromEntries(
        COUNTY_DRIVERS.flatMap((driver, place) => (numbers[place] ? [[driver, (numbers[place] ?? 0) / 100]] : [])),
      ),
      size: (numbers[FIELDS.indexOf("size")] ?? 0) / 100,
      diffusion: (numbers[FIELDS.indexOf("diffusion")] ?? 0) / 100,
      reach: Object.fromEntries(
        PLACE_FIGURES.flatMap((figure) => {
          const elasticity = (numbers[FIELDS.indexOf(figure)] ?? 0) / 100;
          return elasticity === 0 ? [] : [[figure, elasticity]];
        }),
      ),
    });
  return (
    <form
      className={style["controls"]}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {FIELDS.map((field, place) => (
        <label key={field}>
          {text(`forecastRoom.drivers.${field}`)}
          <input
            className={`${style["field"]} ${style["figure"]}`}
            inputMode="decimal"
            aria-invalid={
              Number.isNaN(numbers[place]) || (refusedAt === `drivers ${medium}` && place < COUNTY_DRIVERS.length)
            }
            value={typed[field]}
            onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
          />
          %
        </label>
      ))}
      <output className={isWhole ? style["soft"] : style["off"]}>
        {text("forecastRoom.drivers.sum", { sum: Number.isNaN(sum) ? "–" : formats.percent(sum) })}
      </output>
      <ActionButton type="submit" disabled={!isWhole || numbers.some(Number.isNaN)}>
        {text("forecastRoom.drivers.apply")}
      </ActionButton>
      <ActionButton disabled={!isStated} onClick={() => edit(null)}>
        {text("forecastRoom.drivers.usual")}
      </ActionButton>
    </form>
  );
}

function fieldsOf(
  { blend, size, diffusion, reach = {} }: MediumDrivers,
  write: (value: number) => string,
): Record<Field, string> {
  const of = (driver: CountyDriver) => write(blend[driver] ?? 0);
  const at = (figure: PlaceFigure) => write(reach[figure] ?? 0);
  return {
    population: of("population"),
    households: of("households"),
    income: of("income"),
    retailSales: of("retailSales"),
    establishments: of("establishments"),
    size: write(size),
    diffusion: write(diffusion),
    broadband: at("broadband"),
    older: at("older"),
    hispanic: at("hispanic"),
    density: at("density"),
  };
}
