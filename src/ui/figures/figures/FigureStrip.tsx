import { FigureArea } from "#ui/figures/FigureArea.tsx";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { TermText } from "#ui/glossary/TermText.tsx";
import type { KeyFigure } from "#documents/parts/keyFigure.ts";
import style from "./FigureStrip.module.css";

interface FigureStripProps {
  /** What the figures are, for screen readers. */
  readonly label: string;
  readonly figures: readonly KeyFigure[];
  readonly explain: (figure: string) => Explanation | null;
  /** How each stands to what is published, by its id, where the figures are those of a scenario. */
  readonly against?: ReadonlyMap<string, string> | undefined;
  /** Whether the first is what the screen is about, and the others are what it comes from. */
  readonly leads?: boolean;
}

/** The handful of figures at the head of a screen, each with its change or its place against the nation in words. */
export function FigureStrip({ label, figures, explain, against, leads = false }: FigureStripProps) {
  return (
    <section aria-label={label} className={style["frame"]}>
      <FigureArea explain={explain} className={[style["strip"], leads && style["leads"]].filter(Boolean).join(" ")}>
        {figures.map(({ id, label: name, value, note, tone }, at) => (
          <button
            key={id}
            type="button"
            className={style["figure"]}
            data-figure={id}
            tabIndex={at === 0 ? 0 : -1}
            data-testid={`figure-${id}`}
          >
            <span className={style["label"]}>
              <TermText>{name}</TermText>
            </span>
            <span className={style["value"]}>{value}</span>
            <span className={style["note"]} data-tone={tone}>
              {note}
            </span>
            {against && <span className={style["against"]}>{against.get(id)}</span>}
          </button>
        ))}
      </FigureArea>
    </section>
  );
}
