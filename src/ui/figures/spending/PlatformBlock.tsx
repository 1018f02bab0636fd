import { memo, useCallback, useMemo } from "react";
import { yearKind } from "#domain/yearKind.ts";
import { platformFigure } from "#documents/parts/platformFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";

/** Digital spending by who sells it; a modelled cut through the same money, and it says so. */
export const PlatformBlock = memo(function PlatformBlock({ spending }: { readonly spending: Spending }) {
  const { words, revision, view } = spending;
  const { text, formats } = words;
  const shown = useMemo(() => platformFigure(spending), [spending]);
  const { section } = shown;
  const kind = yearKind(view.provenance, revision.years.indexOf(section.year));

  const tip = useCallback(
    (figure: string) => {
      const row = section.rows.find(({ platform }) => platform === figure.split(":")[0]);
      if (!row) return null;
      return {
        title: `${words.platform(row.platform)}, ${formats.year(section.year)}`,
        rows: [
          [text("spending.column.dollars"), formats.dollars(row.dollars)],
          [text("spending.column.share_percent"), formats.share(row.share)],
          [text("spending.column.growth_percent"), formats.growth(row.growth)],
          [text("spending.fact.kind"), `${text(`spending.kind.${kind}`)}, ${text("spending.basis.modelled")}`],
        ] as const,
      };
    },
    [section, words, formats, text, kind],
  );
  return (
    <SpendingSection
      name="digitalSpendingByPlatform"
      spending={spending}
      shown={shown}
      tip={tip}
      mainFigure={section.rows[0]?.platform ?? null}
    />
  );
});
