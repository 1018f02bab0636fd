import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useText } from "#language/useText.ts";
import { QuietButton } from "../look/QuietButton.tsx";
import style from "./JobCentre.module.css";
import { JobItem } from "./JobItem.tsx";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { isOpenJob, jobsQuery } from "./jobsQuery.ts";
import { Troubles } from "./Troubles.tsx";

/** More than these, and the notices below would be out of sight. */
const SHOWN = 3;

interface JobCentreProps {
  /** Called when a job's link is followed. */
  readonly onFollow: () => void;
}

/** One's work in the background, and for administrators what went wrong for anybody. */
export default function JobCentre({ onFollow }: JobCentreProps): ReactNode {
  const { data: session } = useQuery(sessionQuery());
  return (
    <>
      <OwnJobs onFollow={onFollow} />
      {session?.role === "Administrator" && <Troubles />}
    </>
  );
}

/** What runs, what came of it, and what did not. Nothing where there was none for a week. */
function OwnJobs({ onFollow }: JobCentreProps) {
  const text = useText();
  const [whole, setWhole] = useState(false);
  const { data: jobs = [] } = useQuery(jobsQuery());
  if (jobs.length === 0) return null;

  const open = jobs.filter(isOpenJob);
  const ended = jobs.filter((job) => !isOpenJob(job));
  const sorted = [...open, ...ended];
  const shown = whole ? sorted : sorted.slice(0, Math.max(SHOWN, open.length));
  const more = sorted.length - shown.length;

  return (
    <section className={style["jobs"]} aria-labelledby="job-centre" data-testid="job-centre">
      <h3 id="job-centre" className={style["head"]}>
        {text("jobs.title")} <span className={style["note"]}>{text("jobs.kept")}</span>
      </h3>
      <ul className={style["list"]}>
        {shown.map((job) => (
          <JobItem key={job.id} job={job} onFollow={onFollow} />
        ))}
      </ul>
      {more > 0 && (
        <QuietButton className={style["more"]} onClick={() => setWhole(true)}>
          {text("jobs.more", { count: more })}
        </QuietButton>
      )}
    </section>
  );
}
