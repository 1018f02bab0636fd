/** The smallest parts of a market that growth and loss lists can be limited to; tiny bases would win otherwise. */
export const MINIMUM_SHARES = [0, 0.005, 0.01, 0.02, 0.05] as const;

const USUAL = 0.01;

/** What the address asks for in percent (`?minimum=2`); 1 % where it says nothing that makes sense. */
export function readMinimumShare(search: URLSearchParams): number {
  const asked = search.get("minimum");
  return MINIMUM_SHARES.find((share) => asked && share * 100 === Number(asked)) ?? USUAL;
}

/** The address with another minimum; the usual one is left out. */
export function writeMinimumShare(search: URLSearchParams, share: number): URLSearchParams {
  const next = new URLSearchParams(search);
  if (share === USUAL) next.delete("minimum");
  else next.set("minimum", String(share * 100));
  return next;
}
