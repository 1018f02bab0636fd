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

interface CompareScenariosProps {
  readonly room: Room;
  readonly one: Scenario;
  readonly other: Scenario;
}

/** Two scenarios over the revision on the bench: the nation by year, and what differs most in the year to come. */
export function CompareScenarios({ room, one, other }: CompareScenariosProps) {
  const { base, words } = room;
  const { text, formats } = words;
  const first = useScenarioFigures(one);
  const second = useScenarioFigures(other);
  const year = Math.min(base.currentYear + 1, base.years.at(-1) ?? base.currentYear);
  if (first === "refused" || second === "refused") {
    const refused = [one, other].filter((_, place) => [first, second][place] === "refused");
    return (
      <EmptyState
        title={text("forecastRoom.scenario.notComparable", { name: formats.list(refused.map(({ name }) => name)) })}
        hint={text("forecastRoom.scenario.notComparableHint")}
      />
    );
  }
  if (!first || !second) return <LoadingBlock />;
  const compared = { room, names: [one.name, other.name], first, second } as const;
  return (
    <section className={own["tables"]} data-testid="compared-scenarios" aria-labelledby="forecast-compared">
      <p id="forecast-compared" className={style["how"]}>
        {text("forecastRoom.scenario.compareHow", { year: formats.year(year) })}
      </p>
      <YearsTable {...compared} />
      <DifferencesTable {...compared} year={year} />
    </section>
  );
}

interface Compared {
  readonly room: Room;
  readonly names: readonly [one: string, other: string];
  readonly first: RunFigures;
  readonly second: RunFigures;
}

/** The nation, from the current year on. */
function YearsTable({ room: { base, words }, names, first, second }: Compared) {
  const { text, formats } = words;
  const total = (figures: RunFigures, year: number) =>
    figures.media.reduce((sum, medium) => sum + nationDollars(figures, medium, year, "all"), 0);
  return (
    <ScrollBox of="forecast-compared">
      <table className={style["table"]} aria-labelledby="forecast-compared">
        <thead>
          <tr>
            <th scope="col">{text("forecastRoom.anchors.year")}</th>
            <th scope="col" data-number="" data-wide="">
              {text("forecastRoom.scenario.revision")}
            </th>
            <ScenarioHeads names={names} difference={text("forecastRoom.scenario.difference")} />
          </tr>
        </thead>
        <tbody>
          {base.years
            .filter((year) => year >= base.currentYear)
            .map((year) => (
              <tr key={year}>
                <th scope="row">{formats.year(year)}</th>
                <td data-number="" data-wide="">
                  {formats.money(total(base, year))}
                </td>
                <td data-number="">{formats.money(total(first, year))}</td>
                <td data-number="">{formats.money(total(second, year))}</td>
                <td data-number="">{formats.moneyChange(total(second, year) - total(first, year))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** What differs most in a year. */
function DifferencesTable({ room: { words }, names, first, second, year }: Compared & { readonly year: number }) {
  const { text, formats } = words;
  const rows = useMemo(
    () =>
      (["media", "verticals", "markets", "marketMedia"] as const)
        .flatMap((by) => moveRows(second, first, by, year, words).map((row) => ({ ...row, by })))
        .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
        .slice(0, MOST),
    [first, second, year, words],
  );
  if (rows.length === 0) return <p>{text("forecastRoom.scenario.same")}</p>;
  return (
    <ScrollBox of="forecast-compared">
      <table className={style["table"]} aria-labelledby="forecast-compared">
        <thead>
          <tr>
            <th scope="col">{text("forecastRoom.moves.name")}</th>
            <th scope="col">{text("forecastRoom.moves.medium")}</th>
            <ScenarioHeads names={names} difference={text("forecastRoom.scenario.difference")} wide />
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
  );
}

interface ScenarioHeadsProps {
  readonly names: readonly string[];
  readonly difference: string;
  /** Left out on a phone, but for the difference. */
  readonly wide?: boolean;
}

function ScenarioHeads({ names, difference, wide }: ScenarioHeadsProps) {
  return (
    <>
      {names.map((name, place) => (
        // Two scenarios may bear the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <th key={place} scope="col" data-number="" data-wide={wide ? "" : undefined}>
          <bdi>{name}</bdi>
        </th>
      ))}
      <th scope="col" data-number="">
        {difference}
      </th>
    </>
  );
}

/** What a scenario comes to over the revision on the bench; null until it has been reckoned here, refused where it contradicts itself there. */
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
