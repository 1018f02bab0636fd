import { queryOptions, useQuery } from "@tanstack/react-query";
import { type JobTrouble, jobTroubles, type TroubleRecord } from "#features/jobs/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "../api/callApi.ts";
import { jobFaultWords } from "./jobFaultWords.ts";
import style from "./JobCentre.module.css";

/** More fill the panel; the number says how many there are. */
const SHOWN = 5;

const troublesQuery = () =>
  queryOptions({
    queryKey: ["jobs", "troubles"],
    queryFn: ({ signal }) => callApi(jobTroubles, { signal }),
    staleTime: 0,
  });

/** For administrators: mails that nobody takes, and everybody's jobs that failed. Nothing where all is well. */
export function Troubles() {
  const text = useText();
  const formats = useFormats();
  const { data } = useQuery(troublesQuery());
  if (!data || data.mails.length + data.jobs.length === 0) return null;

  return (
    <section className={style["jobs"]} aria-labelledby="job-troubles" data-testid="job-troubles">
      <h3 id="job-troubles" className={style["head"]}>
        {text("jobs.trouble.title")}
      </h3>
      {data.mails.length > 0 && (
        <TroubleList
          words={text("jobs.trouble.mails", { number: formats.count(data.mails.length) })}
          items={data.mails}
        />
      )}
      {data.jobs.length > 0 && (
        <TroubleList words={text("jobs.trouble.jobs", { number: formats.count(data.jobs.length) })} items={data.jobs} />
      )}
    </section>
  );
}

type Trouble = TroubleRecord & Partial<Pick<JobTrouble, "kind" | "code">>;

function TroubleList({ words, items }: { readonly words: string; readonly items: readonly Trouble[] }) {
  const text = useText();
  const formats = useFormats();
  return (
    <details className={style["troubles"]}>
      <summary>{words}</summary>
      <ul className={style["list"]}>
        {items.slice(0, SHOWN).map(({ id, kind, code = null, whom, fault, at, nextTryAt }) => (
          <li key={id} className={style["job"]}>
            <div className={style["words"]}>
              <bdi className={style["name"]}>{[whom, kind].filter(Boolean).join(" · ")}</bdi>
              {code !== null && <span className={style["state"]}>{jobFaultWords(code, text)}</span>}
              {/* Only a bug's own words, and a mail server's, say what to look for. */}
              {(code === null || code === "internal-error") && (
                <span className={style["state"]} lang="en">
                  {fault}
                </span>
              )}
              <span className={style["time"]}>
                {formats.instant(at)} ·{" "}
                {nextTryAt
                  ? text("jobs.trouble.next", { time: formats.instant(nextTryAt) })
                  : text("jobs.trouble.over")}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
