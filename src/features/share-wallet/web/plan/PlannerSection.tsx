import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { monthsAgainst } from "#figures/charts/monthsAgainst.ts";
import type { GoalPart } from "#domain/plan/goalPlan.ts";
import { quarterOfMonth } from "#domain/period.ts";
import type { Table } from "#domain/tables/table.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { Plot } from "#ui/figures/Plot.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName } from "#documents/parts/wallet/walletWords.ts";
import { GoalForm } from "./GoalForm.tsx";
import { GoalTable } from "./GoalTable.tsx";
import { MonthsKey } from "./MonthsKey.tsx";
import { plannedGoal, type PlannedGoal } from "./plannedGoal.ts";
import { planExplained } from "./planExplained.ts";
import { QuarterStrip } from "./QuarterStrip.tsx";
import { useGoal } from "./useGoal.ts";

const HEIGHT = 240;

/** What it takes to have a share by a year: by quarter and month, beside what today's share would bring. */
export const PlannerSection = memo(function PlannerSection({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question } = asked;
  const { words, revision } = spending;
  const { text, formats } = words;
  const { data: seasons = [] } = useQuery(seasonsQuery(revision.id));
  const [goal, setGoal] = useGoal(asked);
  const planned = useMemo(() => plannedGoal(asked, goal, seasons), [asked, goal, seasons]);
  const focus = focusName(question.focus, spending.market.id, words);
  const values = { focus, year: formats.year(goal.year), share: formats.share(goal.share) };
  const measure = text("scenarios.planner.measure", values);

  const draw = useCallback(
    (width: number) =>
      monthsAgainst(
        (planned?.plan.months ?? []).map(({ month, needed, atToday, crowded }) => ({
          month,
          dollars: needed,
          against: atToday,
          striped: crowded,
        })),
        width,
        HEIGHT,
        { month: (month) => formats.month(month), tick: (dollars) => formats.money(dollars) },
      ),
    [planned, formats],
  );
  const figures = useMemo(
    () =>
      (planned?.plan.months ?? []).map(({ month, needed }) => ({
        id: `month-${month}`,
        label: `${formats.month(month)}: ${formats.money(needed)}`,
      })),
    [planned, formats],
  );
  const tip = useCallback((figure: string) => planned && tipOf(planned, figure, words), [planned, words]);
  const explain = useCallback(() => {
    if (!planned) return null;
    const { wallet, plan } = planned;
    return planExplained(asked, {
      kind: "needed",
      subject: focus,
      year: goal.year,
      value: formats.dollars(plan.year.needed),
      values: `${formats.dollars(wallet)} × ${formats.share(goal.share)} = ${formats.dollars(plan.year.needed)}`,
    });
  }, [planned, asked, focus, goal, formats]);
  const files = useMemo(() => (planned ? [{ name: "goalPlan", table: () => goalTable(planned) }] : []), [planned]);

  return (
    <BlockSection
      name="goalPlan"
      spending={spending}
      headline={headlineOf()}
      measure={measure}
      controls={<GoalForm goal={goal} years={yearsToCome()} words={words} onChange={setGoal} />}
      chart={
        planned ? (
          <>
            <QuarterStrip plan={planned.plan} words={words} />
            <MonthsKey
              column={text("scenarios.planner.needed")}
              line={planned.plan.year.atToday === null ? null : text("scenarios.planner.atToday")}
              stripes={planned.plan.months.some(({ crowded }) => crowded) ? text("scenarios.planner.crowded") : null}
            />
            <Plot height={HEIGHT} draw={draw} figures={figures} />
            {!planned.seasonal && <p>{text("scenarios.planner.even")}</p>}
          </>
        ) : (
          <EmptyState title={text("scenarios.planner.empty", values)} hint={text("scenarios.planner.emptyHint")} />
        )
      }
      alt={text("scenarios.planner.alt", values)}
      table={planned ? <GoalTable caption={measure} plan={planned.plan} words={words} /> : null}
      tip={tip}
      explain={explain}
      mainFigure={planned ? "year" : null}
      files={files}
    />
  );

  /** Years that are not over: a goal for a closed year is none. */
  function yearsToCome(): readonly number[] {
    return revision.years.filter((year) => year >= revision.currentYear || year === goal.year);
  }

  function headlineOf(): string {
    if (!planned) return text("scenarios.planner.empty", values);
    const { needed, atToday } = planned.plan.year;
    const money = formats.money(needed);
    if (atToday === null) return text("scenarios.planner.headlineAlone", { ...values, money });
    const more = formats.money(Math.abs(needed - atToday));
    return text(`scenarios.planner.${needed >= atToday ? "headline" : "headlineLess"}`, { ...values, money, more });
  }
});

function tipOf(
  { plan, goal }: PlannedGoal,
  figure: string,
  { text, formats }: ShareSpending["spending"]["words"],
): Tip | null {
  const month = plan.months.find((one) => `month-${one.month}` === figure);
  if (!month) return null;
  return {
    title: `${formats.month(month.month)} ${formats.year(goal.year)}`,
    rows: [
      [text("scenarios.planner.needed"), formats.dollars(month.needed)],
      ...(month.atToday === null ? [] : [[text("scenarios.planner.atToday"), formats.dollars(month.atToday)] as const]),
      ...(month.crowded ? [[text("scenarios.planner.crowded"), ""] as const] : []),
    ],
  };
}

function goalTable({ plan, goal }: PlannedGoal): Table {
  const row = (month: number, { needed, atToday }: GoalPart) => [
    goal.year,
    quarterOfMonth(month),
    month,
    needed,
    atToday,
  ];
  return {
    columns: [
      { key: "year", unit: "year" },
      { key: "quarter", unit: "count" },
      { key: "month", unit: "count" },
      { key: "needed_dollars", unit: "dollars" },
      { key: "dollars_at_todays_share", unit: "dollars" },
    ],
    rows: plan.months.map((part) => row(part.month, part)),
  };
}
