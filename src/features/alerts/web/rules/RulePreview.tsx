import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { AlertCondition } from "#domain/alerts/alertRule.ts";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { alertSentence } from "#language/words/alertSentence.ts";
import type { Words } from "#language/words/words.ts";
import { rulePreviewQuery } from "../alertsQueries.ts";
import style from "./Rules.module.css";

/** A field is asked about once it has come to rest. */
const REST_MS = 350;

/** What a rule would have raised with the revision that is out, with the largest of it word for word. */
export function RulePreview({ condition, words }: { readonly condition: AlertCondition; readonly words: Words }) {
  const { text, formats } = words;
  const [asked] = useDebouncedValue(condition, REST_MS);
  const { data, error, isFetching, refetch } = useQuery(rulePreviewQuery(asked));
  return (
    <section className={style["preview"]} aria-label={text("alerts.rule.preview.title")} aria-busy={isFetching}>
      <h3>{text("alerts.rule.preview.title")}</h3>
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!error && (
        <output>
          {!data && text("alerts.rule.preview.wait")}
          {data?.paused && text("alerts.rule.preview.paused")}
          {data && !data.paused && data.found === 0 && text("alerts.rule.preview.none")}
          {data && data.found > 0 && text("alerts.rule.preview.found", { count: data.kept })}
          {data && data.found > data.kept && (
            <small>
              {text("alerts.rule.preview.kept", { found: formats.count(data.found), kept: formats.count(data.kept) })}
            </small>
          )}
        </output>
      )}
      {data && data.examples.length > 0 && (
        <ul>
          {data.examples.slice(0, 3).map(({ facts }) => (
            <li key={`${facts.market} ${facts.subject.id} ${facts.medium} ${facts.occasion}`}>
              {alertSentence(facts, words)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
