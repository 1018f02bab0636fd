import { copyValue } from "../copyLine.ts";
import type { LayoutContext } from "../layout.ts";
import { MarketMatcher } from "./matchMarket.ts";
import { Remembered } from "../remembered.ts";

export interface TvMarket {
  readonly id: string;
  /** Its position among the known markets, for dense keys. */
  readonly at: number;
  readonly copy: string;
}

/** Reads a row's TV market by code or name; null after a problem has been noted. Files run to millions of rows, so cells seen before are looked up as they stand. */
export function tvMarketReader({
  row,
  geography,
  problems,
}: LayoutContext): (() => TvMarket | null) & { readonly ids: readonly string[] } {
  const matcher = new MarketMatcher("tv", geography.markets);
  if (matcher.known.length === 0) {
    problems.add(
      { line: null },
      "no-geography",
      () => "No TV markets are known yet, so no market code can be checked. Import markets-tv first.",
    );
    return Object.assign(() => null, { ids: [] });
  }
  const known = new Map(matcher.known.map(({ id }, at) => [id, { id, at, copy: copyValue(id) }]));
  const [code, name, type] = [row.position("market_code"), row.position("market_name"), row.position("market_type")];
  const remembered = new Remembered<Remembered<TvMarket>>();

  const read = () => {
    const codeCell = code < 0 ? "" : (row.cells[code] ?? "");
    const nameCell = name < 0 ? "" : (row.cells[name] ?? "");
    if (type >= 0 && row.cells[type] !== "TV" && row.choice("market_type", ["TV"]) === null) return null;
    let byName = remembered.get(codeCell);
    const before = byName?.get(nameCell);
    if (before) return before;

    const found = matcher.match(codeCell.trim(), nameCell.trim());
    if (!("id" in found)) {
      row.refuse(found.in === "code" ? "market_code" : "market_name", found.code, found.message);
      return null;
    }
    const market = known.get(found.id) ?? null;
    if (!byName) {
      byName = new Remembered();
      remembered.set(codeCell, byName);
    }
    if (market) byName.set(nameCell, market);
    return market;
  };
  return Object.assign(read, { ids: matcher.known.map(({ id }) => id) });
}
