import { useSearchParams } from "react-router";
import { NATION } from "#domain/markets/market.ts";
import { MONEY_PARTS, type MoneyPart } from "#domain/trackRecord/moneyPart.ts";

/** What the address asks to see: the nation's core money where it says nothing. */
export interface RecordChoice {
  readonly market: string;
  readonly part: MoneyPart;
}

export function useRecordChoice(): readonly [RecordChoice, (change: Partial<RecordChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const choice = {
    market: search.get("market") ?? NATION,
    part: MONEY_PARTS.find((part) => part === search.get("part")) ?? "core",
  };
  const change = (changed: Partial<RecordChoice>) => {
    const { market, part } = { ...choice, ...changed };
    const next = { ...(market !== NATION && { market }), ...(part !== "core" && { part }) };
    setSearch(next, { preventScrollReset: true });
  };
  return [choice, change];
}
