import { memo, useCallback, useMemo } from "react";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { mediaFigure } from "#documents/parts/mediaFigure.ts";
import { REST } from "#documents/parts/smallerMedia.ts";
import type { Spending } from "#documents/spending.ts";
import { SpendingSection } from "../frame/SpendingSection.tsx";
import { mediaTip, restTip } from "./mediaTip.ts";

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
  const { section } = shown;
  const nation = useMemo(() => spendingSections[`${name}Nationwide`].compute(view), [name, view]);
  const within = name === "digitalAdSpending" ? "digital" : "total";

  const tip = useCallback(
    (figure: string) => {
      if (figure === REST) return restTip(section, words);
      const row = section.rows.find(({ medium }) => medium === figure.split(":")[0]);
      return row ? mediaTip(row, section.year, words) : null;
    },
    [section, words],
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
