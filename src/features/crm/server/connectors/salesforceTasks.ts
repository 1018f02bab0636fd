import { z } from "zod";
import type { CrmTaskWriter } from "./crmConnector.ts";
import type { CrmTask } from "./crmTasks.ts";
import { askSalesforce, data, queryAll, type SalesforceRow, soqlList, textOf } from "./salesforceAsk.ts";

const TASKS = "SELECT Id,Subject,ActivityDate,IsClosed,LastModifiedDate FROM Task WHERE";

const made = z.object({ id: z.string() });

/** Tasks of Salesforce. A change is made on the condition that nobody has made one since. */
export const salesforceTasks: CrmTaskWriter = {
  async findTask(session, { company, subject, due }) {
    const query = `${TASKS} WhatId = ${soqlList([company])} AND ActivityDate = ${due} AND IsClosed = false`;
    const found = (await queryAll(session, query)).map(taskOf);
    return found.find((task) => task.subject === subject)?.id ?? null;
  },

  async readTask(session, id) {
    const [row] = await queryAll(session, `${TASKS} Id = ${soqlList([id])}`);
    return row ? taskOf(row) : null;
  },

  async makeTask(session, { company, owner, subject, due }) {
    const json = {
      Subject: subject,
      ActivityDate: due,
      WhatId: company,
      Status: "Not Started",
      ...(owner !== null && { OwnerId: owner }),
    };
    return made.parse(
      (await askSalesforce(session, { url: data(session, "/sobjects/Task"), method: "POST", json })).body,
    ).id;
  },

  async changeTask(session, task, { subject, due, isDone }) {
    const json = isDone ? { Status: "Completed" } : { Subject: subject, ActivityDate: due };
    const headers = { "if-unmodified-since": new Date(task.changed).toUTCString() };
    const url = data(session, `/sobjects/Task/${task.id}`);
    return (await askSalesforce(session, { url, method: "PATCH", json, headers }, [412])).status !== 412;
  },
};

const taskOf = (row: SalesforceRow): CrmTask => ({
  id: row.Id,
  subject: textOf(row["Subject"]) ?? "",
  due: textOf(row["ActivityDate"]) ?? "",
  isDone: row["IsClosed"] === true,
  changed: textOf(row["LastModifiedDate"]) ?? "",
});
