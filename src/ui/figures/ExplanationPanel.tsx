import { IconX } from "@tabler/icons-react";
import {
  lazy,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link, useLocation } from "react-router";
import { useText } from "#language/useText.ts";
import { TermsButton, TermText } from "../glossary/TermText.tsx";
import { RecordLink } from "./explain/RecordLink.tsx";
import style from "./ExplanationPanel.module.css";
import type { Background, Explanation, RevisionValue } from "./figureLayer.ts";
import { placeBeside } from "./placeBeside.ts";
import { reportPath } from "./reportPath.ts";

const CoursePart = lazy(() => import("./explain/course/CoursePart.tsx"));

export interface ExplanationPanelHandle {
  open(explanation: Explanation, anchor: Element): void;
}

/**
 * "Explain this number": opens beside its figure (on phones at the foot of the window), takes the focus, and gives it
 * back when it closes. Light dismissal and Escape come from the platform's popover.
 */
export function ExplanationPanel({ ref }: { readonly ref: Ref<ExplanationPanelHandle> }) {
  const text = useText();
  const title = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<{ explanation: Explanation; anchor: Element } | null>(null);
  useImperativeHandle(ref, () => ({ open: (explanation, anchor) => setShown({ explanation, anchor }) }), []);

  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !shown) return undefined;
    element.showPopover();
    const place = () => {
      const { left, top } = placeBeside(shown.anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
        width: innerWidth,
        height: innerHeight,
      });
      element.style.setProperty("--left", `${Math.round(left)}px`);
      element.style.setProperty("--top", `${Math.round(top)}px`);
    };
    place();
    element.focus({ preventScroll: true });
    // What is followed down makes it higher.
    const growing = new ResizeObserver(place);
    growing.observe(element);
    return () => growing.disconnect();
  }, [shown]);

  const close = () => panel.current?.hidePopover();
  const closed = (state: string) => {
    if (state !== "closed" || !shown) return;
    const inside = panel.current?.contains(document.activeElement) || document.activeElement === document.body;
    if (inside && (shown.anchor instanceof HTMLElement || shown.anchor instanceof SVGElement)) {
      shown.anchor.focus({ preventScroll: true });
    }
    setShown(null);
  };

  return (
    <dialog
      ref={panel}
      popover="auto"
      aria-labelledby={title}
      tabIndex={-1}
      className={style["panel"]}
      data-testid="explanation"
      onToggle={(event) => closed(event.newState)}
    >
      {shown && (
        <>
          <header className={style["head"]}>
            <p id={title}>{shown.explanation.title}</p>
            <button type="button" onClick={close} aria-label={text("figure.close")}>
              <IconX size={16} aria-hidden="true" />
            </button>
          </header>
          <ExplanationText explanation={shown.explanation} onFollow={close} />
        </>
      )}
    </dialog>
  );
}

interface ExplanationTextProps {
  readonly explanation: Explanation;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

function ExplanationText({ explanation, onFollow }: ExplanationTextProps) {
  const text = useText();
  const address = useLocation();
  const { value, what, formula, facts, behind, background, way } = explanation;
  return (
    <>
      <p className={style["value"]}>{value}</p>
      <p>
        <TermText>{what}</TermText> <TermsButton of={what} />
      </p>
      {formula && (
        <div className={style["formula"]}>
          <p>{formula.words}</p>
          <p className={style["values"]}>{formula.values}</p>
        </div>
      )}
      <dl className={style["facts"]}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {behind && (
        <Suspense fallback={<p className={style["note"]}>{text("explain.background")}</p>}>
          <CoursePart behind={behind} />
        </Suspense>
      )}
      {background && <FigureBackground load={background} />}
      {background && <RecordLink className={style["way"]} onFollow={onFollow} />}
      {way && (
        <Link className={style["way"]} to={way.path} onClick={onFollow}>
          {way.label}
        </Link>
      )}
      <Link className={style["report"]} to={reportPath(explanation, address)} onClick={onFollow}>
        {text("figure.report")}
      </Link>
    </>
  );
}

interface FigureBackgroundProps {
  /** Asks for it; the same function as long as it is the same figure. */
  readonly load: () => Promise<Background>;
}

/** What each revision says of a figure, once that has come. */
function FigureBackground({ load }: FigureBackgroundProps) {
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
  const { history } = known.found;
  return (
    <>
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
