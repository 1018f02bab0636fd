/** What a reader must know about the figures of a custom report. Never an error: the report stands, and says this. */
export type ReportWarning =
  /** Markets that were asked for and cannot be shown: not entitled any more, or unknown to this revision. */
  | { readonly kind: "marketsLeftOut"; readonly ids: readonly string[] }
  /** Custom markets of which a member cannot be shown, so that the whole would be another one. */
  | { readonly kind: "customLeftOut"; readonly names: readonly string[] }
  | { readonly kind: "verticalsLeftOut"; readonly ids: readonly string[] }
  | { readonly kind: "mediaLeftOut"; readonly ids: readonly string[] }
  /** Years that this revision does not hold. */
  | { readonly kind: "yearsLeftOut"; readonly years: readonly number[] }
  /** Sums over markets that share people count some money twice. */
  | { readonly kind: "overlap" }
  /** The members of a custom market overlap. */
  | { readonly kind: "customOverlap"; readonly names: readonly string[] }
  /** There is no total row, since the markets in it overlap. */
  | { readonly kind: "noTotal" }
  /** Platforms cut the digital media alone. */
  | { readonly kind: "digitalOnly" };
