import { type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import type { MarketKind } from "#domain/markets/market.ts";
import { Figures } from "#ui/figures/Figures.tsx";
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
  /** What stands there until the wallets have come; as large as what comes. */
  readonly skeleton: ReactNode;
  /** Asks for its figures by `useSpendingOfAddress`, which suspends. */
  readonly children: ReactNode;
}

/** The frame of every screen of spending: filters in one line, then its blocks, or what hinders them. */
export function SpendingScreen({ compares = true, kind, skeleton, children }: SpendingScreenProps) {
  const [search] = useSearchParams();
  useRememberScreen();
  return (
    <>
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
    </>
  );
}
