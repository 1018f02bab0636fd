import type { Words } from "./words/words.ts";

/** Codes of age groups as audience surveys print them: `P12+`, `A25-54`, `M18-34`. */
const CODE = /^([PAMW])(\d{1,2})(?:\+|-(\d{1,2}))$/;
const WHO = { P: "persons", A: "adults", M: "men", W: "women" } as const;

/** Whom a survey counted, in words; a code that is not known stays as it is. */
export function audienceGroup(code: string, text: Words["text"]): string {
  if (code === "HH") return text("proposals.group.households");
  const [, who = "", from = "", until] = CODE.exec(code) ?? [];
  const group = Object.entries(WHO).find(([letter]) => letter === who)?.[1];
  if (!group) return code;
  return text(`proposals.group.${group}`, { ages: until === undefined ? `${from}+` : `${from}–${until}` });
}
