import { BLOCK_RULES } from "#figures/insights/blockRules.ts";
import type { Rule } from "#figures/insights/rule.ts";
import { TALKING_RULES } from "#figures/insights/talkingRules.ts";

/** Every rule there is, each once. */
export const EVERY_RULE: readonly Rule[] = [...new Set([...Object.values(BLOCK_RULES).flat(), ...TALKING_RULES])];
