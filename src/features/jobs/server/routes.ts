import type { FastifyInstance } from "fastify";
import { coversRights } from "#domain/access/coversRights.ts";
import { Failure } from "#domain/failure.ts";
import { cancelJob as cancel, retryJob as retry } from "#platform/jobs/cancelJob.ts";
import type { JobFiles } from "#platform/jobs/jobFiles.ts";
import { cancelJob, jobFile, jobs, jobTroubles, oneJob, retryJob } from "../contract.ts";
import { selectJob, selectJobs } from "./jobRows.ts";
import { presentJob } from "./presentJob.ts";
import { selectJobTroubles, selectMailTroubles } from "./troubleRows.ts";

export function jobsRoutes(app: FastifyInstance, { jobFiles: files }: { readonly jobFiles: JobFiles }): void {
  app.endpoint(jobs, async (_, { caller: { person }, database }) => ({
    items: (await selectJobs(database, person.id)).map(presentJob),
  }));

  app.endpoint(oneJob, async ({ params }, { caller: { person }, database }) =>
    presentJob(await selectJob(database, person.id, params.job)),
  );

  app.fileEndpoint(jobFile, async ({ params }, { caller: { person, rights }, database }) => {
    const row = await selectJob(database, person.id, params.job);
    const bytes = row.file_place === null ? null : await files.read(row.file_place);
    if (bytes === null || row.file_name === null || row.file_type === null)
      throw new Failure("not-found", "The job left no file, or the file is gone.");
    if (row.rights === null || !coversRights(rights, row.rights))
      throw new Failure("access-required", "Your rights were narrowed since the file was made. Have it made again.");
    return { name: row.file_name, type: row.file_type, bytes };
  });

  app.endpoint(cancelJob, async ({ params }, { caller: { person }, database }) => {
    await cancel(database, person.id, params.job);
    return presentJob(await selectJob(database, person.id, params.job));
  });

  app.endpoint(retryJob, async ({ params }, { caller: { person }, database }) => {
    await retry(database, person.id, params.job);
    return presentJob(await selectJob(database, person.id, params.job));
  });

  app.endpoint(jobTroubles, async (_, { database }) => ({
    jobs: await selectJobTroubles(database),
    mails: await selectMailTroubles(database),
  }));
}
