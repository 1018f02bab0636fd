import type { Hue, Scheme } from "./themeColour.ts";

/** One hue in one scheme, all colours as `#rrggbb`. */
export interface Accent {
  /** Links, the choice made, the market in question. */
  readonly accent: string;
  /** The accent under the pointer. */
  readonly "accent-strong": string;
  /** Behind what is chosen or pointed at. */
  readonly "accent-soft": string;
  /** Words on the accent. */
  readonly "accent-ink": string;
  /** The navigation in the theme's colour. */
  readonly deep: string;
}

/** Five hues by day, deep enough to be read on white, and by night, light enough to be read on near black. */
export const ACCENTS: Readonly<Record<Scheme, Readonly<Record<Hue, Accent>>>> = {
  light: {
    blue: {
      accent: "#1864b7",
      "accent-strong": "#12529a",
      "accent-soft": "#e8f1fb",
      "accent-ink": "#ffffff",
      deep: "#133f73",
    },
    red: {
      accent: "#b3243c",
      "accent-strong": "#951a30",
      "accent-soft": "#fcecee",
      "accent-ink": "#ffffff",
      deep: "#7d1b2e",
    },
    green: {
      accent: "#1a7345",
      "accent-strong": "#125c36",
      "accent-soft": "#e6f4ec",
      "accent-ink": "#ffffff",
      deep: "#144731",
    },
    purple: {
      accent: "#6a43b8",
      "accent-strong": "#56339b",
      "accent-soft": "#f1ecfb",
      "accent-ink": "#ffffff",
      deep: "#483080",
    },
    pink: {
      accent: "#b0246f",
      "accent-strong": "#93195b",
      "accent-soft": "#fcebf4",
      "accent-ink": "#ffffff",
      deep: "#7a1d52",
    },
  },
  dark: {
    blue: {
      accent: "#72b2ff",
      "accent-strong": "#96c6ff",
      "accent-soft": "#172a40",
      "accent-ink": "#0c1117",
      deep: "#122a47",
    },
    red: {
      accent: "#ff8f9c",
      "accent-strong": "#ffabb5",
      "accent-soft": "#3b1c23",
      "accent-ink": "#160c0e",
      deep: "#431a24",
    },
    green: {
      accent: "#6bcb94",
      "accent-strong": "#8edbae",
      "accent-soft": "#162e22",
      "accent-ink": "#0a130e",
      deep: "#143425",
    },
    purple: {
      accent: "#b8a1ff",
      "accent-strong": "#cdbcff",
      "accent-soft": "#282144",
      "accent-ink": "#0f0c18",
      deep: "#2b2250",
    },
    pink: {
      accent: "#ff8dc6",
      "accent-strong": "#ffabd5",
      "accent-soft": "#3a1b2e",
      "accent-ink": "#170b12",
      deep: "#431b34",
    },
  },
};
