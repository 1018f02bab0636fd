import type { ExplainIn } from "#ui/figures/explain/background.ts";

/** An explanation that other revisions are not asked for: what is known of people was read for this one alone. */
export function inThisRevision(explain: ExplainIn): ExplainIn {
  return (asked, figure) => {
    const explanation = explain(asked, figure);
    return explanation && { ...explanation, revisions: false };
  };
}
