import type { NewCompany } from "#domain/companies/company.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { UndecidedZip } from "../contract/zipCounties.ts";
import { namedCounties } from "./zipRoutes.ts";
import { selectCountiesOf, selectZipFile } from "./zipRows.ts";

/** So many ZIP codes of several counties are sent to be chosen among. */
const MOST_UNDECIDED = 100;

export interface ZipDecisions {
  /** The county that a company's ZIP code gives it: its only one, or the one that somebody chose; null where there is none or nobody chose. */
  readonly countyOf: (company: Pick<NewCompany, "zip">) => string | null;
  readonly hasZips: boolean;
  /** Companies without a county of their own whom their ZIP code gives one. */
  readonly byZip: number;
  readonly undecided: readonly UndecidedZip[];
}

/**
 * What ZIP codes tell of companies whose file names no county. A ZIP code of several counties gives none until somebody has chosen.
 *
 * @throws Failure `invalid-input` where a chosen county is none of its ZIP code's
 */
export async function countyByZip(
  store: Queryable,
  companies: readonly NewCompany[],
  chosen: readonly { readonly zip: string; readonly county: string }[],
  revision: LoadedRevision | null,
): Promise<ZipDecisions> {
  const open = companies.filter(({ county, zip }) => county === null && zip !== null);
  const counties = await selectCountiesOf(store, [...new Set(open.flatMap(({ zip }) => zip ?? []))]);
  for (const [at, { zip, county }] of chosen.entries())
    if (!counties.get(zip)?.includes(county)) throw wrongInput([inputError(`/body/zips/${at}/county`, "unusable")]);
  const decided = new Map(chosen.map(({ zip, county }) => [zip, county]));
  const countyOf = ({ zip }: Pick<NewCompany, "zip">) => {
    const all = zip === null ? [] : (counties.get(zip) ?? []);
    return all.length === 1 ? (all[0] ?? null) : (decided.get(zip ?? "") ?? null);
  };
  const undecided = [...Map.groupBy(open, ({ zip }) => zip ?? "")].flatMap(([zip, of]): UndecidedZip[] => {
    const all = counties.get(zip) ?? [];
    return all.length > 1 ? [{ zip, companies: of.length, counties: namedCounties(all, revision) }] : [];
  });
  return {
    countyOf,
    hasZips: counties.size > 0 || (await selectZipFile(store)) !== null,
    byZip: open.filter((company) => countyOf(company) !== null).length,
    undecided: undecided.toSorted((one, other) => other.companies - one.companies).slice(0, MOST_UNDECIDED),
  };
}
