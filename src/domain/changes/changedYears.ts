import { cellIndex, type Wallet } from "../wallet/wallet.ts";

/** The years of `after` in which anything is spent otherwise than in `before`, ascending. What one of the two does not know differs. */
export function changedYears(before: Wallet, after: Wallet): number[] {
  const subVerticals = after.subVerticals.map((id) => before.subVerticals.indexOf(id));
  const media = after.media.map((id) => before.media.indexOf(id));
  return after.years.filter((year, at) => {
    const place = before.years.indexOf(year);
    return subVerticals.some((subVertical, row) =>
      media.some((medium, column) => {
        const known = subVertical >= 0 && medium >= 0 && place >= 0;
        const was = known ? before.dollars[cellIndex(before, subVertical, medium, place)] : undefined;
        return !Object.is(was, after.dollars[cellIndex(after, row, column, at)]);
      }),
    );
  });
}
