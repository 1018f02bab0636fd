/** A county in a list that was pasted or dropped; null where the list gives no part. */
export interface ListedCounty {
  readonly fips: string;
  readonly share: number | null;
}

/** FIPS codes in lines of a text, each with the share behind it if there is one: `48113;0.6` or `48113,60%`. Four digits lost their leading zero in a sheet. */
export function readCountyCsv(text: string): readonly ListedCounty[] {
  const found = new Map<string, ListedCounty>();
  for (const line of text.split(/\r?\n/)) {
    const codes = [...line.matchAll(/(?<![\d.,])\d{4,5}(?![\d.])/g)];
    const [only, more] = codes;
    if (!only) continue;
    const rest = line.slice(only.index + only[0].length);
    const share = more ? null : shareIn(rest);
    for (const [code] of more ? codes : [only]) {
      const fips = code.padStart(5, "0");
      found.set(fips, { fips, share });
    }
  }
  return [...found.values()];
}

function shareIn(text: string): number | null {
  const [, digits, percent] = /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(%?)/.exec(text) ?? [];
  if (digits === undefined) return null;
  const share = percent ? Number(digits) / 100 : Number(digits);
  return share > 0 && share <= 1 ? share : null;
}
