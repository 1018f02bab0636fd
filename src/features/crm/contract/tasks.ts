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
    on: z.boolean().describe("Whether next steps are sent."),
    fault: z
      .enum(CRM_FAULTS)
      .nullable()
      .describe("Why the last sending failed, as a stable code; null where it did not."),
    items: z
      .array(
        z.object({
          call: z.string().describe("The call's id."),
          name: z.string().describe("What the call is about."),
          step: z.string().describe("The next step."),
          due: z.string().describe("The day it is due, `YYYY-MM-DD`."),
          state: z
            .enum(["waiting", "no-record", "open", "closed", "theirs", "failed"])
            .describe(
              "`waiting`: not sent yet. `no-record`: the company has no record in the CRM. `theirs`: someone changed or removed the task there, and it stays so until the step is another one.",
            ),
          words: z.string().nullable().describe("What the CRM said, in its own words; null where it said nothing."),
          sentAt: z.iso.datetime().nullable().describe("When it was sent, ISO 8601 in UTC; null before that."),
        }),
      )
      .describe("The next steps."),
  }),
} as const satisfies Endpoint;

export type CrmTasks = EndpointOutput<typeof crmTasks>;

export const switchCrmTasks = {
  ...OWN,
  method: "PUT",
  url: "/crm/tasks",
  name: "switchCrmTasks",
  summary: "Says whether dated next steps of calls go to the CRM as tasks; tasks that are there stay",
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    on: z.boolean().describe("Whether it is switched on."),
  }),
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
