import { useMemo } from "react";
import { type Check, reconcile } from "../figures/reconcile.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";

/** Whether all sums tie, to the dollar, check by check; a difference is named with its medium and year. */
export function ReconcileSection({ room }: { readonly room: Room }) {
  const { now, words } = room;
  const { text, formats } = words;
  const checks = useMemo(() => reconcile(now), [now]);
  // What gave way to imported spend is no fault, and the checks of a revision accept exactly these.
  const faults = checks.filter(({ check, differences }) => check !== "stated" && differences.length > 0);
  const first = ({ differences }: Check) =>
    differences
      .slice(0, 3)
      .map(
        ({ medium, year, dollars }) =>
          `${medium === null ? text("forecastRoom.media.total") : words.medium(medium)} ${formats.year(year)}: ${formats.dollars(dollars)}`,
      )
      .join("; ");
  return (
    <section className={style["section"]} aria-labelledby="forecast-reconcile" data-testid="reconcile">
      <h2 id="forecast-reconcile">
        {text(faults.length === 0 ? "forecastRoom.reconcile.tied" : "forecastRoom.reconcile.untied")}
      </h2>
      <ScrollBox of="forecast-reconcile">
        <table className={style["table"]} aria-labelledby="forecast-reconcile">
          <thead>
            <tr>
              <th scope="col">{text("forecastRoom.reconcile.check")}</th>
              <th scope="col" data-number="">
                {text("forecastRoom.reconcile.compared")}
              </th>
              <th scope="col" data-number="">
                {text("forecastRoom.reconcile.difference")}
              </th>
            </tr>
          </thead>
          <tbody>
            {checks.map((found) => (
              <tr key={found.check}>
                <th scope="row">{text(`forecastRoom.reconcile.checks.${found.check}`)}</th>
                <td data-number="">{formats.count(found.compared)}</td>
                <td data-number="" className={faults.includes(found) ? style["off"] : undefined}>
                  {found.differences.length === 0 ? text("forecastRoom.reconcile.none") : first(found)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
