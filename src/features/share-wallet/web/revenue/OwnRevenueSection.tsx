import { IconArrowBackUp, IconDownload, IconLock, IconTrash, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense, useCallback, useId, useMemo, useState } from "react";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { NATION } from "#domain/markets/market.ts";
import { revenueTable } from "#domain/ownRevenue/revenueTable.ts";
import { listedFocus, writeFocus } from "#domain/shareOfWallet/focus.ts";
import { narrowWallet } from "#domain/spending/scope.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { putCells, removeAll, undo } from "./changeOwnRevenue.ts";
import { marketMoney } from "./marketMoney.ts";
import { ownRevenueQuery } from "./ownRevenueQuery.ts";
import style from "./OwnRevenueSection.module.css";
import { type GridEdit, type GridPeriod, gridRows } from "./revenueGrid.ts";
import { RevenueGrid } from "./RevenueGrid.tsx";

/** A file to fill in: a row for each sub-vertical, under the names that an upload reads. */
function revenueTemplate(market: string, medium: string, year: number, subVerticals: readonly string[]): string {
  const { columns, rows } = revenueTable(
    subVerticals.map((subVertical) => ({ market, medium, subVertical, year, month: null, dollars: 0 })),
  );
  // An empty amount, so that nobody takes a nought along for what was never filled in.
  return csvFile({ columns, rows: rows.map((cells) => [...cells.slice(0, -1), null]) });
}

// Uploading is rare, and its part of the script waits until it is wanted.
const UploadDialog = lazy(() => import("./UploadDialog.tsx"));

const CSV = "text/csv;charset=utf-8";

/** What the organisation sells itself: typed, pasted or uploaded, and nobody else's business. */
export const OwnRevenueSection = memo(function OwnRevenueSection({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question } = asked;
  const { words, whole } = spending;
  const { text, formats } = words;
  const heading = useId();
  const market = spending.market.id;
  const { year } = spending.view;
  const { medium } = question;
  const revenue = useQuery({ ...ownRevenueQuery(market), enabled: market !== NATION });
  const [chosen, setPeriod] = useState<GridPeriod | null>(null);
  /** The oldest first; one that the API has not answered yet can be taken back as well. */
  const [changes, setChanges] = useState<readonly Promise<string | null>[]>([]);
  const [uploading, setUploading] = useState(false);

  const focus = useMemo(() => narrowWallet(whole.own.wallet, listedFocus(question.focus)), [whole, question.focus]);
  const cells = useMemo(
    () => (revenue.data ?? []).filter((cell) => cell.medium === medium && cell.year === year),
    [revenue.data, medium, year],
  );
  const rows = useMemo(() => gridRows(focus.subVerticals, cells), [focus, cells]);
  const money = useMemo(() => marketMoney(focus, medium, year), [focus, medium, year]);
  const period = chosen ?? (cells.some(({ month }) => month !== null) ? "months" : "year");

  const edit = useCallback(
    async (edits: readonly GridEdit[]) => {
      const change = putCells({ market, medium, year }, edits);
      setChanges((before) => [...before, change]);
      if ((await change) === null) setChanges((before) => before.filter((other) => other !== change));
    },
    [market, medium, year],
  );
  const takeBack = useCallback(async () => {
    const last = changes.at(-1);
    if (last === undefined) return;
    setChanges((before) => before.filter((other) => other !== last));
    const change = await last;
    if (change !== null && !(await undo(market, change))) setChanges((before) => [...before, last]);
  }, [market, changes]);
  const fileName = (kind: string) => `${market}-${medium}-${year}-${kind}.csv`;
  const sold = cells.reduce((sum, { dollars }) => sum + dollars, 0);
  const caption = text("ownRevenue.caption", { medium: words.medium(medium), year: formats.year(year) });

  return (
    <section id="ownRevenue" aria-labelledby={heading} className={style["section"]}>
      <header className={style["head"]}>
        <h3 id={heading}>
          {cells.length > 0
            ? text("ownRevenue.headline", {
                money: formats.money(sold),
                medium: words.medium(medium),
                year: formats.year(year),
              })
            : text("ownRevenue.headlineNone")}
        </h3>
        <p className={style["private"]}>
          <IconLock size={16} stroke={1.8} aria-hidden="true" />
          {text("ownRevenue.private")}
        </p>
      </header>
      {contents()}
      {uploading && (
        <Suspense>
          <UploadDialog market={market} medium={medium} words={words} onClose={() => setUploading(false)} />
        </Suspense>
      )}
    </section>
  );

  function contents() {
    if (viewAsGrant())
      return <EmptyState title={text("ownRevenue.closed.title")} hint={text("ownRevenue.closed.hint")} />;
    if (market === NATION)
      return (
        <EmptyState example="spenders" title={text("ownRevenue.nation.title")} hint={text("ownRevenue.nation.hint")} />
      );
    if (revenue.isError) return <ErrorState reason={revenue.error} onRetry={() => void revenue.refetch()} />;
    return (
      <>
        <div className={style["tools"]}>
          <Segmented
            label={text("ownRevenue.period")}
            value={period}
            options={[
              { value: "year", label: text("ownRevenue.byYear") },
              { value: "months", label: text("ownRevenue.byMonth") },
            ]}
            onChange={setPeriod}
          />
          <ActionButton tone="main" onClick={() => setUploading(true)}>
            <IconUpload size={16} aria-hidden="true" />
            {text("ownRevenue.upload")}
          </ActionButton>
          <ActionButton
            onClick={() =>
              saveFile(fileName("template"), CSV, revenueTemplate(market, medium, year, focus.subVerticals))
            }
          >
            <IconDownload size={16} aria-hidden="true" />
            {text("ownRevenue.template")}
          </ActionButton>
          {(revenue.data ?? []).length > 0 && (
            <ActionButton
              onClick={() => saveFile(`${market}-own-revenue.csv`, CSV, csvFile(revenueTable(revenue.data ?? [])))}
            >
              <IconDownload size={16} aria-hidden="true" />
              {text("ownRevenue.export")}
            </ActionButton>
          )}
          {changes.length > 0 && (
            <ActionButton onClick={() => void takeBack()}>
              <IconArrowBackUp size={16} aria-hidden="true" />
              {text("ownRevenue.undo")}
            </ActionButton>
          )}
          {cells.length > 0 && (
            <ActionButton onClick={() => void removeAll({ market, medium, year })}>
              <IconTrash size={16} aria-hidden="true" />
              {text("ownRevenue.removeAll")}
            </ActionButton>
          )}
        </div>
        <p className={style["how"]}>{text("ownRevenue.how")}</p>
        <RevenueGrid
          key={`${market} ${medium} ${year} ${period} ${writeFocus(question.focus)}`}
          caption={caption}
          medium={words.medium(medium)}
          rows={rows}
          period={period}
          market={money}
          words={words}
          onEdit={(edits) => void edit(edits)}
          onUndo={() => void takeBack()}
        />
      </>
    );
  }
});
