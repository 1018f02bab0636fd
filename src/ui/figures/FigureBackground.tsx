import { useEffect, useState } from "react";
import { useText } from "#language/useText.ts";
import style from "./FigureBackground.module.css";
import type { Background, RevisionValue } from "./figureLayer.ts";

interface FigureBackgroundProps {
  /** Asks for it; the same function as long as it is the same figure. */
  readonly load: () => Promise<Background>;
}

/** What a figure follows and what each revision says of it, once that has come. */
export function FigureBackground({ load }: FigureBackgroundProps) {
  const text = useText();
  const [known, setKnown] = useState<{ readonly load: unknown; readonly found: Background | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    const keep = (found: Background | null) => wanted && setKnown({ load, found });
    load().then(keep, () => keep(null));
    return () => {
      wanted = false;
    };
  }, [load]);

  if (known?.load !== load) return <p className={style["note"]}>{text("explain.background")}</p>;
  if (!known.found) return <p className={style["note"]}>{text("explain.failed")}</p>;
  const { drivers, history } = known.found;
  const [lead, ...lines] = drivers;
  return (
    <>
      {lead && (
        <section className={style["part"]}>
          <h4>{text("explain.drivers.title")}</h4>
          <p>{lead}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {history.length > 1 && (
        <section className={style["part"]}>
          <h4>{text("explain.history.title")}</h4>
          <dl className={style["revisions"]}>
            {history.map((revision) => (
              <EarlierFigure key={revision.label + revision.date} revision={revision} />
            ))}
          </dl>
          {new Set(history.map(({ value }) => value)).size === 1 && <p>{text("explain.history.same")}</p>}
        </section>
      )}
    </>
  );
}

function EarlierFigure({ revision: { label, date, value, shown } }: { readonly revision: RevisionValue }) {
  const text = useText();
  return (
    <div data-shown={shown || undefined}>
      <dt>
        {label}
        <small>{shown ? text("explain.history.shown") : date}</small>
      </dt>
      <dd>{value ?? text("explain.history.unknown")}</dd>
    </div>
  );
}
