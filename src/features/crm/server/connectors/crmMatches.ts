import { comparedName, webHost } from "#domain/companies/companyKeys.ts";

/** What a company without a CRM id is looked for by. */
export interface CrmLooked {
  readonly name: string;
  readonly website: string | null;
}

/** A company that is there already and could be the one. */
export interface CrmMatch {
  readonly record: string;
  /** Our id of it; null where it was never sent. */
  readonly key: string | null;
  readonly name: string;
  readonly website: string | null;
  readonly city: string | null;
}

/** Those of the found that are called the same or have the same web address; none that another company of ours stands for. */
export function matchesOf({ name, website }: CrmLooked, found: readonly CrmMatch[]): CrmMatch[] {
  const host = webHost(website ?? "");
  const isSame = (one: CrmMatch) =>
    comparedName(one.name) === comparedName(name) || (host !== null && webHost(one.website ?? "") === host);
  return found.filter((one) => one.key === null && isSame(one)).slice(0, MOST_MATCHES);
}

/** As many as somebody can tell apart. */
const MOST_MATCHES = 10;
