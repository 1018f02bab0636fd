import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import type { MarketKind } from "#domain/markets/market.ts";
import { Figures } from "#ui/figures/Figures.tsx";
import { ByQuarter } from "#ui/filters/byQuarter.ts";
import { FilterBar } from "#ui/filters/FilterBar.tsx";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { useRememberScreen } from "#ui/recent/useRememberScreen.ts";
import { ChangesHost } from "../changes/ChangesHost.tsx";
import { ChartColours } from "./ChartColours.tsx";
import style from "./Frame.module.css";

interface SpendingScreenProps {
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

/** The frame of every screen of spending: filters in one line, then its blocks, or what hinders them. */
export function SpendingScreen({ compares = true, kind, byQuarter = false, skeleton, children }: SpendingScreenProps) {
  const [search] = useSearchParams();
  useRememberScreen();
  return (
    <ByQuarter value={byQuarter}>
      <ChartColours />
      <FilterBar compares={compares} kind={kind} />
      <div className={style["page"]}>
        <ProblemBoundary resetKey={String(search)}>
          <Suspense fallback={skeleton}>
            <Figures>
              <ChangesHost />
              {children}
            </Figures>
          </Suspense>
        </ProblemBoundary>
      </div>
    </ByQuarter>
  );
}
