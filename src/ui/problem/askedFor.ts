import type { ExplainedCode } from "./problemCode.ts";

const ID = /^[\w-]{1,80}$/;

/**
 * The right to ask for after a refusal, as the API takes it: `role:Administrator`, `market:tv-501`; market and vertical are
 * those that the address names. Null where the refusal does not say what would help.
 */
export function askedFor(code: ExplainedCode, search: URLSearchParams): string | null {
  if (code === "role-required") return "role:Administrator";
  if (code === "market-not-entitled") return named("market", search);
  return code === "vertical-not-entitled" ? named("vertical", search) : null;
}

function named(kind: "market" | "vertical", search: URLSearchParams): string | null {
  const id = search.get(kind) ?? "";
  return ID.test(id) ? `${kind}:${id}` : null;
}
