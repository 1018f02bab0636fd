import type { CrmReply, CrmRequest } from "./crmServer.ts";

interface Deal {
  dealname: string;
  dealstage: string;
  hubspot_owner_id: string | null;
  amount: string | null;
  hs_lastmodifieddate: string;
  company: string | null;
}

const stage = (id: string, label: string, displayOrder: number, metadata: object) => ({
  id,
  label,
  displayOrder,
  metadata,
  createdAt: "2026-01-05T09:00:00Z",
  updatedAt: "2026-01-05T09:00:00Z",
  archived: false,
  writePermissions: "CRM_PERMISSIONS_ENFORCEMENT",
});

/**
 * Deals of HubSpot as its reference of version 2026-03 prints them: the search with filters, sorting and paging, associations read by batches, pipelines
 * (https://developers.hubspot.com/docs/api-reference/latest/crm/pipelines/get-pipelines) and owners. Two of a page, so that there are pages.
 */
export function hubspotDeals() {
  const deals = new Map<string, Deal>();
  const owners = new Map<string, { email: string; firstName: string; lastName: string }>();

  function search({ filterGroups, after = "0" }: CrmRequest["json"]): CrmReply {
    const since = Number(filterGroups[0]?.filters[0].value ?? 0);
    const all = [...deals]
      .filter(([, deal]) => Date.parse(deal.hs_lastmodifieddate) >= since)
      .toSorted(([, a], [, b]) => a.hs_lastmodifieddate.localeCompare(b.hs_lastmodifieddate));
    const next = Number(after) + 2;
    const results = all.slice(Number(after), next).map(([id, { company: _company, ...properties }]) => ({
      id,
      properties: { ...properties, hs_object_id: id },
      createdAt: "2026-10-30T03:30:17.883Z",
      updatedAt: properties.hs_lastmodifieddate,
      archived: false,
    }));
    const paging = next < all.length && { paging: { next: { after: String(next), link: "?after=" } } };
    return { status: 200, body: { total: all.length, results, ...paging } };
  }

  function reply({ path, json }: CrmRequest): CrmReply | null {
    if (path === "/crm/objects/2026-03/deals/search") return search(json);
    if (path === "/crm/associations/2026-03/deals/companies/batch/read") {
      const results = json.inputs.flatMap(({ id }: { id: string }) => {
        const company = deals.get(id)?.company;
        const associationTypes = [{ category: "HUBSPOT_DEFINED", typeId: 5, label: "Primary" }];
        return company ? [{ from: { id }, to: [{ toObjectId: Number(company), associationTypes }] }] : [];
      });
      return { status: results.length < json.inputs.length ? 207 : 200, body: { status: "COMPLETE", results } };
    }
    if (path === "/crm/pipelines/2026-03/deals") {
      const stages = [
        stage("closedlost", "Closed lost", 9, { isClosed: "true", probability: "0.0" }),
        stage("appointmentscheduled", "Appointment scheduled", 0, { isClosed: "false", probability: "0.2" }),
        stage("contractsent", "Contract sent", 4, { isClosed: "false", probability: "0.9" }),
        stage("closedwon", "Closed won", 5, { isClosed: "true", probability: "1.0" }),
      ];
      return {
        status: 200,
        body: { results: [{ id: "default", label: "Sales", displayOrder: 0, archived: false, stages }] },
      };
    }
    if (path.startsWith("/crm/owners/2026-03")) {
      const after = Number(new URL(path, "http://localhost").searchParams.get("after") ?? 0);
      const results = [...owners]
        .slice(after, after + 1)
        .map(([id, owner]) => ({ id, type: "PERSON", archived: false, ...owner }));
      const paging = after + 1 < owners.size && { paging: { next: { after: String(after + 1), link: "?after=" } } };
      return { status: 200, body: { results, ...paging } };
    }
    return null;
  }

  return { deals, owners, reply };
}
