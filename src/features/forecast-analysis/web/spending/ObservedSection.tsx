import { useMemo, useState } from "react";
import { Link } from "react-router";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { type ObservedMedium, observedMedia } from "../figures/observedMedia.ts";
import { withReliability } from "../figures/stated.ts";
import { plainNumber, typedPercent } from "../figures/typedFigure.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";
import { makeEdit } from "../workbench/workbenchState.ts";

/** How far observed spend of each medium decides where its money goes: what was seen, beside ours, and a part of a hundred to say. */
export function ObservedSection({ room }: { readonly room: Room }) {
  const { opened, base, assumptions, words } = room;
  const { text, formats } = words;
  const media = useMemo(() => observedMedia(opened.input.observed ?? { spend: [] }, base), [opened, base]);
  const { reliability } = assumptions;
  const steering = media.filter(({ medium }) => (reliability[medium] ?? 0) > 0).length;
  const stateAll = (next: Readonly<Record<string, number>>) =>
    void makeEdit({
      at: "reliability",
      subject: { kind: "reliability", medium: null },
      from: null,
      to: null,
      change: (before) => withReliability(before, next),
    });
  return (
    <section className={style["section"]} aria-labelledby="forecast-observed" data-testid="observed">
      <h2 id="forecast-observed">
        {steering === 0
          ? text("forecastRoom.observed.none")
          : text("forecastRoom.observed.some", { count: steering, number: formats.count(steering) })}
      </h2>
      <p className={style["how"]}>
        {text(media.length === 0 ? "forecastRoom.observed.empty" : "forecastRoom.observed.how")}{" "}
        <Link to="/administration/forecast-analysis/nielsen">{text("forecastRoom.observed.rows")}</Link>
      </p>
      {media.length > 0 && (
        <>
          <div className={style["controls"]}>
            <ActionButton
              onClick={() => stateAll(Object.fromEntries(media.map(({ medium, suggested }) => [medium, suggested])))}
            >
              {text("forecastRoom.observed.suggest")}
            </ActionButton>
            <ActionButton
              disabled={steering === 0}
              onClick={() => stateAll(Object.fromEntries(media.map(({ medium }) => [medium, 0])))}
            >
              {text("forecastRoom.observed.ignore")}
            </ActionButton>
          </div>
          <ScrollBox of="forecast-observed">
            <table className={style["table"]} aria-labelledby="forecast-observed">
              <thead>
                <tr>
                  <th scope="col">{text("forecastRoom.observed.medium")}</th>
                  {(["year", "dollars", "estimate", "markets", "suggested", "counts"] as const).map((name) => (
                    <th key={name} scope="col" data-number="">
                      {text(`forecastRoom.observed.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {media.map((one) => (
                  <tr key={one.medium}>
                    <th scope="row">{words.medium(one.medium)}</th>
                    <td data-number="">{formats.year(one.year)}</td>
                    <td data-number="">{formats.money(one.observed)}</td>
                    <td data-number="">{one.estimate > 0 ? formats.share(one.observed / one.estimate) : "–"}</td>
                    <td data-number="">{formats.count(one.marketsCovered)}</td>
                    <td data-number="">{formats.share(one.suggested)}</td>
                    <td data-number="">
                      <Reliability
                        key={reliability[one.medium] ?? 0}
                        room={room}
                        of={one}
                        value={reliability[one.medium] ?? 0}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </>
      )}
    </section>
  );
}

interface ReliabilityProps {
  readonly room: Room;
  readonly of: ObservedMedium;
  /** 0–1. */
  readonly value: number;
}

/** A part of a hundred, taken with Enter or on leaving the field; Escape brings back what counts. */
function Reliability({ room: { words }, of: { medium }, value }: ReliabilityProps) {
  const { text, formats } = words;
  const shown = plainNumber(value * 100, 0, formats.locale);
  const [typed, setTyped] = useState(shown);
  const next = typedPercent(typed, formats.locale);
  const isWrong = typeof next !== "number" || next < 0 || next > 1;
  const take = () => {
    if (isWrong || next === value) return setTyped(shown);
    void makeEdit({
      at: `reliability ${medium}`,
      subject: { kind: "reliability", medium },
      from: formats.share(value),
      to: formats.share(next),
      change: (before) => withReliability(before, { [medium]: next }),
    }).then((taken) => !taken && setTyped(shown));
  };
  return (
    <>
      <input
        className={`${style["field"]} ${style["figure"]}`}
        inputMode="decimal"
        aria-label={text("forecastRoom.saved.reliability", { medium: words.medium(medium) })}
        aria-invalid={isWrong}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === "Enter") take();
          if (key === "Escape") setTyped(shown);
        }}
      />
      {" %"}
    </>
  );
}
