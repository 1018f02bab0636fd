import { z } from "zod";
import type { CrmSession, CrmTaskWriter } from "./crmConnector.ts";
import type { CrmTask } from "./crmTasks.ts";
import { askHubspot, VERSION } from "./hubspotAsk.ts";

/** A task's association with a company, as HubSpot counts them. */
const TASK_OF_COMPANY = 192;
const PROPERTIES = ["hs_task_subject", "hs_timestamp", "hs_task_status", "hs_lastmodifieddate"];

/** What a sign-in asks for where next steps are to go there: HubSpot has no narrower right for tasks. */
export const TASK_SCOPES = ["crm.objects.contacts.read", "crm.objects.contacts.write"];

const record = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });

/** Tasks of HubSpot. A task has an instant: noon of its day is that day from one coast to the other. */
export const hubspotTasks: CrmTaskWriter = {
  async findTask(session, { company, subject, due }) {
    const filters = [
      { propertyName: "associations.company", operator: "EQ", value: company },
      { propertyName: "hs_task_subject", operator: "EQ", value: subject },
    ];
    const json = { filterGroups: [{ filters }], properties: PROPERTIES, limit: 100 };
    const url = `${session.baseUrl}/crm/objects/${VERSION}/tasks/search`;
    const { body } = await askHubspot(session, { url, method: "POST", json });
    const found = z
      .object({ results: z.array(record) })
      .parse(body)
      .results.map(taskOf);
    return found.find((task) => task.due === due && !task.isDone)?.id ?? null;
  },

  async readTask(session, id) {
    const query = new URLSearchParams({ properties: PROPERTIES.join(",") }).toString();
    const { status, body } = await askHubspot(session, { url: `${tasks(session)}/${id}?${query}` }, [404]);
    return status === 404 ? null : taskOf(record.parse(body));
  },

  async makeTask(session, { company, owner, subject, due }) {
    const properties = {
      hs_task_subject: subject,
      hs_timestamp: `${due}T17:00:00.000Z`,
      hs_task_status: "NOT_STARTED",
      ...(owner !== null && { hubspot_owner_id: owner }),
    };
    const types = [{ associationCategory: "HUBSPOT_DEFINED", associationTypeId: TASK_OF_COMPANY }];
    const json = { properties, associations: [{ to: { id: company }, types }] };
    return record.parse((await askHubspot(session, { url: tasks(session), method: "POST", json })).body).id;
  },

  async changeTask(session, task, { subject, due, isDone }) {
    // HubSpot takes no condition with a change: what it has is read once more right before.
    const now = await this.readTask(session, task.id);
    if (now === null || now.changed !== task.changed) return false;
    const properties = isDone
      ? { hs_task_status: "COMPLETED" }
      : { hs_task_subject: subject, hs_timestamp: `${due}T17:00:00.000Z` };
    await askHubspot(session, { url: `${tasks(session)}/${task.id}`, method: "PATCH", json: { properties } });
    return true;
  },
};

const tasks = ({ baseUrl }: CrmSession) => `${baseUrl}/crm/objects/${VERSION}/tasks`;

const taskOf = ({ id, properties }: z.output<typeof record>): CrmTask => ({
  id,
  subject: properties["hs_task_subject"] ?? "",
  due: (properties["hs_timestamp"] ?? "").slice(0, 10),
  isDone: properties["hs_task_status"] === "COMPLETED",
  changed: properties["hs_lastmodifieddate"] ?? "",
});
