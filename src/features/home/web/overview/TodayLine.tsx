import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Link } from "react-router";
import { dueWhen } from "#domain/calls/dueWhen.ts";
import type { CallList } from "#features/call-list/contract.ts";
import { useText } from "#language/useText.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import { localToday } from "#ui/callList/localToday.ts";
import style from "./QuarterLine.module.css";

/** How many calls are due today and how many are overdue; nothing where there are none. The list is there for the bar above already. */
export function TodayLine() {
  const text = useText();
  const count = useCallback((items: CallList) => {
    const open = items.filter(({ status }) => status !== "won" && status !== "lost");
    const times = open.map(({ dueOn }) => dueWhen(dueOn, localToday()));
    const [today = 0, overdue = 0] = (["today", "overdue"] as const).map(
      (when) => times.filter((time) => time === when).length,
    );
    return { today, overdue };
  }, []);
  const { data: due } = useQuery({ ...callListQuery(), select: count });
  if (!due || due.today + due.overdue === 0) return null;
  return (
    <p className={style["line"]} data-testid="home-today">
      {text("home.today.label")}{" "}
      {due.today > 0 ? (
        <Link to="/call-list?when=today">{text("home.today.calls", { count: due.today })}</Link>
      ) : (
        text("home.today.none")
      )}
      {due.overdue > 0 && (
        <>
          {", "}
          <Link to="/call-list?when=overdue">{text("home.today.overdue", { count: due.overdue })}</Link>
        </>
      )}
    </p>
  );
}
