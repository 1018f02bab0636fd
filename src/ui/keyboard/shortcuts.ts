import type { AccessFlag } from "#domain/access/access.ts";
import { openGuide } from "../content/guideState.ts";
import { openPalette } from "../palette/openPalette.ts";
import { openKeyboardSheet } from "./keyboardSheetState.ts";

export const SHORTCUT_GROUPS = ["everywhere", "figures", "search"] as const;

/** One thing that keys do. */
export interface Shortcut {
  /** The words are `palette.keyboard.does.<name>`. */
  readonly name:
    | "search"
    | "guide"
    | "sheet"
    | "messages"
    | "close"
    | "twin"
    | "move"
    | "explain"
    | "choose"
    | "open"
    | "leave";
  readonly group: (typeof SHORTCUT_GROUPS)[number];
  /** Alternatives, each of keys pressed together; `Mod` is Control, on a Mac Command. */
  readonly keys: readonly (readonly string[])[];
  /** The flag without which there is nothing to open. */
  readonly access?: AccessFlag;
  /** Left out where the place itself knows the key: a figure, a list, the library of toasts. */
  readonly run?: () => void;
}

/** Every shortcut of the product: this list is shown, and this list is what works. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: "search", group: "everywhere", keys: [["Mod", "K"], ["/"]], run: () => openPalette() },
  { name: "guide", group: "everywhere", keys: [["H"]], access: "guidesAndInsights", run: openGuide },
  { name: "sheet", group: "everywhere", keys: [["?"]], run: openKeyboardSheet },
  { name: "messages", group: "everywhere", keys: [["Alt", "T"]] },
  { name: "close", group: "everywhere", keys: [["Esc"]] },
  { name: "move", group: "figures", keys: [["←"], ["→"], ["↑"], ["↓"]] },
  { name: "explain", group: "figures", keys: [["Enter"]] },
  { name: "twin", group: "figures", keys: [["T"]] },
  { name: "choose", group: "search", keys: [["↑"], ["↓"]] },
  { name: "open", group: "search", keys: [["Enter"]] },
  { name: "leave", group: "search", keys: [["Esc"]] },
];
