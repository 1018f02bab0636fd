import { type Fault, FAULTS, isFaultCode } from "./fault.ts";

const PATTERNS = Object.keys(FAULTS)
  .filter(isFaultCode)
  .map((code) => ({ code, pattern: patternOf(FAULTS[code]) }));

/** The fault that a sentence tells; null for a sentence that is none of ours. Schemas carry nothing but a sentence. */
export function faultOf(sentence: string): Fault | null {
  for (const { code, pattern } of PATTERNS) {
    const found = pattern.exec(sentence);
    if (found) return { code, values: { ...found.groups } };
  }
  return null;
}

function patternOf(sentence: string): RegExp {
  const [first = "", ...rest] = sentence.split(/\{\{|\}\}/);
  const named = new Set<string>();
  const parts = rest.map((part, at) => {
    if (at % 2 === 1) return escaped(part);
    if (named.has(part)) return `\\k<${part}>`;
    named.add(part);
    return `(?<${part}>.+?)`;
  });
  return new RegExp(`^${[escaped(first), ...parts].join("")}$`, "s");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
