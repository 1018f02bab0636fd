import { mediumColour } from "#figures/charts/colours.ts";
import type { Words } from "#language/words/words.ts";
import type { MediumGap } from "#domain/shareOfWallet/mediumGaps.ts";
import style from "./MixStrips.module.css";

interface MixStripsProps {
  readonly rows: readonly MediumGap[];
  readonly isNation: boolean;
  readonly words: Words;
}

/** From this part on a slice has room for its name; on a narrow screen from twice as much. */
const NAMED = 0.08;

/** Two bars of 100 %, here above the nation, both in the order of the own mix. The bars below them say the same to the keyboard. */
export function MixStrips({ rows, isNation, words }: MixStripsProps) {
  const order = rows.toSorted((a, b) => (b.sharePercent ?? 0) - (a.sharePercent ?? 0));
  const here = order.map(({ medium, sharePercent }) => ({ medium, part: (sharePercent ?? 0) / 100 }));
  const nation = order.map(({ medium, nationShare }) => ({ medium, part: nationShare ?? 0 }));
  return (
    <div className={style["strips"]} aria-hidden="true">
      <Strip name={words.text("spending.here")} slices={here} words={words} named />
      {!isNation && <Strip name={words.text("spending.nationwide")} slices={nation} words={words} />}
    </div>
  );
}

interface StripProps {
  readonly name: string;
  readonly slices: readonly { readonly medium: string; readonly part: number }[];
  readonly words: Words;
  readonly named?: boolean;
}

function Strip({ name, slices, words, named = false }: StripProps) {
  const shown = slices.filter(({ part }) => part > 0);
  return (
    <div className={style["line"]}>
      {named && (
        <div className={style["labels"]}>
          {shown.map(({ medium, part }) => (
            <span
              key={medium}
              className={style["label"]}
              data-large={part >= 2 * NAMED || undefined}
              style={{ flexGrow: part }}
            >
              {part >= NAMED && `${words.medium(medium)} ${words.formats.share(part)}`}
            </span>
          ))}
        </div>
      )}
      <span className={style["name"]}>{name}</span>
      <div className={style["strip"]}>
        {shown.map(({ medium, part }) => (
          <span
            key={medium}
            data-figure={medium}
            className={style["slice"]}
            style={{ flexGrow: part, backgroundColor: mediumColour(medium) }}
          />
        ))}
      </div>
    </div>
  );
}
