import { memo, useCallback, useMemo } from "react";
import { gapsTable } from "#domain/shareOfWallet/gapsTable.ts";
import { STANCES } from "#domain/shareOfWallet/stanceOf.ts";
import { listedFocus } from "#domain/shareOfWallet/focus.ts";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { explainShare } from "../explain/explainShare.ts";
import { gapTip } from "../gaps/gapTip.ts";
import { askAgain, type ShareSpending } from "../shareSpending.ts";
import { quadrantHeadline } from "../words/walletHeadline.ts";
import { benchmarkName, focusName } from "../words/walletWords.ts";
import { quadrantChart } from "./quadrantChart.ts";
import { Quadrant } from "./Quadrant.tsx";
import style from "./Quadrant.module.css";
import { StanceTable } from "./StanceTable.tsx";

/** The sub-verticals by how fast their wallet grows and how strong one's own share of it is: where to attack, defend, harvest, watch. */
export const QuadrantBlock = memo(function QuadrantBlock({ asked }: { readonly asked: ShareSpending }) {
  const { spending, share, question } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const line = text("shareWallet.line.quadrant", {
    focus: focusName(listedFocus(question.focus), share.market, words),
    benchmark: benchmarkName(question.benchmark, words),
    year: formats.year(share.year),
    growth: formats.growth(share.growthLine),
  });
  const explain = useCallback(
    (from: Spending, figure: string) =>
      explainShare(askAgain(from, question), figure.includes(":") ? figure : `${figure}:index`),
    [question],
  );
  const tip = useCallback((figure: string) => gapTip(asked, figure), [asked]);
  const exportChart = useCallback(() => quadrantChart(asked), [asked]);
  const files = useMemo(() => [{ name: "shareOfWallet", table: () => gapsTable(share) }], [share]);
  const counts = STANCES.map((stance) =>
    text("shareWallet.alt.stance", {
      stance: text(`shareWallet.stance.${stance}`),
      number: formats.count(share.rows.filter((row) => row.stance === stance).length),
    }),
  );
  const first = share.rows.find(({ stance }) => stance === "attack") ?? share.rows[0];
  return (
    <BlockSection
      name="quadrant"
      spending={spending}
      headline={quadrantHeadline(asked)}
      measure={line}
      chart={
        <>
          <Quadrant asked={asked} />
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
      alt={text("shareWallet.alt.quadrant", { line, counts: formats.list(counts) })}
      table={<StanceTable asked={asked} caption={line} />}
      tip={tip}
      explain={explain}
      mainFigure={first ? `${first.subVertical}:index` : null}
      files={files}
      exportChart={exportChart}
    />
  );
});
