import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useText } from "#language/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { MarketsPicker } from "#ui/form/MarketsPicker.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { CountiesPicker } from "./CountiesPicker.tsx";
import type { MarketDraft } from "./marketDraft.ts";

interface MemberFieldsProps {
  readonly draft: MarketDraft;
  readonly isAdministrator: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<MarketDraft>) => void;
}

/** The markets and counties that make up a custom market. */
export function MemberFields({ draft, isAdministrator, error, onChange }: MemberFieldsProps) {
  const text = useText();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const offered = useMemo(
    () => markets.filter(({ kind }) => kind === "tv" || kind === "radio").map(({ id }) => id),
    [markets],
  );
  return (
    <>
      <FieldGroup label={text("customMarkets.markets")} hint={text("customMarkets.marketsHint")} error={error}>
        <MarketsPicker
          value={draft.markets}
          offered={offered}
          onChange={(picked) => onChange({ markets: [...picked] })}
        />
      </FieldGroup>
      <FieldGroup
        label={text("customMarkets.counties")}
        hint={text(isAdministrator ? "customMarkets.countiesHint" : "customMarkets.ownCountiesHint")}
      >
        <CountiesPicker
          value={draft.counties}
          everywhere={isAdministrator}
          onChange={(counties) => onChange({ counties })}
        />
      </FieldGroup>
    </>
  );
}
