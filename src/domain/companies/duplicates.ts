import type { Company } from "./company.ts";
import { comparedName, comparedPhone, webHost } from "./companyKeys.ts";

/** By what two companies look like one. */
export const LIKENESSES = ["crmId", "zip", "phone", "website"] as const;
export type Likeness = (typeof LIKENESSES)[number];

export interface CompanyPair {
  readonly one: Company;
  readonly other: Company;
  readonly by: Likeness;
}

/** Stands for a pair, whichever of the two is named first. */
export function pairKey(one: string, other: string): string {
  return [one, other].sort().join(" ");
}

/**
 * Companies that look like one: the same CRM id, or the same name with the same ZIP code, phone number or website. Of several, each stands beside the
 * first. `apart` holds the keys of pairs that somebody has told apart.
 */
export function duplicatePairs(companies: readonly Company[], apart: ReadonlySet<string>): CompanyPair[] {
  const pairs = new Map<string, CompanyPair>();
  for (const by of LIKENESSES) {
    const first = new Map<string, Company>();
    for (const other of companies) {
      const key = likenessOf(other, by);
      if (key === null) continue;
      const one = first.get(key);
      if (!one) first.set(key, other);
      else if (!apart.has(pairKey(one.id, other.id)) && !pairs.has(pairKey(one.id, other.id)))
        pairs.set(pairKey(one.id, other.id), { one, other, by });
    }
  }
  return [...pairs.values()];
}

function likenessOf({ crmId, name, zip, phone, website }: Company, by: Likeness): string | null {
  if (by === "crmId") return crmId;
  const value = { zip, phone: phone && comparedPhone(phone), website: website && webHost(website) }[by];
  return value ? `${comparedName(name)} ${value}` : null;
}
