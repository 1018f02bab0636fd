import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { CHANGES_PARAMETER } from "#ui/address/changesAddress.ts";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { ChangesSkeleton } from "./ChangesSkeleton.tsx";

// Few open it, and not every day.
const ChangesSection = lazy(() => import("./ChangesSection.tsx"));

/** What changed between two revisions, above the figures of any screen, when the address asks for it. */
export function ChangesHost() {
  const text = useText();
  const [search] = useSearchParams();
  const asked = search.get(CHANGES_PARAMETER);
  if (asked === null) return null;
  return (
    <ProblemBoundary resetKey={asked}>
      <h2 className="visually-hidden">{text("changes.open")}</h2>
      <Suspense fallback={<ChangesSkeleton />}>
        <ChangesSection />
      </Suspense>
    </ProblemBoundary>
  );
}
