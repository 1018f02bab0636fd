import { z } from "zod";
import type { CrmDealReader, CrmSession } from "./crmConnector.ts";
import { type CrmDeal, type CrmOwner, type CrmStage, dollarsOf } from "./crmDeals.ts";
import { askHubspot, VERSION } from "./hubspotAsk.ts";

/** As many as a page of a search holds. */
const PAGE = 200;
/** A search answers no more than 10,000 however it is paged: a new one begins where it ended. */
const MOST_FOUND = 9_800;
/** The label of the company that a deal belongs to first, of several. */
const PRIMARY = 5;

const paging = z.object({ next: z.object({ after: z.string() }).optional() }).nullish();
const pipelines = z.object({
  results: z.array(
    z.object({
      label: z.string(),
      displayOrder: z.number(),
      archived: z.boolean().optional(),
      stages: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          displayOrder: z.number(),
          archived: z.boolean().optional(),
          metadata: z.object({ isClosed: z.string().optional(), probability: z.string().optional() }).default({}),
        }),
      ),
    }),
  ),
});
const owners = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullish(),
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
    }),
  ),
  paging,
});
const found = z.object({
  results: z.array(z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) })),
  paging,
});
const associations = z.object({
  results: z.array(
    z.object({
      from: z.object({ id: z.string() }),
      to: z.array(
        z.object({
          toObjectId: z.union([z.number(), z.string()]).transform(String),
          associationTypes: z.array(z.object({ typeId: z.number() })).default([]),
        }),
      ),
    }),
  ),
});

/** What comes back from HubSpot: deals by the search, whose index is some seconds behind, and the company that each belongs to. */
export const hubspotDeals: CrmDealReader = {
  async stages(session) {
    const { body } = await askHubspot(session, { url: `${session.baseUrl}/crm/pipelines/${VERSION}/deals` });
    const used = inOrder(pipelines.parse(body).results);
    return used.flatMap(({ label: pipeline, stages }) =>
      inOrder(stages).map(({ id, label, metadata: { isClosed, probability } }): CrmStage => {
        const closed = isClosed === "true";
        return {
          id,
          label: used.length > 1 ? `${pipeline}: ${label}` : label,
          isClosed: closed,
          isWon: closed && Number(probability) === 1,
        };
      }),
    );
  },

  async owners(session) {
    const all: CrmOwner[] = [];
    for (let after: string | undefined = ""; after !== undefined; ) {
      const query = new URLSearchParams({ limit: "500", ...(after && { after }) }).toString();
      const url = `${session.baseUrl}/crm/owners/${VERSION}?${query}`;
      const answer: z.output<typeof owners> = owners.parse((await askHubspot(session, { url })).body);
      for (const { id, email, firstName, lastName } of answer.results)
        all.push({ id, email: email ?? null, name: [firstName, lastName].filter(Boolean).join(" ") || (email ?? id) });
      after = answer.paging?.next?.after;
    }
    return all;
  },

  async *deals(session, since) {
    let [from, after, seen] = [since, undefined as string | undefined, 0];
    for (;;) {
      const answer = await search(session, from, after);
      const deals = await withCompanies(session, answer.results);
      if (deals.length > 0) yield deals;
      after = answer.paging?.next?.after;
      if (after === undefined) return;
      seen += deals.length;
      const last = deals.at(-1)?.changedAt ?? from;
      if (seen < MOST_FOUND || last === from) continue;
      [from, after, seen] = [last, undefined, 0];
    }
  },
};

async function search(session: CrmSession, since: string | null, after: string | undefined) {
  const filter = { propertyName: CHANGED, operator: "GTE", value: String(Date.parse(since ?? "")) };
  const json = {
    filterGroups: since === null ? [] : [{ filters: [filter] }],
    sorts: [{ propertyName: CHANGED, direction: "ASCENDING" }],
    properties: ["dealname", "dealstage", "hubspot_owner_id", "amount", "deal_currency_code", CHANGED],
    limit: PAGE,
    ...(after !== undefined && { after }),
  };
  const url = `${session.baseUrl}/crm/objects/${VERSION}/deals/search`;
  return found.parse((await askHubspot(session, { url, method: "POST", json })).body);
}

const CHANGED = "hs_lastmodifieddate";

async function withCompanies(session: CrmSession, deals: z.output<typeof found>["results"]): Promise<CrmDeal[]> {
  if (deals.length === 0) return [];
  const url = `${session.baseUrl}/crm/associations/${VERSION}/deals/companies/batch/read`;
  const json = { inputs: deals.map(({ id }) => ({ id })) };
  const { body } = await askHubspot(session, { url, method: "POST", json });
  const companies = new Map(
    associations.parse(body).results.map(({ from, to }) => {
      const primary = to.find(({ associationTypes }) => associationTypes.some(({ typeId }) => typeId === PRIMARY));
      return [from.id, (primary ?? to[0])?.toObjectId];
    }),
  );
  return deals.map(({ id, properties }) => ({
    id,
    name: properties["dealname"] ?? id,
    company: companies.get(id) ?? null,
    stage: properties["dealstage"] ?? null,
    owner: properties["hubspot_owner_id"] || null,
    dollars: dollarsOf(properties["amount"] ?? null, properties["deal_currency_code"] || null),
    changedAt: new Date(properties[CHANGED] ?? 0).toISOString(),
  }));
}

const inOrder = <T extends { readonly displayOrder: number; readonly archived?: boolean | undefined }>(
  all: readonly T[],
) => all.filter(({ archived }) => archived !== true).toSorted((a, b) => a.displayOrder - b.displayOrder);
