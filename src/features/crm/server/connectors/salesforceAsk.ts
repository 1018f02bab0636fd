import { z } from "zod";
import { askCrm, type CrmAnswer, CrmFault } from "./askCrm.ts";
import type { CrmSession } from "./crmConnector.ts";

/** The version of its REST API that these requests and answers are printed for. */
export const VERSION = "v62.0";
/** A limit of requests counts over a day; a quarter of an hour later some of it is free again. */
const LIMIT_SECONDS = 900;
/** The external id that holds our id of a company. An administrator of the account makes it: the REST API cannot. */
export const KEY = "Spotmarket_Id__c";

const page = z.object({
  records: z.array(z.looseObject({ Id: z.string() })),
  nextRecordsUrl: z.string().startsWith("/services/").optional(),
});
export const refusals = z.array(z.object({ errorCode: z.string(), message: z.string() })).min(1);

export type SalesforceRow = z.output<typeof page>["records"][number];

export const data = ({ baseUrl }: CrmSession, path: string) => `${baseUrl}/services/data/${VERSION}${path}`;

/** Texts as the list of a condition. */
export const soqlList = (values: readonly string[]) =>
  values.map((value) => `'${value.replace(/['\\]/g, "\\$&")}'`).join(",");

/** What a query finds, page by page. */
export async function* queryPages(session: CrmSession, query: string): AsyncGenerator<SalesforceRow[]> {
  const first = data(session, `/query?${new URLSearchParams({ q: query }).toString()}`);
  for (let url: string | null = first; url !== null; ) {
    const answer: z.output<typeof page> = page.parse((await askSalesforce(session, { url })).body);
    yield answer.records;
    url = answer.nextRecordsUrl ? `${session.baseUrl}${answer.nextRecordsUrl}` : null;
  }
}

export async function queryAll(session: CrmSession, query: string): Promise<SalesforceRow[]> {
  const all: SalesforceRow[] = [];
  for await (const rows of queryPages(session, query)) all.push(...rows);
  return all;
}

export function textOf(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

/** @throws CrmFault for every answer that is none of success, but those that are expected */
export async function askSalesforce(
  session: CrmSession,
  asked: Parameters<typeof askCrm>[1],
  expected: readonly number[] = [],
): Promise<CrmAnswer> {
  const answer = await askCrm(session, { ...asked, token: session.accessToken });
  if (answer.status < 300 || expected.includes(answer.status)) return answer;
  const [refused] = refusals.safeParse(answer.body).data ?? [];
  const words = refused ? `${refused.errorCode}: ${refused.message}` : `The answer was ${answer.status}.`;
  if (refused?.errorCode === "REQUEST_LIMIT_EXCEEDED" || answer.status === 429)
    throw new CrmFault("rate-limited", words, answer.retryAfter ?? LIMIT_SECONDS);
  throw new CrmFault(answer.status === 401 ? "sign-in-ended" : "refused", words);
}
