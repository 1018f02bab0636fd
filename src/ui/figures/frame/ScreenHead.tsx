import { type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import type { Scope } from "#domain/spending/scope.ts";
import { coverageText } from "#language/words/coverageText.ts";
import { quarterSaid } from "#documents/spendingFacts.ts";
import { HeadPlacesContext } from "#ui/filters/headPlaces.ts";
import type { DownloadedScreen } from "../exports/downloadedScreen.ts";
import { ScreenDownload } from "../exports/ScreenDownload.tsx";
import { StoryHost } from "../oneSheet/StoryHost.tsx";
import { ScenarioBanner } from "../whatIf/ScenarioBanner.tsx";
import { ScenarioSelect } from "../whatIf/ScenarioSelect.tsx";
import style from "./ScreenHead.module.css";
import type { Spending } from "#documents/spending.ts";

interface ScreenHeadProps {
  /** Whose revision says which verticals are missing. */
  readonly spending: Spending;
  /** What the screen is called, where that is known with its figures alone. */
  readonly name?: ReactNode;
  /** Beside its name: ways to its like. */
  readonly beside?: ReactNode;
  /** As which screen all its blocks can be taken away as one file; left out where they cannot. */
  readonly downloads?: DownloadedScreen;
  /** What one-sheets are about first, where the figures are of more. */
  readonly about?: Scope;
  /** Whether its figures can be those of a scenario. */
  readonly offersScenarios?: boolean;
  /** What has to be said above the figures. */
  readonly children?: ReactNode;
}

/** Fills the head with what a screen of spending knows of itself, and says what has to be said above its figures, where anything has. */
export function ScreenHead({
  spending,
  name,
  beside,
  downloads,
  about = spending.scope,
  offersScenarios = false,
  children,
}: ScreenHeadProps) {
  const places = use(HeadPlacesContext);
  const { whatIf, words } = spending;
  const coverage = coverageText(spending.revision.subVerticals, words);
  return (
    <>
      {places.name && name && createPortal(name, places.name)}
      {places.beside && beside && createPortal(beside, places.beside)}
      {places.data && offersScenarios && createPortal(<ScenarioSelect spending={spending} />, places.data)}
      {places.tools && !whatIf && createPortal(<ScreenDownload spending={spending} screen={downloads} />, places.tools)}
      {!whatIf && <StoryHost spending={spending} about={about} />}
      {children}
      {spending.divided && <p className={style["note"]}>{quarterSaid(spending)}</p>}
      {coverage && <p className={style["note"]}>{coverage}</p>}
      {offersScenarios && <ScenarioBanner spending={spending} />}
    </>
  );
}
