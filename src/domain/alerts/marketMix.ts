import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import type { ScopedSubject } from "./resolveScope.ts";

/** The dollars of one subject: media × years; NaN is "no data". */
export interface SubjectMix {
  /** Medium first, then year. */
  readonly media: Float64Array;
  /** All media together, by year. */
  readonly total: Float64Array;
}

/** Adds up what a market spends on a subject, once for each however many rules ask. */
export function marketMix(wallet: Wallet): (subject: ScopedSubject) => SubjectMix {
  const known = new Map<string, SubjectMix>();
  const rows = new Map(wallet.subVerticals.map((id, row) => [id, row]));
  return (subject) => {
    let mix = known.get(subject.key);
    if (!mix) {
      mix = addUp(
        wallet,
        subject.subVerticals.flatMap((id) => rows.get(id) ?? []),
      );
      known.set(subject.key, mix);
    }
    return mix;
  };
}

function addUp(wallet: Wallet, rows: readonly number[]): SubjectMix {
  const years = wallet.years.length;
  const media = new Float64Array(wallet.media.length * years).fill(NO_DATA);
  const total = new Float64Array(years).fill(NO_DATA);
  for (const row of rows) {
    const start = cellIndex(wallet, row, 0, 0);
    for (let cell = 0; cell < media.length; cell++) {
      media[cell] = addKnown(amountAt(media, cell), amountAt(wallet.dollars, start + cell));
    }
  }
  for (let cell = 0; cell < media.length; cell++) {
    total[cell % years] = addKnown(amountAt(total, cell % years), amountAt(media, cell));
  }
  return { media, total };
}
