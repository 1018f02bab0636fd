import { useQuery } from "@tanstack/react-query";
import { CRM_NAMES } from "#domain/crm/crm.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { CALL_STATUSES } from "../contract.ts";
import style from "./CallList.module.css";
import { dayWords, mediumWords } from "./callNames.ts";
import { callHistoryQuery } from "./callQueries.ts";

type Value = string | number | null | undefined;

/** What people read of a change, in the order of the form; a company has no name here. */
const FIELDS = ["status", "owner", "contact", "nextStep", "dueOn", "dollars", "medium", "note"] as const;

/** Who changed what on an entry, and when. */
export function CallHistory({ entry }: { readonly entry: string }) {
  const text = useText();
  const formats = useFormats();
  const { data: changes, error, refetch } = useQuery(callHistoryQuery(entry));
  if (!changes) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  if (changes.length === 0) return <p className={style["quiet"]}>{text("calls.history.none")}</p>;

  const words = (field: (typeof FIELDS)[number], value: Value): string => {
    if (value === null || value === undefined || value === "") return text("calls.history.nothing");
    if (field === "dollars" && typeof value === "number") return formats.dollars(value);
    if (field === "dueOn") return dayWords(String(value), formats);
    if (field === "medium") return mediumWords(String(value), formats);
    const status = field === "status" ? CALL_STATUSES.find((one) => one === value) : undefined;
    return status ? text(`callList.status.${status}`) : String(value);
  };

  return (
    <ul className={style["history"]}>
      {changes.map(({ id, at, by, origin, before, after }) => (
        <li key={id}>
          <p className={style["quiet"]}>
            <bdi>{by}</bdi>
            {origin && ` ${text("calls.history.from", { crm: CRM_NAMES[origin] })}`} · {formats.instant(at)}
          </p>
          {FIELDS.filter((field) => field in after).map((field) => (
            <p key={field}>
              {text(`calls.column.${field}`)}:{" "}
              <bdi>
                {words(field, before[field])} → {words(field, after[field])}
              </bdi>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
