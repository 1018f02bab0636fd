import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { type CallGroup, callGroups, type CallTotals as Totals, callTotals } from "#domain/calls/callTotals.ts";
import type { CategoryGap } from "#domain/calls/categoryGaps.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { localToday } from "#ui/callList/localToday.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import type { CallEntry, CallList, TeamCalls } from "../contract.ts";
import style from "./CallTotals.module.css";
import { TeamGoals } from "./goals/TeamGoals.tsx";
import { type CategoryGaps, useCategoryGaps } from "./useCategoryGaps.ts";
import { linksOf, type TotalsBy } from "./totalsLinks.ts";

const WAYS = ["owner", "category", "month", "goal"] as const;

interface CallTotalsProps {
  readonly items: CallList;
  readonly team: TeamCalls;
}

/** What the team's calls come to, by person, category or month, each figure leading to the calls that it is made of; or against goals. */
export function CallTotals({ items, team }: CallTotalsProps) {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const by = WAYS.find((way) => way === address.get("by")) ?? "owner";
  const choose = (way: (typeof WAYS)[number]) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (way === "owner") next.delete("by");
        else next.set("by", way);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={style["totals"]} data-testid="call-totals">
      <Segmented
        label={text("pipeline.totals.by")}
        value={by}
        options={WAYS.map((value) => ({ value, label: text(`pipeline.totals.way.${value}`) }))}
        onChange={choose}
      />
      {by === "goal" ? <TeamGoals items={items} people={team.people} /> : <TotalsTable items={items} by={by} />}
    </div>
  );
}

function TotalsTable({ items, by }: { readonly items: CallList; readonly by: TotalsBy }) {
  const text = useText();
  const formats = useFormats();
  const [address] = useSearchParams();
  const today = localToday();
  const groups = sorted(
    callGroups(items, (entry) => keyOf(entry, by), today),
    by,
  );
  const whole = callTotals(items, today);
  const names = namesOf(items, by, formats);
  const wallets = useCategoryGaps(items, by === "category");
  return (
    <>
      <ScrollFrame className={style["frame"]} label={text("pipeline.totals.label")}>
        <table aria-label={text("pipeline.totals.label")}>
          <TotalsHead by={by} gaps={wallets !== null} />
          <tbody>
            {groups.map((group) => (
              <TotalsRow
                key={group.key}
                totals={group}
                name={group.key === null ? text("calls.when.none") : (names.get(group.key) ?? group.key)}
                links={linksOf(address, by, group.key)}
                gap={wallets && <GapCell gap={wallets.gaps.get(group.key ?? "")} />}
              />
            ))}
          </tbody>
          <tfoot>
            <TotalsRow
              totals={whole}
              name={text("pipeline.totals.all")}
              links={linksOf(address, null, null)}
              gap={wallets && <td className={style["number"]}>{formats.money(toWin(wallets))}</td>}
            />
          </tfoot>
        </table>
      </ScrollFrame>
      <p className={style["note"]}>
        {by === "month" && `${text("pipeline.totals.months")} `}
        {wallets && `${text("pipeline.totals.gapNote", { year: formats.year(wallets.year) })} `}
        {whole.withoutDollars > 0 && text("pipeline.totals.without", { count: whole.withoutDollars })}
      </p>
    </>
  );
}

function TotalsHead({ by, gaps }: { readonly by: TotalsBy; readonly gaps: boolean }) {
  const text = useText();
  return (
    <thead>
      <tr>
        <th scope="col">{text(`pipeline.totals.head.${by}`)}</th>
        {(["open", "openDollars", "overdue", "won", "wonDollars"] as const).map((column) => (
          <th key={column} scope="col" className={style["number"]}>
            {text(`pipeline.totals.column.${column}`)}
          </th>
        ))}
        {gaps && (
          <th scope="col" className={style["number"]}>
            {text("pipeline.totals.column.gap")}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface TotalsRowProps {
  readonly totals: Totals;
  readonly name: string;
  readonly links: ReturnType<typeof linksOf>;
  /** The cell of the wallet's gap, where gaps are told. */
  readonly gap: ReactNode;
}

function TotalsRow({ totals, name, links, gap }: TotalsRowProps) {
  const formats = useFormats();
  const cells = [
    ["open", formats.count(totals.open), links.open],
    ["openDollars", formats.dollars(totals.openDollars), links.open],
    ["overdue", formats.count(totals.overdue), links.overdue],
    ["won", formats.count(totals.won), links.won],
    ["wonDollars", formats.dollars(totals.wonDollars), links.won],
  ] as const;
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {cells.map(([column, words, to]) => (
        <td
          key={column}
          className={style["number"]}
          data-alarm={(column === "overdue" && totals.overdue > 0) || undefined}
        >
          {totals[column] === 0 ? "–" : to === null ? words : <Link to={to}>{words}</Link>}
        </td>
      ))}
      {gap}
    </tr>
  );
}

/** What there is to win in all categories. */
function toWin({ gaps }: CategoryGaps): number {
  return [...gaps.values()].reduce((sum, { dollars }) => sum - dollars, 0);
}

/** What there is to win; it leads to the wallet that is farthest behind. */
function GapCell({ gap }: { readonly gap: CategoryGap | undefined }) {
  const formats = useFormats();
  if (!gap) return <td className={style["number"]}>–</td>;
  const { market, medium, subVertical } = gap.largest;
  return (
    <td className={style["number"]}>
      <Link to={`/share-wallet?${new URLSearchParams({ market, medium, focus: subVertical }).toString()}`}>
        {formats.money(-gap.dollars)}
      </Link>
    </td>
  );
}

/** An open call is of the month in which it is due, a won one of that in which it was won. */
function keyOf({ owner, subVertical, status, dueOn, closedAt }: CallEntry, by: TotalsBy): string | null {
  if (by === "owner") return owner.id;
  if (by === "category") return subVertical;
  const day = status === "won" && closedAt !== null ? localToday(new Date(closedAt)) : dueOn;
  return day?.slice(0, 7) ?? null;
}

/** Months as they come, those without one last; else what is worth most first. */
function sorted(groups: readonly CallGroup[], by: TotalsBy): readonly CallGroup[] {
  const worth = ({ openDollars, wonDollars }: CallGroup) => openDollars + wonDollars;
  return by === "month"
    ? groups.toSorted((a, b) => ((a.key ?? "~") < (b.key ?? "~") ? -1 : 1))
    : groups.toSorted((a, b) => worth(b) - worth(a) || b.open - a.open);
}

function namesOf(items: CallList, by: TotalsBy, formats: Formats): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap((entry): [string, string][] => {
      const key = keyOf(entry, by);
      if (key === null) return [];
      if (by === "owner") return [[key, entry.owner.name]];
      if (by === "category") return [[key, subVerticalName(key, formats.locale)]];
      return [[key, `${formats.monthName(Number(key.slice(5)))} ${key.slice(0, 4)}`]];
    }),
  );
}
