import { randomUUID } from "node:crypto";
import type { Company, NewCompany } from "#domain/companies/company.ts";
import { exampleId } from "#domain/companies/exampleCompany.ts";
import { type ImportPlan, planImport } from "#domain/companies/planImport.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { Database } from "#platform/database/database.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { isReadToItsEnd } from "#revisions/ingest/readOwnTable.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { type importCompanies, type ImportReport, LARGEST_FILE } from "../contract.ts";
import { changeCompanies } from "./changeCompanies.ts";
import { countyByZip, type ZipDecisions } from "./countyByZip.ts";
import { selectCompanies } from "./companyRows.ts";
import { openCompanies } from "./rankCompanies.ts";
import type { CompaniesReading, readCompaniesFile } from "./readCompaniesFile.ts";

const reading = aside<typeof readCompaniesFile>(
  new URL("./readCompaniesFile.ts", import.meta.url),
  "readCompaniesFile",
);

/**
 * Reads a file of companies and tells what it would change; takes it where that is asked for and every row is sound, or the sound ones are
 * enough.
 *
 * @throws Failure `too-large`; `conflict` where there would be too many companies
 */
export async function bringIn(
  database: Database,
  { person, rights }: Pick<Caller, "person" | "rights">,
  revision: LoadedRevision | null,
  { body }: EndpointInput<typeof importCompanies>,
  id: () => string = randomUUID,
): Promise<ImportReport> {
  const bytes = Buffer.from(body.content, "base64");
  if (bytes.length > LARGEST_FILE)
    throw new Failure("too-large", "A file can have at most 8 MB. Split it, for example by market.");
  const counties = (revision?.counties(NATION) ?? []).map(({ county: { fips, name, state } }) => ({
    fips,
    name,
    state,
  }));
  const { decimalComma, encoding, mode } = body;
  const latin = encoding === "latin1" ? ({ encoding } as const) : {};
  const file = await reading([bytes, { rights, counties, decimalComma, ...latin }], { pointer: "/body/content" });
  const zips = await countyByZip(database, file.companies, body.zips, revision);
  const planned = (known: readonly Company[]) =>
    planImport(openCompanies(known, rights), file.companies, mode, zips.countyOf);
  const report = reportOf(file, zips, planned(await selectCompanies(database, person.customerId)));
  const isSound = report.errors === 0 || (body.goodRowsOnly && isReadToItsEnd(report));
  if (body.dryRun || !isSound || file.companies.length === 0) return { ...report, change: null };
  const change = await changeCompanies(database, person, {
    kind: "file",
    file: body.name,
    action: "companies.imported",
    work: (_store, known) => {
      const { added, changed, removed } = planned(known);
      return { added: added.map((one) => ({ ...one, id: id() })), changed, ended: removed.map(({ id }) => id) };
    },
  });
  return { ...report, change };
}

/** Takes in the companies of the example file, for good marked as not existing. `content` is base64. */
export function bringExample(
  database: Database,
  owner: Pick<Caller, "person" | "rights">,
  revision: LoadedRevision,
  file: { readonly name: string; readonly content: string },
): Promise<ImportReport> {
  const how = {
    mode: "add",
    dryRun: false,
    goodRowsOnly: false,
    decimalComma: false,
    encoding: "utf-8",
  } as const;
  return bringIn(database, owner, revision, { params: {}, query: {}, body: { ...file, ...how, zips: [] } }, () =>
    exampleId(randomUUID()),
  );
}

function reportOf(
  file: CompaniesReading,
  { countyOf, ...zips }: ZipDecisions,
  plan: ImportPlan,
): Omit<ImportReport, "change"> {
  const { rows, refused, errors, problems } = file;
  const count = (what: (company: NewCompany) => number) => file.companies.reduce((sum, one) => sum + what(one), 0);
  return {
    rows,
    refused,
    errors,
    problems: [...problems],
    companies: file.companies.length,
    contacts: count(({ contacts }) => contacts.length),
    withoutCounty: count((company) => Number(company.county === null && countyOf(company) === null)),
    ...zips,
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    removed: plan.removed.length,
  };
}
