import type { TFunction } from "i18next";
import type { Formats } from "#language/format.ts";
import type { EndpointInput, EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  eraseContact,
  importCompanies,
  type ImportReport,
  mergeCompany,
  oneCompany,
  removeCompany,
  removeExample,
  tellApart,
  undoCompanies,
} from "../contract.ts";
import { importZips, type ZipsReport } from "../contract/zipCounties.ts";
import { addCompany, changeCompany, type TypedCompany } from "../contract/typedCompanies.ts";
import { COMPANIES, companyQuery, ZIP_COUNTIES } from "./companyQueries.ts";

const ALL = { queryKey: [COMPANIES] };

type Said = (text: TFunction) => string;

/** Removes a company, with a way back. */
export function remove(company: string, name: string): Promise<boolean> {
  const removing = callApi(removeCompany, { params: { company } });
  return changed(removing, (text) => text("companies.removed", { name }), companyQuery(company));
}

/** Removes all companies of the example file, with a way back. */
export const removeExamples = (): Promise<boolean> =>
  changed(callApi(removeExample, {}), (text) => text("companies.example.removed"));

/** A company with everything that is known of it, and its version. */
export type WholeCompany = EndpointOutput<typeof oneCompany>;

/**
 * Adds a company, or changes the one that was read, with a way back; answers its id.
 *
 * @throws ApiProblem that names the fields that are wrong
 */
export async function saveCompany(read: WholeCompany | null, typed: TypedCompany): Promise<string> {
  const body = tidied(typed);
  const saved = read ? { company: read.id, ...(await change(read, body)) } : await callApi(addCompany, { body });
  await queryClient.invalidateQueries(ALL);
  offerUndo(saved.change, (text) => text("companies.saved", { name: body.name }));
  return saved.company;
}

const change = ({ id, version }: WholeCompany, body: TypedCompany) =>
  callApi(changeCompany, { params: { company: id }, body: { ...body, version } });

/** Without blanks around, and nothing where only those were typed. */
function tidied(typed: TypedCompany): TypedCompany {
  const line = (text: string | null) => text?.trim() || null;
  const { street, city, state, zip, county, phone, website, crmId, contacts } = typed;
  return {
    ...typed,
    street: line(street),
    city: line(city),
    state: line(state),
    zip: line(zip),
    county: line(county),
    phone: line(phone),
    website: line(website),
    crmId: line(crmId),
    contacts: contacts.map(({ name, role, phone: own, email, ...rest }) => ({
      ...rest,
      name: line(name),
      role: line(role),
      phone: line(own),
      email: line(email),
    })),
  };
}

/** Makes one company of two, with a way back. */
export function merge(company: string, other: string, name: string): Promise<boolean> {
  const merging = callApi(mergeCompany, { params: { company }, body: { other } });
  return changed(merging, (text) => text("companies.merged", { name }));
}

/** Remembers that two are not the same, with a way back. */
export function keepApart(company: string, other: string): Promise<boolean> {
  const telling = callApi(tellApart, { params: { company }, body: { other } });
  return changed(telling, (text) => text("companies.toldApart"));
}

export type FileOrder = EndpointInput<typeof importCompanies>["body"];

/** Shows what a file holds, or takes it. What was taken can be undone. */
export async function sendFile(body: FileOrder, formats: Formats): Promise<ImportReport> {
  const report = await callApi(importCompanies, { body });
  if (report.change === null) return report;
  await queryClient.invalidateQueries(ALL);
  offerUndo(report.change, (text) =>
    text("companies.taken", {
      count: report.companies,
      number: formats.count(report.companies),
      name: body.name,
    }),
  );
  return report;
}

/** Shows what a table of ZIP codes holds, or takes it. */
export async function sendZips(body: EndpointInput<typeof importZips>["body"], formats: Formats): Promise<ZipsReport> {
  const report = await callApi(importZips, { body });
  if (!report.taken) return report;
  await queryClient.invalidateQueries({ queryKey: [ZIP_COUNTIES] });
  addToast((text) => text("companies.zips.taken", { count: report.zips, number: formats.count(report.zips) }), {
    type: "success",
  });
  return report;
}

/** Erases a contact for good and says so; there is no way back. */
export async function erase(of: string, name: string | null): Promise<boolean> {
  const gone = await changeList(callApi(eraseContact, { query: { of, ...(name !== null && { name }) } }), ALL);
  if (gone) addToast((text) => text("companies.contact.erased"), { type: "success" });
  return gone !== null;
}

async function changed(
  work: Promise<{ readonly change: string }>,
  said: Said,
  gone: ReturnType<typeof companyQuery> | null = null,
): Promise<boolean> {
  const answer = await changeList(work, ALL, gone);
  if (answer) offerUndo(answer.change, said);
  return answer !== null;
}

function offerUndo(change: string, said: Said): void {
  addToast(said, {
    type: "success",
    action: {
      label: (text) => text("companies.undo"),
      run: () => void changeList(callApi(undoCompanies, { params: { change } }), ALL),
    },
  });
}
