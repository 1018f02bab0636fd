import { ROLE_COLOURS, roleColour } from "#figures/charts/colours.ts";
import type { Drawing } from "#figures/charts/drawing.ts";
import { type ChartLook, colourIn } from "#documents/drawings/chartLook.ts";

/** A colour of a chart on the page. */
export function pageColour(colour: string, look: ChartLook): string {
  return inAccentColour(colourIn(colour, look), look);
}

/** On a page the market in question has the accent of the page's theme, which a chart as plain data does not know. */
function inAccentColour(colour: string, look: ChartLook): string {
  return colour === ROLE_COLOURS.own[look] ? roleColour("own") : colour;
}

/** The same of all that is drawn. */
export function inAccent(drawing: Drawing, look: ChartLook): Drawing {
  const themed = (value: string | number) => (typeof value === "string" ? inAccentColour(value, look) : value);
  return {
    ...drawing,
    shapes: drawing.shapes.map((shape) => ({
      ...shape,
      attributes: Object.fromEntries(Object.entries(shape.attributes).map(([name, value]) => [name, themed(value)])),
    })),
  };
}
