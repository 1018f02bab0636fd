import { cancelJob, type JobRecord, jobFile, retryJob } from "#features/jobs/contract.ts";
import { callApi, callFile } from "../api/callApi.ts";
import { saveFile } from "../figures/saveFile.ts";
import { queryClient } from "../queries/queryClient.ts";
import { toastProblem } from "../toast/toastProblem.ts";
import { jobsQuery } from "./jobsQuery.ts";

/** Cancels a job that waits or runs. */
export const cancel = ({ id }: JobRecord): Promise<void> => change(() => callApi(cancelJob, { params: { job: id } }));

/** Lets a job begin anew. */
export const retry = ({ id }: JobRecord): Promise<void> => change(() => callApi(retryJob, { params: { job: id } }));

/** Saves the file that a job left. */
export async function download({ id, file }: JobRecord): Promise<void> {
  if (!file) return;
  try {
    saveFile(file.name, file.type, await callFile(jobFile, { params: { job: id } }));
  } catch (reason) {
    toastProblem(reason);
  }
}

async function change(call: () => Promise<JobRecord>): Promise<void> {
  try {
    const changed = await call();
    queryClient.setQueryData(jobsQuery().queryKey, (known) =>
      known?.map((job) => (job.id === changed.id ? changed : job)),
    );
  } catch (reason) {
    toastProblem(reason);
  }
  // What is shown may be what somebody else's click or the end of the job has changed meanwhile.
  await queryClient.invalidateQueries({ queryKey: ["jobs"] });
}
