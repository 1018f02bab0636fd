import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import type { LocalMedium } from "#domain/localMedium/localMedium.ts";
import type { ProfileFigure, ProfileFigureName } from "#domain/demographics/profileFigures.ts";
import { NATION } from "#domain/markets/market.ts";
import { fineShare } from "#language/fineShare.ts";
import { type KeyFigure, toneOf } from "#documents/parts/keyFigure.ts";
import { figureName } from "#documents/parts/profile/statsBlock.ts";
import { profileValue } from "#documents/parts/profile/profileText.ts";
import type { Spending } from "#documents/spending.ts";
import { explainFigure } from "../explainProfile.ts";
import { useMedium } from "../medium.ts";
import { profileStatsQuery } from "../profileQueries.ts";

/** What stands at the head, the first that are known. */
const SHOWN: Readonly<Record<LocalMedium, readonly ProfileFigureName[]>> = {
  tv: [
    "tvHomes",
    "population",
    "medianHouseholdIncome",
    "retailPerHousehold",
    "adPerRetail",
    "households",
    "medianAge",
  ],
  radio: [
    "persons12plus",
    "population",
    "medianHouseholdIncome",
    "retailPerHousehold",
    "adPerRetail",
    "households",
    "medianAge",
  ],
};
const MOST = 5;
/** A smaller part of the nation than this is told in hundredths of a percent. */
const SMALL = 0.01;

interface ProfileFiguresProps {
  readonly spending: Spending;
}

/** The handful of figures at the head of a market's profile. */
export const ProfileFigures = memo(({ spending }: ProfileFiguresProps) => (
  <LateBlock>
    <Strip spending={spending} />
  </LateBlock>
));

function Strip({ spending }: ProfileFiguresProps) {
  const medium = useMedium();
  const { revision, market, view, words } = spending;
  const { data: stats } = useSuspenseQuery(profileStatsQuery(revision.id, market.id, view.year));
  const figures = useMemo(
    () =>
      SHOWN[medium]
        .flatMap((name) => stats.filter(({ figure, value }) => figure === name && value !== null))
        .slice(0, MOST)
        .map((figure) => keyFigure(figure, spending)),
    [medium, stats, spending],
  );
  const explain = useCallback((figure: string) => explainFigure(stats, spending, figure), [stats, spending]);
  return <FigureStrip label={words.text("marketProfile.key.label")} figures={figures} explain={explain} />;
}

/** Its growth where a series tells it, else its place against the nation. */
function keyFigure(figure: ProfileFigure, { words, market }: Spending): KeyFigure<ProfileFigureName> {
  const { text, formats } = words;
  const { past, index, nationShare, unit, value } = figure;
  const isNation = market.id === NATION;
  const counted = unit === "persons" || unit === "households";
  let note = "";
  if (past && unit !== "dollars")
    note = text("marketProfile.key.growth", { growth: formats.growth(past.change), year: formats.year(past.from) });
  else if (!isNation && index !== null) note = text("marketProfile.key.index", { index: formats.index(index) });
  else if (!isNation && nationShare !== null)
    note = text("marketProfile.key.ofNation", {
      share: nationShare < SMALL ? fineShare(nationShare, formats) : formats.share(nationShare),
    });
  return {
    id: figure.figure,
    label: figureName(figure.figure, words),
    value: counted ? formats.people(value) : profileValue(unit, value, words),
    note,
    tone: past && unit !== "dollars" ? toneOf(past.change) : undefined,
  };
}
