import { roleColour } from "#figures/charts/colours.ts";
import type { ShareSpending } from "./shareSpending.ts";
import { ownName } from "./walletWords.ts";

/** The slice of the own organisation, where its revenue is known. */
export const OWN = "own";

/** A part of the bar with its name and colour. */
export interface NamedPart {
  readonly id: string;
  readonly dollars: number | null;
  readonly name: string;
  readonly fill: string;
}

/** The parts of the wallet, the own one first in the accent, everything else in grey; beside own revenue the rest of its medium follows. */
export function barParts({ share, spending }: ShareSpending): NamedPart[] {
  const { words } = spending;
  const { own, medium } = share.total;
  const others = share.slices
    .filter((slice) => slice.medium !== share.medium)
    .map((slice) => ({
      id: slice.medium,
      dollars: slice.dollars,
      name: words.medium(slice.medium),
      fill: "var(--chart-quiet)",
    }));
  const accent = roleColour("own");
  if (share.mode === "medium")
    return [{ id: share.medium, dollars: own, name: words.medium(share.medium), fill: accent }, ...others];
  const rest = {
    id: share.medium,
    dollars: medium === null || own === null ? medium : Math.max(medium - own, 0),
    name: words.text("shareWallet.otherStations", { medium: words.medium(share.medium) }),
    fill: "color-mix(in srgb, var(--chart-own) 45%, var(--paper))",
  };
  return [{ id: OWN, dollars: own, name: ownName({ share }, words), fill: accent }, rest, ...others];
}

/** How many parts stand at the left end of the bar. */
export function ownParts({ share }: ShareSpending): number {
  return share.mode === "medium" ? 1 : 2;
}
