import { memo, useCallback, useMemo, useRef } from "react";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { mixTotal } from "#domain/plan/mix.ts";
import { shiftMix } from "#domain/plan/shiftMix.ts";
import type { Table } from "#domain/tables/table.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { focusName } from "#documents/parts/wallet/walletWords.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { MixTable } from "./MixTable.tsx";
import { planExplained } from "./planExplained.ts";
import { ShiftBar } from "./ShiftBar.tsx";
import { ShiftForm } from "./ShiftForm.tsx";
import { ShiftList } from "./ShiftList.tsx";
import { gainOf, simulationOf } from "./simulation.ts";
import { useLiveShifts } from "./useLiveShifts.ts";
import { useShifts } from "./useShifts.ts";

/** Moves money from medium to medium and says what that is worth: to the own medium, and to the own organisation. */
export const SimulatorSection = memo(function SimulatorSection({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const [shifts, setShifts] = useShifts();
  const simulation = useMemo(() => simulationOf(asked), [asked]);
  const root = useRef<HTMLDivElement>(null);
  const live = useLiveShifts(root, { simulation, words, shifts, onChange: setShifts });
  const after = useMemo(() => shiftMix(simulation.mix, shifts), [simulation, shifts]);
  const total = mixTotal(simulation.mix);
  const focus = focusName(question.focus, spending.market.id, words);
  const gain = gainOf(simulation, shifts);
  const medium = words.medium(question.medium);
  const measure = text("scenarios.simulator.measure", { focus, year: formats.year(spending.view.year) });

  const table = useCallback((): Table => mixTable(simulation.mix, after), [simulation, after]);
  const files = useMemo(() => [{ name: "shiftSimulator", table }], [table]);
  const explain = useCallback(() => {
    const before = simulation.mix.find((part) => part.medium === question.medium)?.dollars ?? 0;
    return planExplained(asked, {
      kind: "simulated",
      subject: medium,
      year: spending.view.year,
      value: formats.dollars(before + gain.medium),
      values: `${formats.dollars(before)} + ${formats.points(total > 0 ? gain.medium / total : 0)} × ${formats.dollars(total)} = ${formats.dollars(before + gain.medium)}`,
    });
  }, [asked, simulation, medium, gain.medium, total, formats, question.medium, spending.view.year]);

  return (
    <BlockSection
      name="shiftSimulator"
      spending={spending}
      headline={headlineOf()}
      measure={measure}
      controls={
        total > 0 && (
          <>
            <ShiftForm simulation={simulation} shifts={shifts} live={live} words={words} />
            <ShiftList shifts={shifts} words={words} onChange={setShifts} />
          </>
        )
      }
      chart={
        total > 0 ? (
          <ShiftBar root={root} simulation={simulation} live={live} words={words} />
        ) : (
          <EmptyState title={text("scenarios.simulator.empty")} hint={text("scenarios.simulator.emptyHint")} />
        )
      }
      alt={text("scenarios.simulator.alt", { focus, medium })}
      table={<MixTable caption={measure} before={simulation.mix} after={after} words={words} />}
      tip={noTip}
      explain={explain}
      mainFigure={total > 0 ? question.medium : null}
      files={files}
    />
  );

  function headlineOf(): string {
    if (shifts.length === 0) return text("scenarios.simulator.idle", { medium });
    const money = formats.money(Math.abs(gain.own ?? gain.medium));
    if (gain.medium === 0) return text("scenarios.simulator.even", { medium });
    const way = gain.medium > 0 ? "wins" : "loses";
    return gain.own === null
      ? text(`scenarios.simulator.${way}`, { medium, money })
      : text(`scenarios.simulator.${way}Own`, { medium, money });
  }
});

const noTip = () => null;

function mixTable(before: readonly { medium: string; dollars: number }[], after: typeof before): Table {
  return {
    columns: [
      { key: "medium", unit: "text" },
      { key: "dollars", unit: "dollars" },
      { key: "shifted_dollars", unit: "dollars" },
      { key: "delta_dollars", unit: "dollars" },
    ],
    rows: before.map(({ medium, dollars }, at) => {
      const shifted = after[at]?.dollars ?? dollars;
      return [medium, dollars, shifted, shifted - dollars];
    }),
  };
}
