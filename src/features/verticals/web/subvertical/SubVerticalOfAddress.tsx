import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useShownScope } from "#ui/figures/frame/shownSpending.ts";
import type { Spending } from "#documents/spending.ts";
import { useSpendingOfAddress } from "#ui/figures/frame/useSpendingOfAddress.ts";
import { narrowView } from "#domain/spending/scope.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { askedSubVertical } from "./askedSubVertical.ts";
import { largestSubVertical } from "./largestSubVertical.ts";
import { SubVertical } from "./SubVertical.tsx";
import { SubVerticalHead } from "./SubVerticalHead.tsx";
import { SubVerticalMissing } from "./SubVerticalMissing.tsx";

/** The sub-vertical that the address names, or why it cannot be shown. */
export function SubVerticalOfAddress() {
  const market = useSpendingOfAddress({ offersScenarios: true });
  const [search] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const largest = useMemo(() => largestSubVertical(market.whole), [market]);
  const available = market.revision.subVerticals;
  const asked = askedSubVertical(search, { available, verticals: session.verticals, largest });
  const id = asked.kind === "shown" ? asked.id : null;
  const spending = useMemo((): Spending | null => {
    if (id === null) return null;
    const scope = { kind: "subVertical", id } as const;
    return { ...market, scope, view: narrowView(market.whole, scope) };
  }, [market, id]);
  useShownScope(spending?.scope ?? null);

  return (
    <>
      <SubVerticalHead spending={market} id={id} />
      {spending && id !== null ? (
        <SubVertical spending={spending} id={id} />
      ) : (
        <SubVerticalMissing spending={market} asked={asked} />
      )}
    </>
  );
}
