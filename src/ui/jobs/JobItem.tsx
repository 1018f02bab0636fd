import type { TFunction } from "i18next";
import { useState } from "react";
import { Link } from "react-router";
import { cancelJob, jobFile, type JobRecord, retryJob } from "#features/jobs/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi, callFile } from "../api/callApi.ts";
import { saveFile } from "../figures/saveFile.ts";
import { queryClient } from "../queries/queryClient.ts";
import { toastProblem } from "../toast/toastProblem.ts";
import style from "./JobCentre.module.css";
import { jobFaultWords } from "./jobFaultWords.ts";
import { isOpenJob, jobsQuery } from "./jobsQuery.ts";

interface JobItemProps {
  readonly job: JobRecord;
  readonly onFollow: () => void;
}

/** One job: how far it is, what came of it, and what can be done about it. */
export function JobItem({ job, onFollow }: JobItemProps) {
  const text = useText();
  const formats = useFormats();
  const running = job.state === "running";

  return (
    <li className={style["job"]} data-state={job.state}>
      <div className={style["words"]}>
        <bdi className={style["name"]}>{job.name}</bdi>
        {running && (
          <progress
            className={style["bar"]}
            aria-label={job.name}
            max={1}
            {...(job.progress > 0 && { value: job.progress })}
          />
        )}
        <span className={style["state"]} aria-live="polite">
          {stateWords(job, text, formats)}
        </span>
        <time className={style["time"]} dateTime={job.endedAt ?? job.createdAt}>
          {formats.instant(job.endedAt ?? job.createdAt)}
        </time>
      </div>
      <div className={style["tools"]}>
        {isOpenJob(job) && (
          <Tool words={text("jobs.cancel")} label={text("jobs.cancelNamed", job)} run={() => cancel(job)} />
        )}
        {job.state === "done" && job.file && (
          <Tool words={text("jobs.download")} label={text("jobs.downloadNamed", job)} run={() => download(job)} />
        )}
        {job.state === "done" && job.link && (
          <Link
            to={job.link}
            className={style["tool"]}
            aria-label={text("jobs.openNamed", { name: job.name })}
            onClick={onFollow}
          >
            {text("jobs.open")}
          </Link>
        )}
        {(job.state === "failed" || job.state === "cancelled") && (
          <Tool words={text("jobs.retry")} label={text("jobs.retryNamed", job)} run={() => retry(job)} />
        )}
      </div>
    </li>
  );
}

/** What happens to a job, in words. */
function stateWords(
  { state, progress, fault, tries }: JobRecord,
  text: TFunction,
  { percent }: Pick<ReturnType<typeof useFormats>, "percent">,
): string {
  if (state === "running")
    return progress > 0 ? text("jobs.percent", { percent: percent(Math.round(progress * 100)) }) : text("jobs.working");
  if (state === "waiting") return text(tries > 0 && fault !== null ? "jobs.again" : "jobs.waiting");
  if (state === "failed") return `${text("jobs.failed")}. ${fault === null ? "" : jobFaultWords(fault, text)}`;
  return text(`jobs.${state}`);
}

interface ToolProps {
  readonly words: string;
  readonly label: string;
  readonly run: () => Promise<void>;
}

function Tool({ words, label, run }: ToolProps) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    if (busy) return;
    setBusy(true);
    void run().finally(() => setBusy(false));
  };
  return (
    <button type="button" className={style["tool"]} aria-label={label} aria-busy={busy || undefined} onClick={press}>
      {words}
    </button>
  );
}

/** Cancels a job that waits or runs. */
const cancel = ({ id }: JobRecord): Promise<void> => change(() => callApi(cancelJob, { params: { job: id } }));

/** Lets a job begin anew. */
const retry = ({ id }: JobRecord): Promise<void> => change(() => callApi(retryJob, { params: { job: id } }));

/** Saves the file that a job left. */
async function download({ id, file }: JobRecord): Promise<void> {
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
