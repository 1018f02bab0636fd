import { useCallback, useMemo } from "react";
import { bandAround } from "#domain/figures/bands.ts";
import { mediumColour, roleColour } from "#figures/charts/colours.ts";
import { seriesLines } from "#figures/charts/seriesLines.ts";
import { tidy } from "#language/words/words.ts";
import { Plot } from "#ui/figures/Plot.tsx";
import { nationDollars, partError, type RunFigures, type ShownPart } from "../figures/runFigures.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";

const HEIGHT = 320;

/** One medium over the years with its range, and as it stands in the revision where that differs. */
export function MediumChart({
  room,
  medium,
  part,
}: {
  readonly room: Room;
  readonly medium: string;
  readonly part: ShownPart;
}) {
  const { now, base, words } = room;
  const { text, formats } = words;
  const own = useMemo(() => course(now, medium, part), [now, medium, part]);
  const before = useMemo(() => course(base, medium, part), [base, medium, part]);
  const isMoved = own.dollars.some((dollars, at) => dollars !== before.dollars[at]);
  const draw = useCallback(
    (width: number) =>
      seriesLines(
        [
          { name: words.medium(medium), colour: mediumColour(medium), dollars: own.dollars },
          ...(isMoved
            ? [{ name: text("forecastRoom.chart.revision"), colour: roleColour("other"), dollars: before.dollars }]
            : []),
        ],
        width,
        HEIGHT,
        {
          years: now.years,
          kinds: own.kinds,
          band: own.band,
          labels: { forecast: text("spending.kind.forecast"), tick: (dollars) => tidy(formats.money(dollars)) },
        },
      ),
    [own, before, isMoved, medium, words, text, formats, now.years],
  );
  const figures = now.years.map((year, at) => ({
    id: `${medium}:${year}`,
    label: `${formats.year(year)}: ${formats.money(own.dollars[at] ?? null)}`,
  }));
  return (
    <figure className={style["chart"]} style={{ margin: "16px 0" }} data-testid="medium-chart">
      <figcaption>
        <strong>{words.medium(medium)}</strong>{" "}
        <span className={style["soft"]}>
          {text("forecastRoom.chart.caption", { part: text(`forecastRoom.part.${part}`) })}
        </span>
      </figcaption>
      <Plot height={HEIGHT} draw={draw} figures={figures} />
    </figure>
  );
}

function course(figures: RunFigures, medium: string, part: ShownPart) {
  const provenance = figures.provenance[figures.media.indexOf(medium)] ?? [];
  const dollars = figures.years.map((year) => nationDollars(figures, medium, year, part));
  const bands = figures.years.map((year, at) => {
    const own = provenance[at];
    const horizon = Math.max(0, year - figures.currentYear);
    return own
      ? bandAround(dollars[at] ?? null, { ...own, error: partError(own, part), horizon })
      : { low: null, high: null };
  });
  return {
    dollars,
    kinds: provenance.map(({ kind }) => kind),
    band: { low: bands.map(({ low }) => low), high: bands.map(({ high }) => high) },
  };
}
