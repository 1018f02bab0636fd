import { NativeSelect, Select } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NATION } from "#domain/markets/market.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { Words } from "#language/words/words.ts";
import { sendAlertDigest } from "../../contract.ts";
import type { AlertSubscription } from "../../contract/alertSchemas.ts";
import { alertSubscriptionsQuery } from "../alertsQueries.ts";
import { browserZone } from "../browserZone.ts";
import { endSubscription, subscribe } from "../changeAlerts.ts";
import { useAlertWords } from "../useAlertWords.ts";
import style from "./Subscriptions.module.css";
import { subscriptionName } from "./subscriptionName.ts";

/** Stands for null in a list of choices. */
const ANY = "*";

/** Of which alerts the person hears, how and how often. */
export function SubscriptionsDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = useAlertWords();
  const { text } = words;
  const { data, error, refetch } = useQuery(alertSubscriptionsQuery());
  const zone = data?.timeZone ?? browserZone();
  const now = useMutation({
    mutationFn: () => callApi(sendAlertDigest, {}),
    onSuccess: ({ sent }) =>
      addToast(
        sent === 0 ? text("alerts.subscriptions.nothing") : text("alerts.subscriptions.sent", { count: sent }),
        sent === 0 ? {} : { type: "success" },
      ),
    onError: toastProblem,
  });
  return (
    <DetailDrawer
      open={open}
      title={text("alerts.subscriptions.title")}
      note={text("alerts.subscriptions.note")}
      onClose={onClose}
      actions={
        <ActionButton busy={now.isPending} onClick={() => now.mutate()}>
          {text("alerts.subscriptions.now")}
        </ActionButton>
      }
    >
      <NewSubscription words={words} />
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={style["note"]}>{text("alerts.subscriptions.none")}</p>}
      <ul className={style["list"]}>
        {data?.items.map((one) => (
          <Subscription key={one.id} one={one} words={words} />
        ))}
      </ul>
      <p className={style["note"]}>{text("alerts.subscriptions.clock", { zone })}</p>
    </DetailDrawer>
  );
}

function NewSubscription({ words }: { readonly words: Words }) {
  const { text } = words;
  const { data: markets } = useQuery(marketsQuery());
  const { data: session } = useQuery(sessionQuery());
  const [vertical, setVertical] = useState(ANY);
  const [market, setMarket] = useState(ANY);
  const readable = VERTICALS.filter(({ id }) => session?.verticals.includes(id));
  const add = () =>
    void subscribe({
      vertical: vertical === ANY ? null : vertical,
      market: market === ANY ? null : market,
      rhythm: "weekly",
      inApp: true,
      byMail: true,
    });
  return (
    <div className={style["new"]}>
      <NativeSelect
        label={text("alerts.subscriptions.vertical")}
        value={vertical}
        data={[
          { value: ANY, label: text("alerts.subscriptions.allVerticals") },
          ...readable.map(({ id }) => ({ value: id, label: words.vertical(id) })),
        ]}
        onChange={({ currentTarget: { value } }) => setVertical(value)}
      />
      <Select
        label={text("alerts.subscriptions.market")}
        value={market}
        searchable
        allowDeselect={false}
        limit={400}
        data={[
          { value: ANY, label: text("alerts.subscriptions.allMarkets") },
          ...(markets ?? [])
            .filter(({ id }) => id !== NATION)
            .map(({ id }) => ({ value: id, label: words.market(id) })),
        ]}
        onChange={(value) => setMarket(value ?? ANY)}
      />
      <ActionButton tone="main" onClick={add}>
        {text("alerts.subscriptions.add")}
      </ActionButton>
    </div>
  );
}

function Subscription({ one, words }: { readonly one: AlertSubscription; readonly words: Words }) {
  const { text } = words;
  const name = subscriptionName(one, words);
  const change = (part: Partial<AlertSubscription>) => {
    const { vertical, market, rhythm, inApp, byMail } = { ...one, ...part };
    void subscribe({ vertical, market, rhythm, inApp, byMail });
  };
  return (
    <li>
      <p className={style["name"]}>{name}</p>
      {one.paused && (
        <p className={style["note"]}>
          {text(one.paused === "market" ? "alerts.rules.pausedMarket" : "alerts.rules.pausedVertical")}
        </p>
      )}
      <div className={style["how"]}>
        <Toggle
          label={text("alerts.subscriptions.inApp")}
          checked={one.inApp}
          onChange={(inApp) => change({ inApp })}
        />
        <Toggle
          label={text("alerts.subscriptions.byMail")}
          checked={one.byMail}
          onChange={(byMail) => change({ byMail })}
        />
        {one.byMail && (
          <Segmented
            label={`${text("alerts.subscriptions.rhythm")}: ${name}`}
            value={one.rhythm}
            options={[
              { value: "daily", label: text("alerts.subscriptions.daily") },
              { value: "weekly", label: text("alerts.subscriptions.weekly") },
            ]}
            onChange={(rhythm) => change({ rhythm })}
          />
        )}
        <QuietButton
          aria-label={text("alerts.subscriptions.endOf", { what: name })}
          onClick={() => void endSubscription(one)}
        >
          {text("alerts.subscriptions.end")}
        </QuietButton>
      </div>
    </li>
  );
}
