import { type AlertCondition, WHOLE } from "./alertRule.ts";

/** What a seller would want to hear of first; offered to who has no rules yet. */
export const STARTER_RULES: readonly AlertCondition[] = [
  starter({ kind: "growth", direction: "up", threshold: 10, everySubVertical: true, severity: "high" }),
  starter({ kind: "growth", direction: "down", threshold: 5 }),
  starter({ kind: "shareShift", direction: "up", threshold: 1, medium: "ctvOtt" }),
  starter({ kind: "rankChange", direction: "either", threshold: 1, subject: WHOLE, severity: "low" }),
  starter({ kind: "revised", direction: "either", threshold: 5, severity: "high" }),
  starter({ kind: "season", threshold: 45, everySubVertical: true }),
  starter({ kind: "crowdOut", threshold: 60, subject: WHOLE }),
];

function starter(condition: Partial<AlertCondition> & Pick<AlertCondition, "kind" | "threshold">): AlertCondition {
  return {
    direction: "up",
    severity: "medium",
    market: null,
    subject: null,
    everySubVertical: false,
    medium: null,
    ...condition,
  };
}
