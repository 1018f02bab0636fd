import { type ReactNode, Suspense, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { MarketKind } from "#domain/markets/market.ts";
import { Figures } from "#ui/figures/Figures.tsx";
import { ByQuarter } from "#ui/filters/byQuarter.ts";
import { FilterBar } from "#ui/filters/FilterBar.tsx";
import { HeadPlacesContext, NO_PLACES } from "#ui/filters/headPlaces.ts";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { useRememberScreen } from "#ui/recent/useRememberScreen.ts";
import { ChangesHost } from "../changes/ChangesHost.tsx";
import { readYearWindow, YEARS, YearWindow } from "../years/yearWindow.ts";
import { ChartColours } from "./ChartColours.tsx";
import style from "./Frame.module.css";
import { PageRail } from "./PageRail.tsx";

interface SpendingScreenProps {
  /** What the screen is called, in its head; left out where what is shown has a title of its own. */
  readonly title?: ReactNode;
  /** Whether it shows amounts in several measures and beside other markets. */
  readonly compares?: boolean;
  /** The only markets it is about. */
  readonly kind?: MarketKind | undefined;
  /** Whether it shows quarters of a year. */
  readonly byQuarter?: boolean;
  /** What stands there until the wallets have come; as large as what comes. */
  readonly skeleton: ReactNode;
  /** Asks for its figures by `useSpendingOfAddress`, which suspends. */
  readonly children: ReactNode;
}

/** The frame of every screen of spending: its head in one line that stays, then its blocks, or what hinders them. */
export function SpendingScreen(props: SpendingScreenProps) {
  const { title, compares = true, kind, byQuarter = false, skeleton, children } = props;
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get(YEARS);
  const span = useMemo(() => readYearWindow(asked), [asked]);
  const [places, setPlaces] = useState(NO_PLACES);
  useRememberScreen();
  return (
    <ByQuarter value={byQuarter}>
      <ChartColours />
      <FilterBar title={title} compares={compares} kind={kind} onPlaces={setPlaces} />
      <HeadPlacesContext value={places}>
        <YearWindow value={span}>
          <div className={style["page"]}>
            <ProblemBoundary resetKey={pathname + search}>
              <Suspense fallback={skeleton}>
                <Figures>
                  <ChangesHost />
                  {children}
                  <PageRail />
                </Figures>
              </Suspense>
            </ProblemBoundary>
          </div>
        </YearWindow>
      </HeadPlacesContext>
    </ByQuarter>
  );
}
