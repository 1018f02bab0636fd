import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { memo, useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { gapsTable } from "#domain/shareOfWallet/gapsTable.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import type { Spending } from "#documents/spending.ts";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { plainLetters } from "#domain/plainLetters.ts";
import { explainShare } from "../explain/explainShare.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { gapColumns } from "./gapColumns.tsx";
import { gapTip } from "./gapTip.ts";
import { gapsFigure } from "#documents/parts/wallet/gapsFigure.ts";
import { type GapLine, gapTotals, mixText } from "#documents/parts/wallet/gapTotals.ts";
import { useWalletChoice } from "../useWalletChoice.ts";
import style from "./GapsBlock.module.css";

/** Every sub-vertical by what the benchmark would be worth in it. */
export const GapsBlock = memo(function GapsBlock({ asked }: { readonly asked: ShareSpending }) {
  const { spending, share, question } = asked;
  const { words } = spending;
  const { text } = words;
  const [typed, setTyped] = useState("");
  const [search] = useSearchParams();
  const wanted = plainLetters(typed.trim());
  const rows = useMemo(
    () =>
      wanted === ""
        ? share.rows
        : share.rows.filter(({ subVertical, vertical }) =>
            plainLetters(`${words.subVertical(subVertical)} ${words.vertical(vertical)}`).includes(wanted),
          ),
    [share, wanted, words],
  );
  const columns = useMemo(() => gapColumns(asked, search), [asked, search]);
  const totals = useMemo((): GapLine[] => [gapTotals(rows)], [rows]);
  const files = useMemo(() => [{ name: "shareOfWallet", table: () => gapsTable(share) }], [share]);
  const explain = useCallback((from: Spending, id: string) => explainShare(askAgain(from, question), id), [question]);
  const tip = useCallback((id: string) => gapTip(asked, id), [asked]);
  const figure = useMemo(() => gapsFigure(asked), [asked]);
  const choice = useWalletChoice(question);
  const mix = mixText(asked);
  return (
    <BlockSection
      name="subVerticalGaps"
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      opensWith="table"
      chart={<FigureChart figure={figure} none={<p>{text("shareWallet.headline.gapsNone")}</p>} />}
      alt={figure.alt}
      table={
        <>
          <TextInput
            className={style["search"] ?? ""}
            aria-label={text("shareWallet.search")}
            placeholder={text("shareWallet.search")}
            leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {rows.length === 0 ? (
            <p>{text("shareWallet.nothingFound", { search: typed })}</p>
          ) : (
            <DataTable<GapLine>
              caption={figure.measure}
              columns={columns}
              rows={rows}
              totals={totals}
              rowId={({ subVertical }) => subVertical}
              current="gapDollars"
            />
          )}
          {mix && wanted === "" && <p className={style["note"]}>{mix}</p>}
          <p className={style["note"]}>{text("shareWallet.scoreNote")}</p>
        </>
      }
      tip={tip}
      explain={explain}
      mainFigure={share.rows[0] ? `${share.rows[0].subVertical}:gapDollars` : null}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
});
