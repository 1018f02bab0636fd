import { memo, useCallback, useMemo } from "react";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { mediumCategories } from "#domain/localMedium/mediumCategories.ts";
import { categoriesBlock } from "#documents/parts/profile/categoriesBlock.ts";
import type { Spending } from "#documents/spending.ts";
import { subVerticalPath } from "#ui/address/subVerticalPath.ts";
import { explainPlain } from "../explainProfile.ts";
import { useMedium } from "../medium.ts";
import { ProfileSection } from "../ProfileSection.tsx";

interface CategoriesBlockProps {
  readonly spending: Spending;
}

/** The sub-verticals that spend most on the stations of a market, with the part of their money that is. */
export const CategoriesBlock = memo(function CategoriesBlock({ spending }: CategoriesBlockProps) {
  const medium = useMedium();
  const { view, words } = spending;
  const { text, formats } = words;
  const rows = useMemo(() => mediumCategories(view, medium), [view, medium]);
  const block = useMemo(() => categoriesBlock(rows, medium, spending), [rows, medium, spending]);
  const tip = useCallback(
    (id: string) => {
      const row = rows.find(({ subVertical }) => subVertical === id.split(":")[0]);
      if (!row) return null;
      return {
        title: `${words.subVertical(row.subVertical)}, ${formats.year(view.year)}`,
        rows: [
          [text("spending.column.vertical"), words.vertical(row.vertical)] as const,
          [text("spending.column.dollars"), formats.dollars(row.dollars)] as const,
          [text("spending.column.growth_percent"), formats.growth(row.growth)] as const,
          [text("marketProfile.categories.wallet"), formats.share(row.shareOfWallet)] as const,
          [text("marketProfile.categories.nationWallet"), formats.share(row.nationShareOfWallet)] as const,
        ],
      };
    },
    [rows, view.year, words, text, formats],
  );
  const explain = useCallback(
    (asked: Spending, id: string) => {
      const [subVertical = "", column = "dollars"] = id.split(":");
      const row = mediumCategories(asked.view, medium).find((one) => one.subVertical === subVertical);
      if (!row) return null;
      const written: Readonly<Record<string, string>> = {
        previous: formats.dollars(row.previous),
        growth: formats.growth(row.growth),
        shareOfWallet: formats.share(row.shareOfWallet),
        nationShareOfWallet: formats.share(row.nationShareOfWallet),
        index: formats.index(row.index),
      };
      const value = written[column] ?? formats.dollars(row.dollars);
      const filters = new URLSearchParams({ market: asked.market.id, year: String(asked.view.year) });
      return {
        ...explainPlain(asked, {
          subject: words.subVertical(subVertical),
          value,
          what: text("marketProfile.categories.what"),
          formula:
            column === "index" && row.index !== null
              ? {
                  words: text("marketProfile.explained.indexWords"),
                  values: text("marketProfile.explained.index", {
                    own: formats.share(row.shareOfWallet),
                    nation: formats.share(row.nationShareOfWallet),
                    value,
                  }),
                }
              : null,
          facts: [
            [text("spending.column.dollars"), formats.dollars(row.dollars)],
            [text("marketProfile.categories.wallet"), formats.share(row.shareOfWallet)],
            [text("marketProfile.categories.nationWallet"), formats.share(row.nationShareOfWallet)],
          ],
          money: true,
        }),
        way: { label: text("subVertical.open"), path: subVerticalPath(subVertical, filters) },
      };
    },
    [medium, words, text, formats],
  );
  return (
    <ProfileSection
      block={block}
      spending={spending}
      chart={<FigureChart figure={block} none={<p>{text("spending.listEmpty")}</p>} />}
      tip={tip}
      explain={explain}
      mainFigure={rows[0]?.subVertical ?? null}
    />
  );
});
