import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { Company, NewCompany } from "#domain/companies/company.ts";
import { identityKeys } from "#domain/companies/companyKeys.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { isSubVertical, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { STATE_BOUNDS } from "#revisions/ingest/cells/stateBounds.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import {
  addCompany,
  changeCompany,
  COMPANY_FIELDS,
  companyHistory,
  type CompanyHistory,
  type TypedCompany,
} from "../contract/typedCompanies.ts";
import { changeCompanies } from "./changeCompanies.ts";
import { type CompanyVersion, selectVersion, selectVersions } from "./companyRows.ts";
import { openCompanies } from "./rankCompanies.ts";
import { countyNamed, countyNames } from "./readCompaniesFile.ts";

/** Companies that somebody types, and who has changed what of one. */
export function typedCompaniesRoutes(app: FastifyInstance): void {
  app.endpoint(addCompany, async ({ body }, { caller: { person, rights }, database, loadedRevisions }) => {
    const company = checked(body, rights, published(loadedRevisions));
    const id = randomUUID();
    const change = await changeCompanies(database, person, {
      kind: "added",
      action: "companies.added",
      work: (_store, known) => {
        checkIsNew(company, known);
        return { added: [{ ...company, id }] };
      },
    });
    return { company: id, change };
  });

  app.endpoint(changeCompany, async ({ params, body }, { caller: { person, rights }, database, loadedRevisions }) => {
    const { version, ...typed } = body;
    const company = checked(typed, rights, published(loadedRevisions));
    const { company: id } = params;
    const change = await changeCompanies(database, person, {
      kind: "changed",
      action: "companies.changed",
      work: async (store, known) => {
        if (!openCompanies(known, rights).some((one) => one.id === id)) throw notThere();
        if ((await selectVersion(store, person.customerId, id)) !== version)
          throw new Failure("conflict", "Someone else changed this company. Reload it, then make your change again.");
        checkIsNew(
          company,
          known.filter((one) => one.id !== id),
        );
        return { changed: [{ ...company, id }] };
      },
    });
    return { change };
  });

  app.endpoint(companyHistory, async ({ params }, { caller: { person, rights }, database }) => {
    const versions = await selectVersions(database, person.customerId, params.company);
    if (openCompanies(versions, rights).length === 0) throw notThere();
    return { items: historyOf(versions) };
  });
}

const notThere = () => new Failure("not-found", "There is no such company.");

/** @throws Failure `invalid-input` */
function checked(typed: TypedCompany, rights: Rights, revision: LoadedRevision | null): NewCompany {
  const { subVertical, state, county } = typed;
  if (!isSubVertical(subVertical) || !mayReadVertical(rights, verticalOf(subVertical)))
    throw wrongInput([inputError("/body/subVertical", "unusable")]);
  if (state !== null && !(state in STATE_BOUNDS)) throw wrongInput([inputError("/body/state", "state")]);
  if (county === null) return { ...typed, county };
  const known = (revision?.counties(NATION) ?? []).map((one) => one.county);
  const fips = countyNamed(county, state, countyNames(known));
  if (fips === undefined) throw wrongInput([inputError("/body/county", "county-name", { county })]);
  return { ...typed, county: fips };
}

/** @throws Failure `invalid-input` where another one has its CRM id, or its name and ZIP code */
function checkIsNew(company: NewCompany, others: readonly Company[]): void {
  const keys = new Set(identityKeys(company));
  if (others.some((other) => identityKeys(other).some((key) => keys.has(key))))
    throw wrongInput([inputError("/body/name", "company-known")]);
}

/** What each version has other than the one before, latest first. */
function historyOf(versions: readonly CompanyVersion[]): CompanyHistory {
  return versions
    .map((version, at) => {
      const before = versions[at - 1];
      const isOther = (field: (typeof COMPANY_FIELDS)[number]) =>
        JSON.stringify(version[field]) !== JSON.stringify(before?.[field]);
      const { at: when, by, kind, file } = version;
      return { at: when.toISOString(), by, kind, file, fields: before ? COMPANY_FIELDS.filter(isOther) : [] };
    })
    .toReversed();
}
