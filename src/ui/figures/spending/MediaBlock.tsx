import { memo, useCallback, useMemo } from "react";
import { mediaFigure } from "#documents/parts/mediaFigure.ts";
import { REST } from "#documents/parts/smallerMedia.ts";
import type { Spending } from "#documents/spending.ts";
import type { MediumSpend } from "#domain/spending/sections.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { Words } from "#language/words/words.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";

/** What the pointer learns about a medium: exact dollars, share, change, the nation, the range, and how settled it is. */
function mediaTip(row: MediumSpend, year: number, { text, formats, ...words }: Words): Tip {
  return {
    title: `${words.medium(row.medium)}, ${formats.year(year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(row.dollars)],
      [text("spending.column.share_percent"), formats.share(row.share)],
      [text("spending.column.growth_percent"), formats.growth(row.growth)],
      [text("spending.column.nation_share_percent"), formats.share(row.nationShare)],
      [text("spending.column.index"), formats.index(row.index)],
      [text("spending.column.per_capita"), formats.perCapita(row.perCapita)],
      ...(row.low === null
        ? []
        : [[text("spending.fact.range"), `${formats.money(row.low)} – ${formats.money(row.high)}`] as const]),
      [text("spending.fact.kind"), text(`spending.kind.${row.kind}`)],
    ],
  };
}

/** Which media the last bar stands for. */
function restTip(rest: readonly MediumSpend[], { text, formats, ...words }: Words): Tip {
  return {
    title: text("spending.moreMedia", { number: rest.length }),
    rows: rest.map((row) => [words.medium(row.medium), `${formats.money(row.dollars)} · ${formats.share(row.share)}`]),
  };
}

interface MediaBlockProps {
  readonly spending: Spending;
}

interface MediaSectionProps extends MediaBlockProps {
  readonly name: "mediaAdSpending" | "digitalAdSpending";
}

/** Spend by medium, largest first, each beside its share of the nation. */
export const MediaBlock = memo(({ spending }: MediaBlockProps) => (
  <MediaSection spending={spending} name="mediaAdSpending" />
));

/** The same over the digital media alone. */
export const DigitalMediaBlock = memo(({ spending }: MediaBlockProps) => (
  <MediaSection spending={spending} name="digitalAdSpending" />
));

function MediaSection({ spending, name }: MediaSectionProps) {
  const { view, words } = spending;
  const { text } = words;
  const shown = useMemo(() => mediaFigure(spending, name), [spending, name]);
  const { section, media } = shown;
  const nation = useMemo(() => spendingSections[`${name}Nationwide`].compute(view), [name, view]);
  const within = name === "digitalAdSpending" ? "digital" : "total";

  const tip = useCallback(
    (figure: string) => {
      if (figure === REST) return restTip(media.folded, words);
      const row = section.rows.find(({ medium }) => medium === figure.split(":")[0]);
      return row ? mediaTip(row, section.year, words) : null;
    },
    [section, media, words],
  );

  const nationCsv = useMemo(
    () => ({
      name: `${name}Nationwide` as const,
      label: text("figure.csvNation"),
      table: () => spendingSections[`${name}Nationwide`].table(nation),
    }),
    [name, text, nation],
  );
  return (
    <SpendingSection
      name={name}
      spending={spending}
      shown={shown}
      tip={tip}
      mainFigure={section.total === null ? null : within}
      alsoCsv={nationCsv}
    />
  );
}
