import { IconX } from "@tabler/icons-react";
import { memo, useCallback, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName } from "#documents/parts/wallet/walletWords.ts";
import { shareOf } from "#domain/figures/share.ts";
import { type MixPart, mixTotal } from "#domain/plan/mix.ts";
import { readShifts, writeShifts } from "#domain/plan/shiftAddress.ts";
import { type Shift, shiftMix } from "#domain/plan/shiftMix.ts";
import type { Table } from "#domain/tables/table.ts";
import { columnScale } from "#language/money.ts";
import type { Words } from "#language/words/words.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { planExplained } from "./planExplained.ts";
import { ShiftBar } from "./ShiftBar.tsx";
import { ShiftForm } from "./ShiftForm.tsx";
import { gainOf, simulationOf } from "./simulation.ts";
import style from "./SimulatorSection.module.css";
import { useLiveShifts } from "./useLiveShifts.ts";

const NAME = "shift";

/** The shifts that the address tells of, and how to change them. A simulation can be shared and saved as any other view. */
function useShifts(): readonly [readonly Shift[], (shifts: readonly Shift[]) => void] {
  const [search, setSearch] = useSearchParams();
  const written = search.get(NAME);
  const shifts = useMemo(() => readShifts(written), [written]);
  const change = useCallback(
    (next: readonly Shift[]) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next.length > 0) after.set(NAME, writeShifts(next));
          else after.delete(NAME);
          return after;
        },
        { preventScrollReset: true, replace: true },
      ),
    [setSearch],
  );
  return [shifts, change];
}

interface ShiftListProps {
  readonly shifts: readonly Shift[];
  readonly words: Words;
  readonly onChange: (shifts: readonly Shift[]) => void;
}

/** More than this many media are counted instead of named. */
const NAMED = 2;

/** What has been moved so far, each step to be taken back on its own, or all of them. */
function ShiftList({ shifts, words, onChange }: ShiftListProps) {
  const { text, formats } = words;
  if (shifts.length === 0) return null;
  const named = (media: readonly string[]) =>
    media.length > NAMED
      ? text("scenarios.simulator.someMedia", { count: media.length, number: formats.count(media.length) })
      : formats.list(media.map(words.medium));
  return (
    <ul className={style["shifts"]}>
      {shifts.map((shift) => {
        const what = text("scenarios.simulator.shift", {
          points: formats.points(shift.tenths / 1000).replace("+", ""),
          from: named(shift.from),
          to: named(shift.to),
        });
        return (
          <li key={what}>
            {what}
            <button
              type="button"
              aria-label={text("scenarios.simulator.takeBack", { shift: what })}
              onClick={() => onChange(shifts.filter((other) => other !== shift))}
            >
              <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        );
      })}
      <li>
        <ActionButton onClick={() => onChange([])}>{text("scenarios.simulator.reset")}</ActionButton>
      </li>
    </ul>
  );
}

interface MixTableProps {
  readonly caption: string;
  readonly before: readonly MixPart[];
  readonly after: readonly MixPart[];
  readonly words: Words;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly share: number | null;
}

/** Every medium before and after the shifts: the twin of the bar. */
const MixTable = memo(function MixTable({ caption, before, after, words }: MixTableProps) {
  const { text, formats } = words;
  const whole = mixTotal(after);
  const rows = before.map(({ medium, dollars }, at): Row => {
    const now = after[at]?.dollars ?? 0;
    return { id: medium, name: words.medium(medium), before: dollars, after: now, share: shareOf(now, whole) };
  });
  const total = {
    id: "total",
    name: text("scenarios.column.total"),
    before: sum(rows.map((row) => row.before)),
    after: sum(rows.map((row) => row.after)),
    share: 1,
  };
  const scale = columnScale(rows.map((row) => row.before));
  const money = (dollars: number) => formats.moneyIn(scale, dollars);
  const unit = formats.moneyHead(scale);
  const columns: Column<Row>[] = [
    {
      key: "medium",
      head: text("spending.column.medium"),
      numeric: false,
      value: ({ name }) => name,
      shown: ({ name }) => name,
    },
    {
      key: "before",
      head: text("scenarios.column.before"),
      unit,
      numeric: true,
      value: (row) => row.before,
      shown: (row) => money(row.before),
    },
    {
      key: "after",
      head: text("scenarios.column.after"),
      unit,
      numeric: true,
      value: (row) => row.after,
      shown: (row) => money(row.after),
    },
    {
      key: "change",
      head: text("scenarios.column.change"),
      numeric: true,
      value: (row) => row.after - row.before,
      shown: (row) => (row.after === row.before ? "–" : formats.moneyChange(row.after - row.before)),
    },
    {
      key: "percent",
      head: text("scenarios.column.percent"),
      numeric: true,
      value: (row) => row.share,
      shown: (row) => formats.share(row.share),
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} totals={[total]} rowId={({ id }) => id} />;
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0);
}

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
      shares
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
