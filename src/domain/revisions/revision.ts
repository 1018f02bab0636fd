import type { PlatformShares } from "../taxonomy/platformShares.ts";
import type { WalletShape } from "../wallet/wallet.ts";

/** A `scenario` is what a run of the forecast room left: never published, and read by those it is offered to. */
export type RevisionStatus = "draft" | "published" | "superseded" | "scenario";

/** How settled a figure is: a closed year, the running one, or one to come. */
export type Kind = "actual" | "estimate" | "forecast";

/**
 * Where a figure comes from: somebody's own books or filings, an estimate that somebody published of this very figure, arithmetic on
 * such figures of its level, our model, or what an administrator stated. From firm to weak.
 */
export const BASES = ["reported", "published", "derived", "modelled", "assumed"] as const;
export type Basis = (typeof BASES)[number];

/** What a figure is about: the whole nation or a market, all that is spent there or some categories of it. */
export type Level = "nation" | "nationCategory" | "market" | "marketCategory";

/** Kind and basis of one medium's national total in one year, with the source as a person would cite it. */
export interface Provenance {
  readonly kind: Kind;
  readonly basis: Basis;
  readonly source: string;
  /** How far four in five such figures of the whole nation were off at most, as a part of it, where the past tells; else kind and basis do. */
  readonly error?: number | undefined;
  /** The same of core and of political spend by itself: in election years these differ widely. */
  readonly partErrors?: { readonly core: number; readonly political: number } | undefined;
}

/** The same of a figure at its own level; `source` stays that of the national total, which the model divides. */
export interface FigureProvenance extends Provenance {
  readonly level: Level;
  /** A modelled figure of which a part is reported. */
  readonly partlyReported?: boolean;
  /** A figure ahead of a scenario: it stands on what somebody supposes. */
  readonly supposed?: boolean;
  /** What the national total is. */
  readonly total: Pick<Provenance, "kind" | "basis">;
}

/** One immutable set of all figures. */
export interface Revision extends WalletShape {
  readonly id: string;
  readonly label: string;
  readonly status: RevisionStatus;
  /** ISO instant; null while a draft. */
  readonly publishedAt: string | null;
  /** True as long as any of its inputs is sample data; then every screen and file says so. */
  readonly sample: boolean;
  /** The year the product opens with: the latest that is not a forecast. */
  readonly currentYear: number;
  /** Of national totals: one row per medium, one column per year, in the order of the axes. */
  readonly provenance: readonly (readonly Provenance[])[];
  /** Who sells the digital media: the revision's own, else the usual ones. */
  readonly platformShares: PlatformShares;
}
