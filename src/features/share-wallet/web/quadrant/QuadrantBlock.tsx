import { memo, useCallback, useMemo } from "react";
import { quadrantFigure, stanceColumns } from "#documents/parts/wallet/quadrantFigure.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import type { Spending } from "#documents/spending.ts";
import { gapsTable } from "#domain/shareOfWallet/gapsTable.ts";
import { STANCES } from "#domain/shareOfWallet/stanceOf.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { explainShare } from "../explain/explainShare.ts";
import { gapTip } from "../gaps/gapTip.ts";
import { useWalletChoice } from "../useWalletChoice.ts";
import style from "./Quadrant.module.css";

interface StanceTableProps {
  readonly asked: ShareSpending;
  readonly caption: string;
}

/** The quadrant as a table: what to do, and by which figures. */
function StanceTable({ asked, caption }: StanceTableProps) {
  const columns = useMemo(() => stanceColumns(asked), [asked]);
  return (
    <DataTable caption={caption} columns={columns} rows={asked.share.rows} rowId={({ subVertical }) => subVertical} />
  );
}

const HEIGHT = 480;

/** The sub-verticals by how fast their wallet grows and how strong one's own share of it is: where to attack, defend, harvest, watch. */
export const QuadrantBlock = memo(function QuadrantBlock({ asked }: { readonly asked: ShareSpending }) {
  const { spending, share, question } = asked;
  const { text } = spending.words;
  const figure = useMemo(() => quadrantFigure(asked), [asked]);
  const choice = useWalletChoice(question);
  const explain = useCallback(
    (from: Spending, id: string) => explainShare(askAgain(from, question), id.includes(":") ? id : `${id}:index`),
    [question],
  );
  const tip = useCallback((id: string) => gapTip(asked, id), [asked]);
  const files = useMemo(() => [{ name: "shareOfWallet", table: () => gapsTable(share) }], [share]);
  const first = share.rows.find(({ stance }) => stance === "attack") ?? share.rows[0];
  return (
    <BlockSection
      name="quadrant"
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={
        <>
          <FigureChart figure={figure} height={HEIGHT} none={<p>{text("shareWallet.headline.quadrantUnknown")}</p>} />
          <dl className={style["stances"]}>
            {STANCES.map((stance) => (
              <div key={stance}>
                <dt>{text(`shareWallet.stance.${stance}`)}</dt>
                <dd>{text(`shareWallet.stanceMeans.${stance}`)}</dd>
              </div>
            ))}
          </dl>
        </>
      }
      alt={figure.alt}
      table={<StanceTable asked={asked} caption={figure.measure} />}
      tip={tip}
      explain={explain}
      mainFigure={first ? `${first.subVertical}:index` : null}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
});
