import { niceTicks } from "#figures/charts/scale.ts";
import { xmlText } from "../../xmlText.ts";
import { INK } from "../slideLook.ts";
import { CATEGORY_AXIS, textProperties, VALUE_AXIS } from "./chartXml.ts";

export interface AxisLook {
  readonly side: "b" | "l" | "t" | "r";
  /** Read from the top down, or from the right. */
  readonly reversed?: boolean;
  readonly hidden?: boolean;
  readonly points?: number;
}

const line = (colour: string, width = 9525) =>
  `<c:spPr><a:ln w="${width}"><a:solidFill><a:srgbClr val="${colour}"/></a:solidFill></a:ln></c:spPr>`;
const noLine = "<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>";

/** The axis with the names. */
export function categoryAxis(
  { side, reversed, hidden, points = 12 }: AxisLook,
  crosses: "autoZero" | "max" | "min" | number = "autoZero",
): string {
  return `<c:catAx><c:axId val="${CATEGORY_AXIS}"/><c:scaling><c:orientation val="${reversed ? "maxMin" : "minMax"}"/></c:scaling><c:delete val="${hidden ? 1 : 0}"/><c:axPos val="${side}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${crosses === "max" ? "high" : "low"}"/>${line("ADB5BD")}${textProperties(points, INK.text)}<c:crossAx val="${VALUE_AXIS}"/>${typeof crosses === "number" ? `<c:crossesAt val="${crosses}"/>` : `<c:crosses val="${crosses}"/>`}<c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>`;
}

export interface ValueAxisLook extends AxisLook {
  readonly pattern: string;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly step?: number | null;
  readonly title?: string;
  /** Whether hairlines go across the plot. */
  readonly grid?: boolean;
  /** Its number, and that of the axis it crosses. */
  readonly ids?: readonly [number, number];
  readonly crosses?: "autoZero" | "min" | "max";
  /** The other axis has numbers, too. */
  readonly scatter?: boolean;
}

/** The axis with the numbers. */
export function valueAxis(look: ValueAxisLook): string {
  const {
    side,
    reversed,
    hidden,
    pattern,
    from,
    to,
    step,
    title,
    grid,
    points = 11,
    ids = [VALUE_AXIS, CATEGORY_AXIS],
    crosses = "autoZero",
    scatter = false,
  } = look;
  const bound = (tag: "max" | "min", value: number | null | undefined) =>
    value === null || value === undefined ? "" : `<c:${tag} val="${value}"/>`;
  const named = title
    ? `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1100" b="0"><a:solidFill><a:srgbClr val="${INK.quiet}"/></a:solidFill></a:defRPr></a:pPr><a:r><a:rPr lang="en-US" sz="1100" b="0"><a:solidFill><a:srgbClr val="${INK.quiet}"/></a:solidFill></a:rPr><a:t>${xmlText(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
    : "";
  return `<c:valAx><c:axId val="${ids[0]}"/><c:scaling><c:orientation val="${reversed ? "maxMin" : "minMax"}"/>${bound("max", to)}${bound("min", from)}</c:scaling><c:delete val="${hidden ? 1 : 0}"/><c:axPos val="${side}"/>${grid ? `<c:majorGridlines>${line(INK.line, 6350)}</c:majorGridlines>` : ""}${named}<c:numFmt formatCode="${xmlText(pattern)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${hidden ? "none" : "low"}"/>${noLine}${textProperties(points, INK.quiet)}<c:crossAx val="${ids[1]}"/><c:crosses val="${crosses}"/><c:crossBetween val="${scatter ? "midCat" : "between"}"/>${step ? `<c:majorUnit val="${step}"/>` : ""}</c:valAx>`;
}

/** Round numbers up to at least the largest value; empty where it is so small or large that Office had better choose. */
export function roundTicks(largest: number): readonly number[] {
  return largest > 1e-9 && largest < 1e18 ? niceTicks(largest, 5) : [];
}
