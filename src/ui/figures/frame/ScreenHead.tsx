import type { ReactNode } from "react";
import type { Scope } from "#domain/spending/scope.ts";
import { coverageText } from "#language/words/coverageText.ts";
import { quarterSaid } from "#documents/spendingFacts.ts";
import type { DownloadedScreen } from "../exports/downloadedScreen.ts";
import { ScreenDownload } from "../exports/ScreenDownload.tsx";
import { StoryButton } from "../oneSheet/StoryButton.tsx";
import { ScenarioBanner } from "../whatIf/ScenarioBanner.tsx";
import { ScenarioSelect } from "../whatIf/ScenarioSelect.tsx";
import style from "./ScreenHead.module.css";
import type { Spending } from "#documents/spending.ts";

interface ScreenHeadProps {
  /** Whose revision says which verticals are missing. */
  readonly spending: Spending;
  /** What kind of thing the screen is about, and where it belongs. */
  readonly kind?: ReactNode;
  readonly name: ReactNode;
  /** A sentence about it. */
  readonly line?: string | undefined;
  /** Facts below the name. */
  readonly children?: ReactNode;
  /** As which screen all its blocks can be taken away as one file; left out where they cannot. */
  readonly downloads?: DownloadedScreen;
  /** What one-sheets are about first, where the figures are of more. */
  readonly about?: Scope;
  /** Whether its figures can be those of a scenario. */
  readonly offersScenarios?: boolean;
  /** What stands at the other end: ways to its like, a map. */
  readonly aside?: ReactNode;
}

/** What a screen of spending is about, and of which verticals where not all are open to the reader. */
export function ScreenHead({
  spending,
  kind,
  name,
  line,
  children,
  downloads,
  about,
  offersScenarios,
  aside,
}: ScreenHeadProps) {
  const coverage = coverageText(spending.revision.subVerticals, spending.words);
  return (
    <>
      <header className={style["head"]} data-testid="screen-head">
        <div className={style["names"]}>
          {kind && <p className={style["kind"]}>{kind}</p>}
          <h1 className={style["name"]}>{name}</h1>
          {line && <p className={style["line"]}>{line}</p>}
          {children}
          <div className={style["tools"]}>
            {offersScenarios && <ScenarioSelect spending={spending} />}
            {spending.whatIf ? (
              <span className={style["note"]}>{spending.words.text("spending.whatIf.noFiles")}</span>
            ) : (
              <>
                {downloads && <ScreenDownload spending={spending} screen={downloads} />}
                <StoryButton spending={spending} about={about ?? spending.scope} />
              </>
            )}
          </div>
          {spending.divided && <p className={style["coverage"]}>{quarterSaid(spending)}</p>}
          {coverage && <p className={style["coverage"]}>{coverage}</p>}
        </div>
        {aside}
      </header>
      {offersScenarios && <ScenarioBanner spending={spending} />}
    </>
  );
}
