import { z } from "zod";
import { CRM_FAULTS } from "#domain/crm/crm.ts";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";

/** Of the organisation's own people alone, and of them those who see the team's calls, as all of the connection. */
const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "crm" } as const;

export const crmTasks = {
  ...OWN,
  method: "GET",
  url: "/crm/tasks",
  name: "crmTasks",
  summary: "Dated next steps of calls, and what became of them as tasks in the CRM; the first 500",
  response: z.object({
    /** Whether next steps are sent. */
    on: z.boolean(),
    /** Why the last sending ended; null where it went well. */
    fault: z.enum(CRM_FAULTS).nullable(),
    items: z.array(
      z.object({
        call: z.string(),
        name: z.string(),
        step: z.string(),
        /** A day. */
        due: z.string(),
        /**
         * `waiting`: not sent yet. `no-record`: the company has no record in the CRM. `theirs`: somebody changed or removed the task there, and it stays so
         * until the step is another one.
         */
        state: z.enum(["waiting", "no-record", "open", "closed", "theirs", "failed"]),
        /** What the CRM said of it, in its own words. */
        words: z.string().nullable(),
        sentAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint;

export type CrmTasks = EndpointOutput<typeof crmTasks>;

export const switchCrmTasks = {
  ...OWN,
  method: "PUT",
  url: "/crm/tasks",
  name: "switchCrmTasks",
  summary: "Says whether dated next steps of calls go to the CRM as tasks; tasks that are there stay",
  body: z.strictObject({ version: editVersion, on: z.boolean() }),
  response: z.object({}),
} as const satisfies Endpoint;

export const sendCrmTasks = {
  ...OWN,
  method: "POST",
  url: "/crm/tasks/sendings",
  name: "sendCrmTasks",
  summary: "Sends next steps now, in the background; without it they go every hour",
  perMinute: 30,
  response: z.object({}),
} as const satisfies Endpoint;
