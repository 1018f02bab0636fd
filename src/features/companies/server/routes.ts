import type { FastifyInstance } from "fastify";
import type { Company } from "#domain/companies/company.ts";
import { duplicatePairs } from "#domain/companies/duplicates.ts";
import { isExample } from "#domain/companies/exampleCompany.ts";
import { mergeCompanies } from "#domain/companies/mergeCompanies.ts";
import { mayReadVertical } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { EndpointAnswer, EndpointOutput } from "#platform/api/endpoint.ts";
import { published } from "#revisions/publishing/published.ts";
import {
  companies,
  companiesFile,
  companyContacts,
  companyPairs,
  companySearch,
  eraseContact,
  importCompanies,
  mergeCompany,
  oneCompany,
  removeCompany,
  removeExample,
  tellApart,
  undoCompanies,
} from "../contract.ts";
import { companiesTable } from "../contract/companiesTable.ts";
import { countyCompanies } from "../contract/countyCompanies.ts";
import { bringIn } from "./bringIn.ts";
import { changeCompanies, record, undoChange } from "./changeCompanies.ts";
import {
  consentOf,
  deleteContact,
  type HeldContact,
  type ListedCompany,
  selectApart,
  selectCompanies,
  selectContacts,
  selectVersion,
} from "./companyRows.ts";
import { countCompanies } from "./countCompanies.ts";
import { openCompanies, rankCompanies } from "./rankCompanies.ts";
import { rememberedCompanies } from "./rememberedCompanies.ts";
import { searchCompanies } from "./searchCompanies.ts";

const PAIRS_SENT = 100;

/** Companies: always those of the caller's own organisation. */
export function companiesRoutes(app: FastifyInstance): void {
  app.endpoint(companies, async (_input, { caller: { person, rights }, database, loadedRevisions }) => {
    const { companies: all } = await rememberedCompanies(database, person.customerId);
    const open = openCompanies(all, rights);
    return columnsOf(rankCompanies(open, rights, published(loadedRevisions), new Date()));
  });

  app.endpoint(companySearch, async ({ query }, { caller: { person, rights }, database, loadedRevisions }) =>
    searchCompanies(await rememberedCompanies(database, person.customerId), query, rights, published(loadedRevisions)),
  );

  app.endpoint(countyCompanies, async ({ query }, { caller: { person, rights }, database, loadedRevisions }) => {
    const { companies: all } = await rememberedCompanies(database, person.customerId);
    return countCompanies(all, query, rights, published(loadedRevisions));
  });

  app.endpoint(
    companiesFile,
    async (_input, { caller: { person, rights }, database, loadedRevisions }) =>
      rankCompanies(
        openCompanies(await selectCompanies(database, person.customerId), rights),
        rights,
        published(loadedRevisions),
        new Date(),
      ),
    { table: ({ items }) => companiesTable(items) },
  );

  app.endpoint(oneCompany, async ({ params }, { caller: { person, rights }, database }) => {
    // First the version: who changes what was read before is refused.
    const version = (await selectVersion(database, person.customerId, params.company)) ?? 0;
    const known = openCompanies(await selectCompanies(database, person.customerId, params.company), rights);
    return { ...theOne(known, params.company), version };
  });

  app.endpoint(importCompanies, async (input, { caller, database, loadedRevisions }) =>
    bringIn(database, caller, published(loadedRevisions), input),
  );

  app.endpoint(removeCompany, async ({ params }, { caller: { person, rights }, database }) => ({
    change: await changeCompanies(database, person, {
      kind: "removed",
      action: "companies.removed",
      work: (_store, known) => ({ ended: [theOne(openCompanies(known, rights), params.company).id] }),
    }),
  }));

  app.endpoint(removeExample, async (_input, { caller: { person }, database }) => ({
    change: await changeCompanies(database, person, {
      kind: "removed",
      action: "companies.exampleRemoved",
      work: (_store, known) => {
        const ended = known.map(({ id }) => id).filter(isExample);
        if (ended.length === 0) throw new Failure("not-found", "There are no example companies.");
        return { ended };
      },
    }),
  }));

  app.endpoint(mergeCompany, async ({ params, body }, { caller: { person, rights }, database }) => ({
    change: await changeCompanies(database, person, {
      kind: "merged",
      action: "companies.merged",
      work: (_store, known) => {
        const [kept, other] = theTwo(openCompanies(known, rights), params.company, body.other);
        return { changed: [{ ...mergeCompanies(kept, other), id: kept.id }], ended: [other.id] };
      },
    }),
  }));

  app.endpoint(tellApart, async ({ params, body }, { caller: { person, rights }, database }) => ({
    change: await changeCompanies(database, person, {
      kind: "apart",
      action: "companies.toldApart",
      work: (_store, known) => {
        const [one, other] = theTwo(openCompanies(known, rights), params.company, body.other);
        return { apart: [one.id, other.id] };
      },
    }),
  }));

  app.endpoint(undoCompanies, async ({ params }, { caller, database }) => {
    await undoChange(database, caller.person, Number(params.change));
    return {};
  });

  personRoutes(app);
}

