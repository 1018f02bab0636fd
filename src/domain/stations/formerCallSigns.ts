import type { FormerCallSign } from "./station.ts";

/** Reads the call signs that a station had before: between bars, each with the last year where it is known, `WAAA 1994|WBBB`. */
export function readFormerCallSigns(text: string | null): FormerCallSign[] {
  return (text ?? "").split("|").flatMap((part) => {
    const [, callSign, until] = /^\s*(\S+?)(?:\s+\(?(\d{4})\)?)?\s*$/.exec(part) ?? [];
    return callSign === undefined ? [] : [{ callSign, until: until === undefined ? null : Number(until) }];
  });
}
