import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type DeliveryRecord, replayDelivery } from "../contract.ts";
import { eventKey } from "./eventKey.ts";
import style from "./Webhooks.module.css";
import { deliveriesQuery } from "./webhookQueries.ts";

/** What was sent to a webhook, and what came back. */
export function DeliveryLog({ webhook }: { readonly webhook: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(deliveriesQuery(webhook));
  return (
    <section aria-labelledby="deliveries">
      <h3 id="deliveries" className={style["heading"]}>
        {text("webhooks.log")}
      </h3>
      {error && !data && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={style["words"]}>{text("webhooks.logEmpty")}</p>}
      <ul className={style["log"]}>
        {data?.map((delivery) => (
          <Entry key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ webhook, delivery }: { readonly webhook: string; readonly delivery: DeliveryRecord }) {
  const text = useText();
  const formats = useFormats();
  const queries = useQueryClient();
  const { id, event, state, status, milliseconds, tries, fault, excerpt, body } = delivery;
  const at = formats.instant(delivery.triedAt ?? delivery.createdAt);
  const name = text(`webhooks.event.${eventKey(event)}`);
  const again = async () => {
    await callApi(replayDelivery, { params: { webhook, delivery: id } }).catch(toastProblem);
    await queries.invalidateQueries({ queryKey: ["webhooks"] });
  };
  return (
    <li className={style["entry"]}>
      <div className={style["told"]}>
        <span>
          {name}:{" "}
          <span className={style["state"]} data-state={state}>
            {text(`webhooks.sent.${state}`)}
          </span>
        </span>
        <span className={style["note"]}>
          {[
            at,
            status !== null && text("webhooks.status", { status }),
            milliseconds !== null && text("webhooks.latency", { milliseconds }),
            tries > 0 && text("webhooks.tries", { count: tries }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {fault && (
          <span className={style["note"]} lang="en">
            {fault}
          </span>
        )}
        <details className={style["note"]}>
          <summary>{text("webhooks.details")}</summary>
          <pre className={style["body"]}>{body}</pre>
          {excerpt && <pre className={style["body"]}>{excerpt}</pre>}
        </details>
      </div>
      <QuietButton aria-label={text("webhooks.replayNamed", { name, at })} onClick={() => void again()}>
        {text("webhooks.replay")}
      </QuietButton>
    </li>
  );
}