function columnsOf({
  items,
  ...grounds
}: ReturnType<typeof rankCompanies<ListedCompany>>): EndpointAnswer<typeof companies> {
  return {
    ...grounds,
    markets: Object.fromEntries(items.flatMap(({ county, markets }) => (county === null ? [] : [[county, markets]]))),
    columns: {
      id: items.map(({ id }) => id),
      name: items.map(({ name }) => name),
      city: items.map(({ city }) => city),
      zip: items.map(({ zip }) => zip),
      county: items.map(({ county }) => county),
      subVertical: items.map(({ subVertical }) => subVertical),
      employees: items.map(({ employees }) => employees),
      phone: items.map(({ phone }) => phone),
      crmId: items.map(({ crmId }) => crmId),
      ownDollars: items.map(({ ownDollars }) => ownDollars),
      contact: items.map(({ contact }) => contact),
      score: items.map(({ score }) => score),
    },
  };
}

/** Pairs that look like one, and what is held about one contact. */
function personRoutes(app: FastifyInstance): void {
  app.endpoint(companyPairs, async (_input, { caller: { person, rights }, database }) => {
    const open = openCompanies(await selectCompanies(database, person.customerId), rights);
    const pairs = duplicatePairs(open, await selectApart(database, person.customerId));
    return { total: pairs.length, items: pairs.slice(0, PAIRS_SENT) };
  });

  app.endpoint(
    companyContacts,
    async ({ query }, { caller: { person, rights }, database }) => {
      const rows = await selectContacts(database, person.customerId, query.of);
      const open = rows.filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical)));
      return {
        items: open.map(({ company, name, role, phone, email, consent, source, file, at, counts }) => ({
          company,
          name,
          role,
          phone,
          email,
          consent: consentOf(consent),
          source,
          file,
          at: at.toISOString(),
          counts,
        })),
      };
    },
    { table: ({ items }) => contactsTable(items) },
  );

  app.endpoint(eraseContact, async ({ query }, { caller: { person }, database }) =>
    database.transaction(async (store) => {
      const { of, name = null } = query;
      if (name === null) checkIsOne(await selectContacts(store, person.customerId, of));
      const erased = await deleteContact(store, person.customerId, of, name);
      if (erased > 0) await record(store, person, "companies.contactErased");
      return { erased };
    }),
  );
}

/** A number or an address is often that of a whole desk. */
function checkIsOne(contacts: readonly HeldContact[]): void {
  const names = new Set(contacts.map(({ name }) => name?.toLowerCase()));
  if (names.size <= 1) return;
  throw new Failure(
    "conflict",
    "More than one person goes by this. Nobody was erased. Add the name of the one you mean.",
  );
}

function contactsTable(items: EndpointOutput<typeof companyContacts>["items"]) {
  return tableOf(items, [
    { key: "company", unit: "text", cell: ({ company }) => company },
    { key: "name", unit: "text", cell: ({ name }) => name },
    { key: "role", unit: "text", cell: ({ role }) => role },
    { key: "phone", unit: "text", cell: ({ phone }) => phone },
    { key: "email", unit: "text", cell: ({ email }) => email },
    { key: "consent", unit: "text", cell: ({ consent }) => consent },
    { key: "source", unit: "text", cell: ({ source }) => source },
    { key: "file", unit: "text", cell: ({ file }) => file },
    { key: "at", unit: "text", cell: ({ at }) => at },
    { key: "counts", unit: "text", cell: ({ counts }) => (counts ? "yes" : "no") },
  ]);
}

/** @throws Failure `not-found` */
function theOne(known: readonly Company[], id: string): Company {
  const found = known.find((company) => company.id === id);
  if (!found) throw new Failure("not-found", "There is no such company.");
  return found;
}

/** @throws Failure `not-found`; `invalid-input` where both are the same */
function theTwo(known: readonly Company[], one: string, other: string): readonly [Company, Company] {
  if (one === other) throw wrongInput([inputError("/body/other", "twice")]);
  return [theOne(known, one), theOne(known, other)];
}
