import { NATION } from "../markets/market.ts";
import type { Political, SpendingView } from "../spending/view.ts";
import { coveredVerticals } from "../taxonomy/coveredVerticals.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { VERTICALS } from "../taxonomy/verticals.ts";
import { type Coverage, reportedCoverage } from "../wallet/reportedSpend.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { Basis, FigureProvenance, Kind, Level, Provenance, Revision } from "./revision.ts";

/** A wallet, as far as it tells where its figures come from. */
type Told = Pick<Wallet, "market" | "subVerticals" | "reported">;

/** Whether political money counts, and the last year that is no forecast: what is reported of a year before it is settled. */
interface Reading {
  readonly political: Political;
  readonly currentYear: number;
}

/**
 * What a revision says of the figures of a wallet: national totals keep what was published of them, what somebody's books say stays
 * reported, and all that is divided is ours.
 */
export function provenanceOfWallet(
  revision: Pick<Revision, "provenance" | "media" | "years" | "currentYear"> & Partial<Pick<Revision, "status">>,
  wallet: Told,
  political: Political,
): FigureProvenance[][] {
  const { media, years, currentYear, status } = revision;
  const provenance = status === "scenario" ? supposed(revision.provenance) : revision.provenance;
  // A reader of some verticals only sees a part of every total.
  const isWhole = coveredVerticals(wallet.subVerticals).size >= VERTICALS.length;
  const plain = provenanceAtLevel(provenance, levelOf(wallet.market, isWhole));
  return withReported(plain, { ...wallet, media, years }, { political, currentYear });
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

/** How much of one figure is reported. */
export function reportedOf({ basis, partlyReported }: Pick<FigureProvenance, "basis" | "partlyReported">): Coverage {
  if (basis === "reported") return "whole";
  return partlyReported === true ? "partly" : "none";
}

/** How much of the figures of a view's year is reported: all media, some, or none. */
export function reportedInView({
  provenance,
  own: { wallet },
  year,
}: Pick<SpendingView, "provenance" | "own" | "year">): Coverage {
  const at = wallet.years.indexOf(year);
  const told = provenance.map((row) => row[at]);
  if (told.length > 0 && told.every((origin) => origin?.basis === "reported")) return "whole";
  const isAny = told.some((origin) => origin?.basis === "reported" || origin?.partlyReported === true);
  return isAny ? "partly" : "none";
}

const remembered = new WeakMap<Revision["provenance"], Map<Level, FigureProvenance[][]>>();

/** Kind and basis of figures at their own level, whatever is reported of them. What is given may be at another level already. */
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
  const isSupposed = "supposed" in origin && origin.supposed;
  const basis = isSupposed ? "assumed" : level === "nation" ? total.basis : "modelled";
  return { ...origin, total, level, basis, kind: settled(total.kind, basis), partlyReported: false };
}

const divided = new WeakMap<readonly (readonly FigureProvenance[])[], FigureProvenance[][]>();

/** The same of quarters: nobody publishes any, so that they are divided by us at every level, and nobody has measured how far off they are. */
export function provenanceInQuarters(
  provenance: readonly (readonly FigureProvenance[])[],
  level: Level,
): FigureProvenance[][] {
  const known = divided.get(provenance);
  if (known) return known;
  const made = provenance.map((years) =>
    years.map((origin): FigureProvenance => {
      const basis = origin.basis === "assumed" ? origin.basis : "modelled";
      return atLevel(
        { ...origin, error: undefined, partErrors: undefined, total: { kind: origin.total.kind, basis } },
        level,
      );
    }),
  );
  divided.set(provenance, made);
  return made;
}

const suppositions = new WeakMap<Revision["provenance"], FigureProvenance[][]>();

/** What lies ahead in a scenario stands on what somebody supposes, whoever published the totals it began from. */
function supposed(provenance: Revision["provenance"]): FigureProvenance[][] {
  const known = suppositions.get(provenance);
  if (known) return known;
  const made = provenance.map((years) =>
    years.map((origin): FigureProvenance => {
      const isSupposed = origin.kind === "forecast" || origin.basis === "assumed";
      const total = { kind: origin.kind, basis: origin.basis };
      return { ...origin, level: "nation", total, ...(isSupposed && { supposed: true }) };
    }),
  );
  suppositions.set(provenance, made);
  return made;
}

/** A closed year is an actual figure only where somebody published or reported it; what is worked out for it stays an estimate. */
function settled(kind: Kind, basis: Basis): Kind {
  return kind === "actual" && basis !== "published" && basis !== "reported" ? "estimate" : kind;
}

const CORE = new WeakMap<readonly string[], readonly string[]>();

function coreOf(subVerticals: readonly string[]): readonly string[] {
  const known = CORE.get(subVerticals) ?? subVerticals.filter((id) => !isPolitical(id));
  CORE.set(subVerticals, known);
  return known;
}

/** The same with what is reported of a wallet's figures. */
export function withReported(
  plain: FigureProvenance[][],
  { reported = [], subVerticals, media, years }: Told & Pick<Wallet, "media" | "years">,
  { political, currentYear }: Reading,
): FigureProvenance[][] {
  if (reported.length === 0) return plain;
  const covers = reportedCoverage(reported, political === "with" ? subVerticals : coreOf(subVerticals));
  return plain.map((row, medium) =>
    row.map((origin, at) => {
      const year = years[at] ?? 0;
      return reportedOrigin(origin, covers(media[medium] ?? "", year), Math.sign(year - currentYear));
    }),
  );
}

const KIND_BY_TIME: Readonly<Record<number, Kind>> = { [-1]: "actual", 0: "estimate", 1: "forecast" };

function reportedOrigin(origin: FigureProvenance, covered: Coverage, time: number): FigureProvenance {
  if (covered === "whole") return { ...origin, basis: "reported", kind: KIND_BY_TIME[time] ?? origin.kind };
  return covered === "partly" && origin.basis === "modelled" ? { ...origin, partlyReported: true } : origin;
}

/** What a figure says of its basis: that a modelled one is partly reported is a word of its own. */
export function saidBasis({
  basis,
  partlyReported = false,
}: Pick<FigureProvenance, "basis" | "partlyReported">): Basis | "partlyReported" {
  return partlyReported ? "partlyReported" : basis;
}
