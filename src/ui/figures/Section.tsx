import { IconChartBar, IconHelpCircle, IconTable } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { SectionTexts } from "../content/SectionTexts.tsx";
import { TermsButton, TermText } from "../glossary/TermText.tsx";
import { Toolbar } from "../keyboard/Toolbar.tsx";
import { FigureArea } from "./FigureArea.tsx";
import { type Explanation, type Tip, useFigureLayer } from "./figureLayer.ts";
import { EXPLAINED } from "./reportPath.ts";
import style from "./Section.module.css";
import { type SectionAction, SectionMenu } from "./SectionMenu.tsx";

/** Opens the explanation that the address asks for, if it is of this section, and brings the section into sight. */
function useExplainedInAddress(
  section: string,
  root: RefObject<HTMLElement | null>,
  explain: (figure: string) => Explanation | null,
): void {
  const layer = useFigureLayer();
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(EXPLAINED) ?? "";
    if (!root.current || !asked.startsWith(`${section}/`)) return;
    const figure = asked.slice(section.length + 1);
    const explanation = explain(figure);
    if (!explanation) return;
    root.current.scrollIntoView({ block: "start" });
    layer.explain(explanation, root.current.querySelector(`[data-figure="${CSS.escape(figure)}"]`) ?? root.current);
    // Once, when the section comes: afterwards the reader leads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Sections that took the place of others: what led to those leads to them. */
const SUCCESSORS: Readonly<Record<string, string>> = {
  largestGrowthVerticals: "gainsAndLosses",
  largestLossVerticals: "gainsAndLosses",
};

/** Brings the section into sight that the address names: it comes later than the page, whose own jump finds nothing yet. */
function useNamedInAddress(section: string, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const named = location.hash.slice(1);
    if (named === section || SUCCESSORS[named] === section) root.current?.scrollIntoView({ block: "start" });
    // Once, when the section comes: afterwards the reader leads.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/**
 * Carries what was last pointed at or focused over to the twin: the row of a mark is marked when the table takes the chart's place, and
 * the mark of a row when the chart comes back, until something else is pointed at. Kept on the elements themselves, so that pointing
 * renders nothing.
 */
function usePointedRow(root: RefObject<HTMLElement | null>, shown: "chart" | "table") {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === null) return;
    const parts = root.current?.querySelectorAll(shown === "table" ? ROWS : MARKS) ?? [];
    [...parts].find((part) => rowPointedAt(part) === last.current)?.setAttribute(POINTED, "");
  }, [root, shown]);
  return useCallback(
    ({ target }: SyntheticEvent) => {
      const row = target instanceof Element ? rowPointedAt(target) : null;
      if (row === null) return;
      last.current = row;
      if (shown === "chart") root.current?.querySelector(`${MARKS}[${POINTED}]`)?.removeAttribute(POINTED);
    },
    [root, shown],
  );
}

const MARKS = "figure [data-figure]";
const ROWS = "tr[data-row]";
const POINTED = "data-pointed";

/** The row that a part of a chart or of its table stands for. */
function rowPointedAt(part: Element): string | null {
  const mark = part.closest<HTMLElement>(MARKS);
  if (mark) return rowOf(mark.dataset["figure"] ?? "");
  return part.closest<HTMLElement>(ROWS)?.dataset["row"] ?? null;
}

/** The row of a figure: `tvOta` of `tvOta:share_percent`, `2026` of `year:2026`. */
function rowOf(figure: string): string {
  const [first = "", second = ""] = figure.split(":");
  return first === "year" ? second : first;
}

export interface SectionProps {
  /** The section's state name, such as `mediaAdSpending`: its anchor and test hook. */
  readonly name: string;
  /** A sentence that says the finding. */
  readonly headline: string;
  /** What is measured, and in which unit. */
  readonly measure: string;
  /** Controls that belong to this section alone. */
  readonly controls?: ReactNode;
  readonly chart: ReactNode;
  /** What the chart shows, in words made from its data. */
  readonly alt: string;
  readonly table: ReactNode;
  /** Which of the twins is shown first. */
  readonly opensWith?: "chart" | "table";
  /** The source line: where the figures come from, which revision, sample or not. */
  readonly source: ReactNode;
  readonly actions: () => Promise<readonly SectionAction[]>;
  readonly tip: (figure: string) => Tip | null;
  readonly explain: (figure: string) => Explanation | null;
  /** The figure that "Explain" in the head explains; null where there is none, and nothing to press. */
  readonly mainFigure: string | null;
}

/** The frame of every block: the finding as a headline, measure and unit, chart or its table twin, and the small print. */
export const Section = memo(function Section(props: SectionProps) {
  const layer = useFigureLayer();
  const { text } = layer;
  const heading = useId();
  const measure = useId();
  const root = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(props.opensWith ?? "chart");
  const { explain, mainFigure } = props;
  const toggle = useCallback(() => setShown((current) => (current === "chart" ? "table" : "chart")), []);

  useNamedInAddress(props.name, root);
  useExplainedInAddress(props.name, root, explain);
  const point = usePointedRow(root, shown);

  const explainMain = (anchor: Element) => {
    const explanation = mainFigure === null ? null : explain(mainFigure);
    if (explanation) layer.explain(explanation, anchor);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key === "t" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) toggle();
  };

  return (
    // The keys are a short cut for the buttons in the head.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={root}
      id={props.name}
      onPointerOver={point}
      onFocus={point}
      aria-labelledby={`${heading} ${measure}`}
      className={style["section"]}
      onKeyDown={onKeyDown}
    >
      <header className={style["head"]}>
        <div className={style["titles"]}>
          <h3 id={heading} className={style["headline"]}>
            {unbroken(props.headline)}
          </h3>
          <p id={measure} className={style["measure"]}>
            <TermText>{props.measure}</TermText>
          </p>
        </div>
        <Toolbar className={style["tools"]} label={text("figure.tools", { section: props.headline })}>
          <button type="button" className={style["tool"]} onClick={toggle} title={text("figure.twinKey")}>
            {shown === "chart" ? (
              <IconTable size={16} aria-hidden="true" />
            ) : (
              <IconChartBar size={16} aria-hidden="true" />
            )}
            <span>{text(shown === "chart" ? "figure.table" : "figure.chart")}</span>
          </button>
          {mainFigure !== null && (
            <button
              type="button"
              className={style["tool"]}
              title={text("figure.explain")}
              onClick={(event) => explainMain(event.currentTarget)}
            >
              <IconHelpCircle size={16} aria-hidden="true" />
              <span>{text("figure.explain")}</span>
            </button>
          )}
          <SectionMenu actions={props.actions} section={props.headline} />
          <TermsButton of={props.measure} />
        </Toolbar>
      </header>
      <SectionTexts section={props.name} />
      {props.controls}
      <FigureArea tip={props.tip} explain={props.explain}>
        {shown === "chart" ? (
          <figure aria-label={props.alt} data-testid={`chart-${props.name}`} className={style["chart"]}>
            {props.chart}
          </figure>
        ) : (
          <div data-testid={`table-${props.name}`}>{props.table}</div>
        )}
      </FigureArea>
      <footer className={style["foot"]}>{props.source}</footer>
    </section>
  );
});

/** Keeps a minus on the line of its amount: between it and a dollar sign a line may break otherwise. */
function unbroken(headline: string): string {
  return headline.replaceAll("−$", "−\u2060$");
}
