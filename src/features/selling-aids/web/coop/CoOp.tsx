import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { coOpTable, nextDeadline } from "#domain/sellingAids/coOp.ts";
import { DAYS_AHEAD } from "#domain/sellingAids/seasonPlan.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { ListedProgram } from "../../contract/coOp.ts";
import { localToday } from "../localToday.ts";
import style from "./CoOp.module.css";
import { CoOpFileDialog } from "./CoOpFileDialog.tsx";
import { CoOpListsDialog } from "./CoOpListsDialog.tsx";
import { coOpQuery } from "./coOpQuery.ts";

/** What makers pay towards their dealers' advertising, and by when it must be claimed. */
export function CoOp() {
  const text = useText();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(coOpQuery());
  const { data: session } = useSuspenseQuery(sessionQuery());
  const [today] = useState(() => localToday());
  const [importing, setImporting] = useState(false);
  const [looking, setLooking] = useState(false);
  const columns = useMemo(() => coOpColumns(text, formats, today), [text, formats, today]);
  const list = useListView(columns);
  return (
    <div className={style["coop"]}>
      {data && <Deadlines programs={data} today={today} />}
      <ListTable
        name="co-op-programs"
        caption={text("sellingAids.tabs.coop")}
        columns={columns}
        rows={data}
        rowId={({ maker, products, own }) => `${maker}\u0000${products}\u0000${own}`}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ example: "coop", title: text("sellingAids.coop.none.what"), hint: text("sellingAids.coop.none.why") }}
        file={(rows) => coOpTable(rows)}
        actions={
          session.role === "Administrator" && (
            <>
              <ActionButton onClick={() => setLooking(true)}>{text("sellingAids.coop.lists.open")}</ActionButton>
              <ActionButton onClick={() => setImporting(true)}>{text("sellingAids.coop.import.open")}</ActionButton>
            </>
          )
        }
      />
      {looking && <CoOpListsDialog onClose={() => setLooking(false)} />}
      {importing && <CoOpFileDialog onClose={() => setImporting(false)} />}
    </div>
  );
}

/** What has to be claimed in the days ahead, soonest first. */
function Deadlines({ programs, today }: { readonly programs: readonly ListedProgram[]; readonly today: string }) {
  const text = useText();
  const formats = useFormats();
  const due = programs
    .flatMap((program) => {
      const next = program.deadline === null ? null : nextDeadline(program.deadline, today);
      return next && next.days <= DAYS_AHEAD ? [{ ...program, ...next }] : [];
    })
    .toSorted((a, b) => a.days - b.days);
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="co-op-deadlines" className={style["deadlines"]}>
      <h2 id="co-op-deadlines">{text("sellingAids.coop.ahead", { days: formats.count(DAYS_AHEAD) })}</h2>
      <ul>
        {due.map(({ maker, products, day, days, paysPercent }) => (
          <li key={`${maker} ${products}`}>
            <strong>{maker}</strong>
            <span>{products}</span>
            <span>
              {formats.date(`${day}T12:00:00`)} ·{" "}
              {text("sellingAids.season.in", { count: days, number: formats.count(days) })} ·{" "}
              {text("sellingAids.coop.paysPart", { percent: formats.percent(paysPercent) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a program says, a column each. Deadlines are the next day that they fall on. */
function coOpColumns(text: TFunction, formats: Formats, today: string): readonly ListColumn<ListedProgram>[] {
  const due = ({ deadline }: ListedProgram) => (deadline === null ? null : nextDeadline(deadline, today));
  const head = (
    key: "maker" | "products" | "pays" | "accrual" | "media" | "deadline" | "contact" | "source" | "whose",
  ) => text(`sellingAids.coop.${key}`);
  return [
    {
      key: "maker",
      head: head("maker"),
      kind: "text",
      value: ({ maker }) => maker,
      width: 190,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "products",
      head: head("products"),
      kind: "text",
      value: ({ products }) => products,
      width: 240,
      narrow: "note",
    },
    {
      key: "pays",
      head: head("pays"),
      kind: "number",
      value: ({ paysPercent }) => paysPercent,
      cell: ({ paysPercent }) => formats.percent(paysPercent),
      width: 90,
      narrow: "end",
    },
    {
      key: "accrual",
      head: head("accrual"),
      kind: "number",
      value: ({ accrualPercent }) => accrualPercent,
      cell: ({ accrualPercent }) => formats.percent(accrualPercent),
      width: 100,
    },
    {
      key: "media",
      head: head("media"),
      kind: "choice",
      value: ({ media }) => media,
      options: MEDIA.map(({ id }) => ({ value: id, label: mediumName(id, formats.locale) })),
      width: 260,
    },
    {
      key: "deadline",
      head: head("deadline"),
      kind: "date",
      value: (program) => due(program)?.day ?? null,
      cell: (program) => {
        const next = due(program);
        return next ? formats.date(`${next.day}T12:00:00`) : text("sellingAids.coop.noDeadline");
      },
      width: 130,
    },
    { key: "contact", head: head("contact"), kind: "text", value: ({ contact }) => contact || null, width: 150 },
    {
      key: "source",
      head: head("source"),
      kind: "text",
      value: ({ source }) => source || null,
      cell: ({ source, sample }) => (sample ? text("shell.sample") : source),
      width: 130,
    },
    {
      key: "whose",
      head: head("whose"),
      kind: "choice",
      value: ({ own }) => (own ? "own" : "all"),
      options: (["all", "own"] as const).map((value) => ({ value, label: text(`sellingAids.coop.of.${value}`) })),
      width: 150,
      hidden: true,
    },
  ];
}
