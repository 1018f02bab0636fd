import type { PassageBlock } from "../../document.ts";
import type { SlideLine } from "./slideLine.ts";

/** A passage as paragraphs, one below the other: of a point with several of them only the first is marked. */
export function passageLines(blocks: readonly PassageBlock[], level = 0): SlideLine[] {
  return blocks.flatMap((block): SlideLine[] => {
    if (block.kind !== "list") return [{ runs: block.runs, mark: "none", level, heading: block.kind === "heading" }];
    return block.items.flatMap((item, at) => {
      const mark = block.numbered ? at + 1 : ("point" as const);
      const [first, ...rest] = item;
      const lead = first && first.kind !== "list" ? [{ runs: first.runs, mark, level, heading: false }] : [];
      const below = lead.length > 0 ? rest : item;
      return [...lead, ...passageLines(below, level + 1)];
    });
  });
}
