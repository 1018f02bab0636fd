import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import { nationDollars, type RunFigures } from "../figures/runFigures.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";
import { moveRows } from "../spending/moveRows.ts";
import { tryAssumptions } from "../workbench/workbenchState.ts";
import { scenarioQuery } from "./scenariosQuery.ts";

const MOST = 12;

/** Two scenarios over the edition on the bench: the nation by year, and what differs most in the year to come. */
export function CompareScenarios({
  room,
  one,
  other,
}: {
  readonly room: Room;
  readonly one: Scenario;
  readonly other: Scenario;
}) {
  const { base, words } = room;
  const { text, formats } = words;
  const first = useScenarioFigures(one);
  const second = useScenarioFigures(other);
  const year = Math.min(base.currentYear + 1, base.years.at(-1) ?? base.currentYear);
  const rows = useMemo(
    () =>
      first && second
        ? (["media", "verticals", "markets", "marketMedia"] as const)
            .flatMap((by) => moveRows(second, first, by, year, words).map((row) => ({ ...row, by })))
            .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
            .slice(0, MOST)
        : [],
    [first, second, year, words],
  );
  if (!first || !second) return <LoadingBlock />;
  const total = (figures: RunFigures, of: number) =>
    figures.media.reduce((sum, medium) => sum + nationDollars(figures, medium, of, "all"), 0);
  const head = (
    <>
      <th scope="col" data-number="">
        <bdi>{one.name}</bdi>
      </th>
      <th scope="col" data-number="">
        <bdi>{other.name}</bdi>
      </th>
      <th scope="col" data-number="">
        {text("forecastRoom.scenario.difference")}
      </th>
    </>
  );
  return (
    <section data-testid="compared-scenarios" aria-labelledby="forecast-compared">
      <h3 id="forecast-compared">{text("forecastRoom.scenario.compareTitle")}</h3>
      <p className={style["how"]}>{text("forecastRoom.scenario.compareHow", { year: formats.year(year) })}</p>
      <ScrollBox of="forecast-compared">
        <table className={style["table"]}>
          <thead>
            <tr>
              <th scope="col">{text("forecastRoom.anchors.year")}</th>
              <th scope="col" data-number="">
                {text("forecastRoom.scenario.edition")}
              </th>
              {head}
            </tr>
          </thead>
          <tbody>
            {base.years
              .filter((of) => of >= base.currentYear)
              .map((of) => (
                <tr key={of}>
                  <th scope="row">{formats.year(of)}</th>
                  <td data-number="">{formats.money(total(base, of))}</td>
                  <td data-number="">{formats.money(total(first, of))}</td>
                  <td data-number="">{formats.money(total(second, of))}</td>
                  <td data-number="">{formats.moneyChange(total(second, of) - total(first, of))}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length === 0 ? (
        <p>{text("forecastRoom.scenario.same")}</p>
      ) : (
        <ScrollBox of="forecast-compared">
          <table className={style["table"]}>
            <thead>
              <tr>
                <th scope="col">{text("forecastRoom.moves.name")}</th>
                <th scope="col">{text("forecastRoom.moves.medium")}</th>
                {head}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ by, id, name, medium, before, after }) => (
                <tr key={`${by} ${id}`}>
                  <th scope="row">{name}</th>
                  <td>{medium}</td>
                  <td data-number="">{formats.money(before)}</td>
                  <td data-number="">{formats.money(after)}</td>
                  <td data-number="">{formats.moneyChange(after - before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}

/** What a scenario comes to over the edition on the bench; null until it has been reckoned here. */
function useScenarioFigures({ id }: Scenario): RunFigures | null {
  const { data } = useQuery(scenarioQuery(id));
  const [figures, setFigures] = useState<RunFigures | null>(null);
  const assumptions = data?.assumptions;
  useEffect(() => {
    let isOpen = true;
    if (assumptions) void tryAssumptions(assumptions).then((found) => isOpen && setFigures(found));
    return () => {
      isOpen = false;
    };
  }, [assumptions]);
  return figures;
}
