import { NATION } from "../markets/market.ts";
import { coveredVerticals } from "../taxonomy/coveredVerticals.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { FigureProvenance, Kind, Level, Provenance, Revision } from "./revision.ts";

/** What a revision says of the figures of a wallet: national totals keep what was published of them, all that is divided is ours. */
export function provenanceOfWallet(
  { provenance }: Pick<Revision, "provenance">,
  { market, subVerticals }: Pick<Wallet, "market" | "subVerticals">,
): FigureProvenance[][] {
  // A reader of some verticals only sees a part of every total.
  const isWhole = coveredVerticals(subVerticals).size >= VERTICALS.length;
  return provenanceAtLevel(provenance, levelOf(market, isWhole));
}

/** Of the whole of a market's money, or of some categories of it. */
export function levelOf(market: string, isWhole: boolean): Level {
  if (market === NATION) return isWhole ? "nation" : "nationCategory";
  return isWhole ? "market" : "marketCategory";
}

/** The level of a view's own figures. */
export function levelOfView({ provenance }: { readonly provenance: readonly (readonly FigureProvenance[])[] }): Level {
  return provenance[0]?.[0]?.level ?? "market";
}

const remembered = new WeakMap<Revision["provenance"], Map<Level, FigureProvenance[][]>>();

/** Kind and basis of figures at their own level. What is given may be at another level already. */
export function provenanceAtLevel(
  provenance: readonly (readonly (Provenance | FigureProvenance)[])[],
  level: Level,
): FigureProvenance[][] {
  const known = remembered.get(provenance)?.get(level);
  if (known) return known;
  const result = provenance.map((years) => years.map((origin) => atLevel(origin, level)));
  const levels = remembered.get(provenance) ?? new Map<Level, FigureProvenance[][]>();
  remembered.set(provenance, levels.set(level, result));
  return result;
}

function atLevel(origin: Provenance | FigureProvenance, level: Level): FigureProvenance {
  const total = "total" in origin ? origin.total : { kind: origin.kind, basis: origin.basis };
  const basis = level === "nation" ? total.basis : "modelled";
  return { ...origin, total, level, basis, kind: settled(total.kind, basis) };
}

/** A closed year is an actual figure only where somebody published it; what is worked out for it stays an estimate. */
function settled(kind: Kind, basis: Provenance["basis"]): Kind {
  return kind === "actual" && basis !== "published" ? "estimate" : kind;
}
