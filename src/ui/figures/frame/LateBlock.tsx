import { type ReactNode, Suspense } from "react";
import { useText } from "#language/useText.ts";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import style from "./LateBlock.module.css";

/** Stands around a block that asks for more than wallets: it may come later than the others, or fail without them. */
export function LateBlock({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <ProblemBoundary>
      <Suspense
        fallback={
          <output className={style["waiting"]} aria-label={text("verticals.loadingBlock")}>
            <Skeleton width="60%" height="22px" />
            <Skeleton width="40%" height="14px" />
            <Skeleton width="100%" height="280px" />
          </output>
        }
      >
        {children}
      </Suspense>
    </ProblemBoundary>
  );
}
