import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { quarterAfter, quarterOf, type GoalProgress, type Quarter } from "#domain/calls/goals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { localToday } from "#ui/callList/localToday.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { CallList, TeamCalls } from "../../contract.ts";
import table from "../CallTotals.module.css";
import { OPEN } from "../totalsLinks.ts";
import { GoalField } from "./GoalField.tsx";
import style from "./Goals.module.css";
import { callGoalsQuery, goalOf, progressOf } from "./goalQueries.ts";

/** Quarters to choose from, counted from this one. */
const QUARTERS = [-2, -1, 0, 1, 2, 3];

interface TeamGoalsProps {
  readonly items: CallList;
  readonly people: TeamCalls["people"];
}

/** What everybody is to win in a quarter, what they have won of it, what is missing, and what they have open. */
export function TeamGoals({ items, people }: TeamGoalsProps) {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const { data: goals } = useQuery(callGoalsQuery());
  const now = quarterOf(localToday());
  const offered = QUARTERS.map((by) => quarterAfter(now, by));
  const at = offered.find((one) => keyOf(one) === address.get("quarter")) ?? now;
  const choose = (key: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (key === keyOf(now)) next.delete("quarter");
        else next.set("quarter", key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const rows = people.map((person) => {
    const goal = goals ? goalOf(goals, person.id, at) : null;
    const calls = items.filter(({ owner }) => owner.id === person.id);
    return { person, goal, progress: progressOf(calls, at, goal ?? 0) };
  });
  const sumOf = (what: (progress: GoalProgress) => number) => rows.reduce((sum, row) => sum + what(row.progress), 0);
  const whole = {
    won: sumOf(({ won }) => won),
    open: sumOf(({ open }) => open),
    goal: sumOf(({ goal }) => goal),
    missing: sumOf(({ missing }) => missing),
  };
  return (
    <>
      <label className={style["quarter"]}>
        {text("pipeline.goal.quarter")}
        <SmallSelect value={keyOf(at)} onChange={(event) => choose(event.target.value)}>
          {offered.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {text("spending.quarters.ofYear", { ...one })}
            </option>
          ))}
        </SmallSelect>
      </label>
      <ScrollFrame className={table["frame"]} label={text("pipeline.goal.label")}>
        <table aria-label={text("pipeline.goal.label")}>
          <thead>
            <tr>
              <th scope="col">{text("pipeline.totals.head.owner")}</th>
              {(["goal", "won", "missing", "open"] as const).map((column) => (
                <th key={column} scope="col" className={table["number"]}>
                  {text(`pipeline.goal.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {goals &&
              rows.map(({ person, goal, progress }) => (
                <tr key={person.id}>
                  <th scope="row">
                    <bdi>{person.name}</bdi>
                  </th>
                  <td className={table["number"]}>
                    <GoalField key={keyOf(at)} person={person} at={at} goal={goal} />
                  </td>
                  <ProgressCells progress={progress} hasGoal={goal !== null} links={linksOf(person.id, at)} />
                </tr>
              ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text("pipeline.totals.all")}</th>
              <DollarsCell dollars={whole.goal} />
              <ProgressCells progress={whole} hasGoal={whole.goal > 0} links={null} />
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
      <p className={table["note"]}>{text("pipeline.goal.note")}</p>
    </>
  );
}

interface ProgressCellsProps {
  readonly progress: GoalProgress;
  readonly hasGoal: boolean;
  /** The calls that the figures are made of; null for the whole. */
  readonly links: { readonly won: string; readonly open: string } | null;
}

function ProgressCells({ progress: { won, missing, open }, hasGoal, links }: ProgressCellsProps) {
  const text = useText();
  return (
    <>
      <DollarsCell dollars={won} to={links?.won} />
      {hasGoal && missing === 0 ? (
        <td className={table["number"]}>{text("pipeline.goal.reached")}</td>
      ) : (
        <DollarsCell dollars={hasGoal ? missing : 0} />
      )}
      <DollarsCell dollars={open} to={links?.open} />
    </>
  );
}

function DollarsCell({ dollars, to }: { readonly dollars: number; readonly to?: string | undefined }) {
  const formats = useFormats();
  const words = formats.dollars(dollars);
  return (
    <td className={table["number"]}>{dollars === 0 ? "–" : to === undefined ? words : <Link to={to}>{words}</Link>}</td>
  );
}

const keyOf = ({ year, quarter }: Quarter) => `${year}-${quarter}`;

function linksOf(owner: string, { year, quarter }: Quarter) {
  const to = (narrowed: Readonly<Record<string, string>>) =>
    `/call-list?${new URLSearchParams({ whose: "team", owner, ...narrowed }).toString()}`;
  const month = (number: number) => `${year}-${String(number).padStart(2, "0")}`;
  const lastDay = new Date(Date.UTC(year, quarter * 3, 0)).getUTCDate();
  return {
    won: to({ status: "won", closed: `${month(quarter * 3 - 2)}-01..${month(quarter * 3)}-${lastDay}` }),
    open: to({ status: OPEN }),
  };
}
