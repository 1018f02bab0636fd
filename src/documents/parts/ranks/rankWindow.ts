import type { RankList } from "#domain/ranks/rankList.ts";

/** As many ranks as a drawing has room for. */
const SHOWN = 16;

/** The ranks to draw: all where they are few, else the first ones, or those around the own one where it stands further down. */
export function rankWindow({ rows }: RankList, own: string | null): readonly [best: number, worst: number] {
  const worst = Math.max(1, ...rows.flatMap(({ ranks }) => ranks.map((rank) => rank ?? 1)));
  if (worst <= SHOWN) return [1, worst];
  const rank = rows.find(({ id }) => id === own)?.rank ?? 1;
  if (rank <= SHOWN) return [1, SHOWN];
  const first = Math.min(rank - SHOWN / 2, worst - SHOWN + 1);
  return [first, first + SHOWN - 1];
}
