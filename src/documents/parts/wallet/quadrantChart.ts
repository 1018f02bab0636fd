import { ROLE_COLOURS } from "#figures/charts/colours.ts";
import type { Stance } from "#domain/shareOfWallet/figures.ts";
import type { ScatterChart } from "../../chart.ts";
import type { ShareSpending } from "./shareSpending.ts";

const COLOURS: Readonly<Record<Stance, string>> = {
  attack: ROLE_COLOURS.own.light,
  defend: ROLE_COLOURS.nation.light,
  harvest: ROLE_COLOURS.other.light,
  watch: ROLE_COLOURS.other.light,
};

/** The plane of growth and index; null where the market's growth is not known. */
export function quadrantChart({ share, spending: { words } }: ShareSpending): ScatterChart | null {
  const { text, formats } = words;
  const points = share.rows.flatMap(({ subVertical, walletGrowth, index, wallet, stance }) =>
    walletGrowth === null || index === null
      ? []
      : [
          {
            id: subVertical,
            name: words.subVertical(subVertical),
            colour: stance ? COLOURS[stance] : ROLE_COLOURS.other.light,
            x: walletGrowth,
            y: index,
            size: wallet ?? 0,
          },
        ],
  );
  if (share.growthLine === null || points.length === 0) return null;
  const marks = points.map(({ id, name, x, y, size }) => ({
    id,
    says: text("shareWallet.alt.bubble", {
      name,
      growth: formats.growth(x),
      index: formats.index(y),
      wallet: formats.money(size),
    }),
  }));
  const stance = (one: Stance) => text(`shareWallet.stance.${one}`);
  return {
    kind: "scatter",
    marks,
    x: { format: { kind: "growth" }, unit: "", name: text("shareWallet.axis.growth"), divide: share.growthLine },
    y: { format: { kind: "index" }, unit: "", name: text("shareWallet.axis.index"), divide: 100 },
    fields: [stance("defend"), stance("harvest"), stance("watch"), stance("attack")],
    points: points.map(({ name, colour, x, y, size }) => ({ name, colour, x, y, size })),
  };
}
