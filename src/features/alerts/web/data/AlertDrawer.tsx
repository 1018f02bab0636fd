import { IconArrowRight, IconBell, IconLink, IconSend } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { Sparkline } from "#ui/figures/Sparkline.tsx";
import { loadSendDialog } from "#ui/comments/loadSendDialog.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { aboutOf, alertAmount, alertMovement, alertSentence } from "#language/words/alertSentence.ts";
import type { Words } from "#language/words/words.ts";
import type { AlertItem } from "../../contract/alertSchemas.ts";
import { verticalOfAlert } from "../../contract/alertsTable.ts";
import { dismiss, endSubscription, mark, share, subscribe } from "../changeAlerts.ts";
import { subscriptionName } from "../subscriptions/subscriptionName.ts";
import style from "./DataAlerts.module.css";

const SendDialog = lazy(loadSendDialog);

interface AlertDrawerProps {
  readonly alert: AlertItem;
  readonly words: Words;
  readonly onClose: () => void;
}

/** One alert with its figures, and what to do about it. */
export function AlertDrawer({ alert, words, onClose }: AlertDrawerProps) {
  const { text, formats } = words;
  const { facts } = alert;
  const navigate = useNavigate();
  const [sending, setSending] = useState(false);

  return (
    <DetailDrawer
      open
      title={text(`alerts.kind.${facts.kind}`)}
      note={text("alerts.detail.of", { market: words.market(facts.market), about: aboutOf(facts, words) })}
      onClose={onClose}
      actions={
        <>
          <ActionButton tone="main" onClick={() => void navigate(alert.path)}>
            <IconArrowRight size={16} aria-hidden="true" />
            {text("alerts.action.open")}
          </ActionButton>
          <ActionButton onClick={() => void follow(alert, words)}>
            <IconBell size={16} aria-hidden="true" />
            {text("alerts.action.subscribe")}
          </ActionButton>
          <ActionButton onClick={() => void share(alert)}>
            <IconLink size={16} aria-hidden="true" />
            {text("alerts.action.share")}
          </ActionButton>
          {!viewAsGrant() && (
            <ActionButton onClick={() => setSending(true)}>
              <IconSend size={16} aria-hidden="true" />
              {text("savedViews.send")}
            </ActionButton>
          )}
        </>
      }
    >
      <p className={style["large"]}>{alertSentence(facts, words)}</p>
      <Sparkline values={facts.spark} at={facts.sparkAt} />
      <dl className={style["facts"]}>
        <dt>{text("alerts.column.change")}</dt>
        <dd>{alertMovement(facts, words)}</dd>
        <dt>{text("alerts.column.values")}</dt>
        <dd>
          {text("alerts.fromTo", {
            before: alertAmount(facts, facts.before, words),
            after: alertAmount(facts, facts.after, words),
          })}
        </dd>
        <dt>{text("alerts.column.severity")}</dt>
        <dd>{text(`alerts.severity.${alert.severity}`)}</dd>
        <dt>{text("alerts.column.raisedAt")}</dt>
        <dd>{formats.instant(alert.raisedAt)}</dd>
      </dl>
      <AlertMarks alert={alert} text={text} onClose={onClose} />
      {sending && (
        <Suspense>
          <SendDialog
            about="alert"
            id={alert.id}
            name={alertSentence(facts, words)}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
    </DetailDrawer>
  );
}

/** Subscribes to alerts of its kind, with the way back. */
async function follow(alert: AlertItem, words: Words): Promise<void> {
  const { market } = alert.facts;
  const made = await subscribe({
    vertical: verticalOfAlert(alert),
    market: market === "nation" ? null : market,
    rhythm: "weekly",
    inApp: true,
    byMail: true,
  });
  if (!made) return;
  addToast(words.text("alerts.told.subscribed", { what: subscriptionName(made, words) }), {
    type: "success",
    action: { label: (say) => say("alerts.told.undo"), run: () => void endSubscription(made) },
  });
}

interface AlertMarksProps {
  readonly alert: AlertItem;
  readonly text: Words["text"];
  readonly onClose: () => void;
}

/** Puts it away, takes it up again, or leaves it for later. */
function AlertMarks({ alert, text, onClose }: AlertMarksProps) {
  const closing = (act: () => Promise<unknown>) => () => {
    onClose();
    void act();
  };
  return (
    <div className={style["foot"]} style={{ marginTop: 24 }}>
      {alert.dismissed ? (
        <ActionButton onClick={() => void mark([alert], { dismissed: false })}>
          {text("alerts.action.restore")}
        </ActionButton>
      ) : (
        <ActionButton onClick={closing(() => dismiss([alert]))}>{text("alerts.action.dismiss")}</ActionButton>
      )}
      <ActionButton onClick={closing(() => mark([alert], { read: false }))}>
        {text("alerts.action.markUnread")}
      </ActionButton>
    </div>
  );
}
