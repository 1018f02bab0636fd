import type { SpendRow } from "#platform/database/queries/spendRows.ts";
import type { WalletShape } from "#domain/wallet/wallet.ts";
import type { SpendEvidence } from "#forecast/input.ts";
import { expandMedium } from "#revisions/ingest/cells/expandMedium.ts";
import { expandTarget } from "#revisions/ingest/cells/expandTarget.ts";

export interface EvidenceLines {
  readonly evidence: readonly SpendEvidence[];
  /** Lines of markets, media or sub-verticals that this revision does not have. */
  readonly unplacedLines: number;
  readonly unplacedDollars: number;
}

/** Spend lines as evidence for the forecast: each with the places on the axes that it speaks of. */
export function spendEvidence(
  rows: readonly SpendRow[],
  axes: WalletShape,
  markets: ReadonlySet<string>,
): EvidenceLines {
  const subVerticals = places(axes.subVerticals, expandTarget);
  const media = places(axes.media, expandMedium);
  const evidence = rows
    .filter(({ market }) => markets.has(market))
    .map(({ market, target, medium, year, dollars, least, quarters, leastQuarters }) => ({
      market,
      subVerticals: subVerticals(target),
      media: media(medium),
      year,
      dollars,
      ...(least && { least }),
      ...(quarters && isTold(quarters) && { quarters }),
      ...(leastQuarters && isTold(leastQuarters) && { leastQuarters }),
    }))
    .filter((line) => line.subVerticals.length > 0 && line.media.length > 0);
  const unplacedDollars = dollarsOf(rows) - dollarsOf(evidence);
  return { evidence, unplacedLines: rows.length - evidence.length, unplacedDollars };
}

function isTold(quarters: readonly (number | null)[]): boolean {
  return quarters.some((dollars) => dollars !== null);
}

/** The places on an axis that an id of a file stands for; many lines share one answer. */
function places(axis: readonly string[], expand: (id: string) => readonly string[]): (id: string) => readonly number[] {
  const remembered = new Map<string, readonly number[]>();
  return (id) => {
    const known = remembered.get(id);
    if (known) return known;
    const found = expand(id)
      .map((part) => axis.indexOf(part))
      .filter((place) => place >= 0);
    remembered.set(id, found);
    return found;
  };
}

function dollarsOf(lines: readonly { readonly dollars: number }[]): number {
  return lines.reduce((sum, { dollars }) => sum + dollars, 0);
}
