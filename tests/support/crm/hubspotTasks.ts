import type { CrmReply, CrmRequest } from "./crmServer.ts";

interface Task {
  properties: Record<string, string>;
  company: string;
}

const PATH = "/crm/objects/2026-03/tasks";

/** Tasks of HubSpot as its reference prints them: made with an association, read, changed and searched one by one. */
export function hubspotTasks() {
  const tasks = new Map<string, Task>();
  let last = 300;
  let moment = Date.parse("2026-11-01T00:00:00Z");
  const present = (id: string) => ({ id, properties: tasks.get(id)?.properties ?? {}, archived: false });
  const stamp = () => new Date((moment += 1_000)).toISOString();

  function reply({ method, path, json }: CrmRequest): CrmReply | null {
    if (!path.startsWith(PATH)) return null;
    if (path === `${PATH}/search`) {
      const [company, subject] = json.filterGroups[0].filters.map(({ value }: { value: string }) => value);
      const found = [...tasks].filter(
        ([, task]) => task.company === company && task.properties["hs_task_subject"] === subject,
      );
      return { status: 200, body: { total: found.length, results: found.map(([id]) => present(id)) } };
    }
    if (method === "POST") {
      const id = String(++last);
      const [{ to, types }] = json.associations;
      if (types[0].associationTypeId !== 192)
        return { status: 400, body: { status: "error", message: "No such type" } };
      tasks.set(id, { company: to.id, properties: { ...json.properties, hs_lastmodifieddate: stamp() } });
      return { status: 201, body: present(id) };
    }
    const id = path.slice(PATH.length + 1).split("?")[0] ?? "";
    const known = tasks.get(id);
    if (!known) return { status: 404, body: { status: "error", message: "Object not found" } };
    if (method === "PATCH") Object.assign(known.properties, json.properties, { hs_lastmodifieddate: stamp() });
    return { status: 200, body: present(id) };
  }

  return { tasks, reply };
}
