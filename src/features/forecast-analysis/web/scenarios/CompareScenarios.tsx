import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import { nationDollars, type RunFigures } from "../figures/runFigures.ts";
import type { Room } from "../room/room.ts";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";
import { moveRows } from "../spending/moveRows.ts";
import { tryAssumptions } from "../workbench/workbenchState.ts";
import own from "./Scenarios.module.css";
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
      first && second && first !== "refused" && second !== "refused"
        ? (["media", "verticals", "markets", "marketMedia"] as const)
            .flatMap((by) => moveRows(second, first, by, year, words).map((row) => ({ ...row, by })))
            .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
            .slice(0, MOST)
        : [],
    [first, second, year, words],
  );
  const refused = [one, other].filter((_, place) => [first, second][place] === "refused");
  if (first === "refused" || second === "refused")
    return (
      <EmptyState
        title={text("forecastRoom.scenario.notComparable", { name: formats.list(refused.map(({ name }) => name)) })}
        hint={text("forecastRoom.scenario.notComparableHint")}
      />
    );
  if (!first || !second) return <LoadingBlock />;
  const total = (figures: RunFigures, of: number) =>
    figures.media.reduce((sum, medium) => sum + nationDollars(figures, medium, of, "all"), 0);
  const heads = (isWide: boolean) => (
    <>
      {[one, other].map(({ id, name }) => (
        <th key={id} scope="col" data-number="" data-wide={isWide ? "" : undefined}>
          <bdi>{name}</bdi>
        </th>
      ))}
      <th scope="col" data-number="">
        {text("forecastRoom.scenario.difference")}
      </th>
    </>
  );
  return (
    <section className={own["tables"]} data-testid="compared-scenarios" aria-labelledby="forecast-compared">
      <p id="forecast-compared" className={style["how"]}>
        {text("forecastRoom.scenario.compareHow", { year: formats.year(year) })}
      </p>
      <ScrollBox of="forecast-compared">
        <table className={style["table"]}>
          <thead>
            <tr>
              <th scope="col">{text("forecastRoom.anchors.year")}</th>
              <th scope="col" data-number="" data-wide="">
                {text("forecastRoom.scenario.edition")}
              </th>
              {heads(false)}
            </tr>
          </thead>
          <tbody>
            {base.years
              .filter((of) => of >= base.currentYear)
              .map((of) => (
                <tr key={of}>
                  <th scope="row">{formats.year(of)}</th>
                  <td data-number="" data-wide="">
                    {formats.money(total(base, of))}
                  </td>
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
                {heads(true)}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ by, id, name, medium, before, after }) => (
                <tr key={`${by} ${id}`}>
                  <th scope="row">{name}</th>
                  <td>{medium}</td>
                  <td data-number="" data-wide="">
                    {formats.money(before)}
                  </td>
                  <td data-number="" data-wide="">
                    {formats.money(after)}
                  </td>
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

/** What a scenario comes to over the edition on the bench; null until it has been reckoned here, refused where it contradicts itself there. */
function useScenarioFigures({ id }: Scenario): RunFigures | "refused" | null {
  const { data } = useQuery(scenarioQuery(id));
  const [figures, setFigures] = useState<RunFigures | "refused" | null>(null);
  const assumptions = data?.assumptions;
  useEffect(() => {
    let isOpen = true;
    if (assumptions) void tryAssumptions(assumptions).then((found) => isOpen && setFigures(found ?? "refused"));
    return () => {
      isOpen = false;
    };
  }, [assumptions]);
  return figures;
}
