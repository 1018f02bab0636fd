import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { coOpTable, nextDeadline } from "#domain/sellingAids/coOp.ts";
import { DAYS_AHEAD } from "#domain/sellingAids/seasonPlan.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { ListedProgram } from "../../contract/coOp.ts";
import { localToday } from "../localToday.ts";
import style from "./CoOp.module.css";
import { CoOpFileDialog } from "./CoOpFileDialog.tsx";
import { CoOpListsDialog } from "./CoOpListsDialog.tsx";
import { coOpColumns } from "./coOpColumns.tsx";
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
        empty={{ title: text("sellingAids.coop.none.what"), hint: text("sellingAids.coop.none.why") }}
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
