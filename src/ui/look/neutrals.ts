import type { Scheme } from "./themeColour.ts";

/** Paper, ink and hairlines, shared by the five looks of a scheme: all colours as `#rrggbb`. */
export const NEUTRALS = {
  light: {
    paper: "#ffffff",
    "paper-sunk": "#f5f7f9",
    "paper-raised": "#ffffff",
    ink: "#14181f",
    "ink-soft": "#48525f",
    "ink-faint": "#5f6975",
    hairline: "#e1e5ea",
    /** Edges of what can be pressed or filled in. */
    "hairline-strong": "#868f9b",
    caution: "#8a5300",
    "caution-soft": "#fdf3df",
    alarm: "#a8321f",
    "alarm-soft": "#fceeea",
    done: "#1d6b45",
    "done-soft": "#e8f5ee",
  },
  dark: {
    paper: "#11151b",
    "paper-sunk": "#171c24",
    "paper-raised": "#1b212a",
    ink: "#e8ebf0",
    "ink-soft": "#b3bcc8",
    "ink-faint": "#8f9aa8",
    hairline: "#28303b",
    "hairline-strong": "#687485",
    caution: "#f0be6a",
    "caution-soft": "#2d2517",
    alarm: "#ff9d87",
    "alarm-soft": "#331d19",
    done: "#7fd1a4",
    "done-soft": "#16291f",
  },
} as const satisfies Record<Scheme, Readonly<Record<string, string>>>;

export type Neutral = keyof (typeof NEUTRALS)["light"];
