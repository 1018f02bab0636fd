import { nationDollars } from "../figures/runFigures.ts";
import type { Anchor, Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";

/** Within this part of a published figure ours is taken to agree: successive vintages differ by as much. */
const TOLERANCE = 0.01;

/** Published figures beside ours, with the difference. */
export function AnchorsSection({ room }: { readonly room: Room }) {
  const { now, anchors, words } = room;
  const { text, formats } = words;
  const ours = ({ medium, year, part }: Anchor) =>
    (medium === null ? now.media : [medium]).reduce((sum, one) => sum + nationDollars(now, one, year, part), 0);
  const shown = anchors.filter(({ year }) => now.years.includes(year)).toSorted((a, b) => b.year - a.year);
  const off = shown.filter((anchor) => Math.abs(ours(anchor) / anchor.dollars - 1) > TOLERANCE);
  return (
    <section className={style["section"]} aria-labelledby="forecast-anchors">
      <h2 id="forecast-anchors">
        {text(off.length === 0 ? "forecastRoom.anchors.allKept" : "forecastRoom.anchors.someOff", {
          count: off.length,
          number: formats.count(off.length),
          all: formats.count(shown.length),
        })}
      </h2>
      <p className={style["how"]}>{text("forecastRoom.anchors.how")}</p>
      <ScrollBox of="forecast-anchors" tall>
        <table className={style["table"]} data-testid="anchors" aria-labelledby="forecast-anchors">
          <thead>
            <tr>
              <th scope="col">{text("forecastRoom.anchors.year")}</th>
              <th scope="col">{text("forecastRoom.anchors.what")}</th>
              <th scope="col" data-number="">
                {text("forecastRoom.anchors.published")}
              </th>
              <th scope="col" data-number="">
                {text("forecastRoom.anchors.ours")}
              </th>
              <th scope="col" data-number="">
                {text("forecastRoom.anchors.difference")}
              </th>
              <th scope="col">{text("forecastRoom.anchors.source")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((anchor) => {
              const own = ours(anchor);
              const difference = own - anchor.dollars;
              return (
                <tr key={`${anchor.year} ${anchor.medium} ${anchor.part} ${anchor.source}`}>
                  <th scope="row">{formats.year(anchor.year)}</th>
                  <td>
                    {anchor.medium === null ? text("forecastRoom.media.total") : words.medium(anchor.medium)} ·{" "}
                    {text(`forecastRoom.part.${anchor.part}`)}
                  </td>
                  <td data-number="">{formats.money(anchor.dollars)}</td>
                  <td data-number="">{formats.money(own)}</td>
                  <td data-number="" className={off.includes(anchor) ? style["off"] : undefined}>
                    {difference === 0
                      ? text("forecastRoom.anchors.same")
                      : `${formats.moneyChange(difference)} (${formats.growth(difference / anchor.dollars)})`}
                  </td>
                  <td className={style["soft"]}>{anchor.source}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
