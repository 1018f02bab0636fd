import type { CallStatus } from "#features/call-list/contract.ts";
import type { CrmStage } from "../connectors/crmDeals.ts";

/** A stage there with the status that it stands for here; null where it says nothing to a call. */
export interface MappedStage {
  readonly id: string;
  readonly label: string;
  readonly status: CallStatus | null;
}

/** Stages as they are there now; those that are new begin with what their names suggest. */
export function mapStages(stages: readonly CrmStage[], known: readonly MappedStage[]): MappedStage[] {
  const chosen = new Map(known.map(({ id, status }) => [id, status]));
  return stages.map((stage): MappedStage => {
    const status = chosen.get(stage.id);
    return { id: stage.id, label: stage.label, status: status === undefined ? suggestedStatus(stage) : status };
  });
}

/** Words that both systems name their usual stages with. */
const WORDS: readonly (readonly [RegExp, CallStatus])[] = [
  [/proposal|quote|contract|negotiat|decision|perception/i, "proposal"],
  [/appointment|meeting|presentation|demo|analysis|value/i, "meeting"],
  [/qualif|contacted|called/i, "called"],
];

export function suggestedStatus({ label, isClosed, isWon }: Omit<CrmStage, "id">): CallStatus {
  if (isClosed) return isWon ? "won" : "lost";
  return WORDS.find(([words]) => words.test(label))?.[1] ?? "open";
}
