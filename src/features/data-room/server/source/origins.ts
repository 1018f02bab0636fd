import { errorOf } from "#domain/figures/bands.ts";
import { provenanceOfWallet, saidBasis } from "#domain/revisions/provenanceAtLevel.ts";
import { NATION } from "#domain/markets/market.ts";
import { cellsOf, type TableHead, type TableMarket } from "./tableHead.ts";

/** Where each figure of a market comes from, by its place in the wallet. */
export interface Origins {
  /** Places in `ORIGIN_KINDS` and `ORIGIN_BASES`. */
  readonly kind: Uint8Array;
  readonly basis: Uint8Array;
  /** How far figures like it were off, as a part of them; NaN where nobody measured. */
  readonly error: Float64Array;
}

export const ORIGIN_KINDS = ["actual", "estimate", "forecast"] as const;
export const ORIGIN_BASES = ["reported", "published", "derived", "modelled", "assumed", "partlyReported"] as const;

/** What an edition says of the figures of its markets. Most markets share it, since nothing of them is reported. */
export function originsOf(head: TableHead): (market: TableMarket) => Origins {
  const shared = new Map<boolean, Origins>();
  return (market) => {
    const isNation = market.id === NATION;
    if (market.reported?.length) return computed(head, market);
    const known = shared.get(isNation) ?? computed(head, market);
    shared.set(isNation, known);
    return known;
  };
}

function computed(head: TableHead, { id, reported = [] }: TableMarket): Origins {
  const cells = cellsOf(head);
  const made = { kind: new Uint8Array(cells), basis: new Uint8Array(cells), error: new Float64Array(cells) };
  let at = 0;
  for (const subVertical of head.subVerticals) {
    const subVerticals = [subVertical];
    for (const row of provenanceOfWallet(head, { market: id, subVerticals, reported }, "with")) {
      for (const origin of row) {
        made.kind[at] = ORIGIN_KINDS.indexOf(origin.kind);
        made.basis[at] = ORIGIN_BASES.indexOf(saidBasis(origin));
        made.error[at] = errorOf(origin, subVerticals) ?? Number.NaN;
        at++;
      }
    }
  }
  return made;
}
