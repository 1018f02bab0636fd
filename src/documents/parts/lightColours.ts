import { ofMedium } from "#domain/taxonomy/mediumById.ts";
import { type ColourRole, INK, MEDIUM_COLOURS, ROLE_COLOURS, SURFACE } from "#figures/charts/colours.ts";

/** A medium's colour on a white page; one that only a revision knows is neutral. */
export function mediumLight(medium: string): string {
  return (ofMedium(MEDIUM_COLOURS, medium) ?? ROLE_COLOURS.other).light;
}

/** The colour of a role on a white page. */
export function roleLight(role: ColourRole): string {
  return ROLE_COLOURS[role].light;
}

/** A line that gives context and is not to be read by itself. */
export const QUIET = INK.quiet.light;

/** A line that its name tells apart and no colour. */
export const NEUTRAL = INK.label.light;

/** A colour as a part of it lies on the white page: 1 is the colour itself, 0 the page. */
export function shade(colour: string, part: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const page = channels(SURFACE.light);
  const mixed = channels(colour).map((channel, at) => Math.round(channel * part + (page[at] ?? 255) * (1 - part)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
