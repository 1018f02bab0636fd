import type { Words } from "#language/words/words.ts";
import type { About, ReportPart } from "../../document.ts";

/** What the figures stand on and which revision they are of. */
export function methodSection({ facts, method, sources, sample, madeAt }: About, { text }: Words): ReportPart[] {
  return [
    ...(sample ? [{ kind: "text", text: `${sample.badge}. ${sample.sentence}` } as const] : []),
    { kind: "points", title: text("marketReport.method.figures"), points: method },
    ...(sources.length > 0
      ? [{ kind: "points", title: text("marketReport.method.sources"), points: sources } as const]
      : []),
    {
      kind: "points",
      title: text("marketReport.method.revision"),
      points: facts.map(({ name, value }) => `${name}: ${value}`),
    },
    { kind: "note", text: text("marketReport.method.madeAt", { madeAt }) },
  ];
}
