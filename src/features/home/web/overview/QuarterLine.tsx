import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { quarterName } from "#documents/parts/quarterFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { quarterOfMonth } from "#domain/period.ts";
import { quarterlySpending } from "#domain/spending/quarterlySpending.ts";
import { growthText } from "#language/words/growthText.ts";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import style from "./QuarterLine.module.css";

/** What the quarter of today comes to in the year looked at; it leads to where the year is taken apart by quarter. */
export function QuarterLine({ spending }: { readonly spending: Spending }) {
  const { view, whole, scope, revision, words } = spending;
  const { text, formats } = words;
  const { search } = useLocation();
  const [month] = useState(() => new Date().getMonth() + 1);
  const { data: seasons } = useQuery(seasonsQuery(revision.id));
  const row = useMemo(() => {
    if (!seasons) return null;
    return (
      quarterlySpending(whole, seasons, scope).quarters.find(({ quarter }) => quarter === quarterOfMonth(month)) ?? null
    );
  }, [whole, scope, seasons, month]);
  const name = row && quarterName(row.quarter, words);
  return (
    <p className={style["line"]}>
      {row && row.dollars !== null && (
        <>
          <Link to={`/market-summary${search}#quarterlySpending`} data-testid="home-quarter">
            {text("home.quarter.spent", {
              quarter: name,
              year: formats.year(view.year),
              money: formats.money(row.dollars),
            })}
          </Link>
          {row.growth !== null &&
            `, ${text("home.quarter.change", { change: growthText(row, words), quarter: name, before: formats.year(view.year - 1) })}`}
          {". "}
          {text("home.quarter.modelled")}
        </>
      )}
    </p>
  );
}
