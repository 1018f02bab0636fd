/** An SVG element as plain data: attributes in React's spelling, colours as CSS values. */
export interface Shape {
  readonly tag: "path" | "rect" | "line" | "circle" | "text";
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
}

/** A slice of a drawing that a pointer or the arrow keys can rest on, such as one year. */
export interface Stop {
  /** The centre of the slice in pixels. */
  readonly x: number;
  readonly width: number;
  /** Where its main value is drawn, in pixels from the top; the middle of a mark that has a height of its own. */
  readonly y: number;
  /** How high it is; a slice of years, which is as high as the plot, has none. */
  readonly height?: number;
  /** A disc, which its edge follows. */
  readonly round?: true;
}

/** A chart that has been laid out for one size, for the screen and for files. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Where the plot begins below a key, in pixels from the top. */
  readonly top?: number;
  readonly shapes: readonly Shape[];
  readonly stops: readonly Stop[];
}

/** A drawing's free space around the plot, in pixels. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A point of a line; null where there is no figure, and the line breaks. */
export type Point = readonly [x: number, y: number | null];

/** The path data of a line that breaks where a figure is missing. */
export function linePath(points: readonly Point[]): string {
  let pen = "M";
  let path = "";
  for (const [x, y] of points) {
    if (y === null) {
      pen = "M";
      continue;
    }
    path += `${pen}${pixel(x)} ${pixel(y)}`;
    pen = "L";
  }
  return path;
}

/** The path data of the area between two lines, over the points that both know. */
export function areaPath(upper: readonly Point[], lower: readonly Point[]): string {
  const both = upper.flatMap(([x, y], at) => {
    const below = lower[at]?.[1] ?? null;
    return y === null || below === null ? [] : [{ x, y, below }];
  });
  if (both.length < 2) return "";
  const there = both.map(({ x, y }) => `${pixel(x)} ${pixel(y)}`);
  const back = both.toReversed().map(({ x, below }) => `${pixel(x)} ${pixel(below)}`);
  return `M${[...there, ...back].join("L")}Z`;
}

/** Tenths of a pixel are as fine as a screen shows. */
export function pixel(value: number): number {
  return Math.round(value * 10) / 10;
}
