import { IconArrowRight, IconBell, IconLink } from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { Sparkline } from "#ui/figure/Sparkline.tsx";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { aboutOf, alertAmount, alertMovement, alertSentence } from "#words/alertSentence.ts";
import type { Words } from "#words/words.ts";
import type { AlertItem } from "../../contract/alertSchemas.ts";
import { verticalOfAlert } from "../../contract/alertsTable.ts";
import { dismiss, endSubscription, mark, share, subscribe } from "../changeAlerts.ts";
import { subscriptionName } from "../subscriptions/subscriptionName.ts";
import style from "./DataAlerts.module.css";

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

  const follow = async () => {
    const market = facts.market === "nation" ? null : facts.market;
    const made = await subscribe({
      vertical: verticalOfAlert(alert),
      market,
      rhythm: "weekly",
      inApp: true,
      byMail: true,
    });
    if (!made) return;
    addToast(text("alerts.told.subscribed", { what: subscriptionName(made, words) }), {
      type: "success",
      action: { label: (say) => say("alerts.told.undo"), run: () => void endSubscription(made) },
    });
  };

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
          <ActionButton onClick={() => void follow()}>
            <IconBell size={16} aria-hidden="true" />
            {text("alerts.action.subscribe")}
          </ActionButton>
          <ActionButton onClick={() => void share(alert)}>
            <IconLink size={16} aria-hidden="true" />
            {text("alerts.action.share")}
          </ActionButton>
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
      <div className={style["foot"]} style={{ marginTop: 24 }}>
        {alert.dismissed ? (
          <ActionButton onClick={() => void mark([alert], { dismissed: false })}>
            {text("alerts.action.restore")}
          </ActionButton>
        ) : (
          <ActionButton
            onClick={() => {
              onClose();
              void dismiss([alert]);
            }}
          >
            {text("alerts.action.dismiss")}
          </ActionButton>
        )}
        <ActionButton
          onClick={() => {
            onClose();
            void mark([alert], { read: false });
          }}
        >
          {text("alerts.action.markUnread")}
        </ActionButton>
      </div>
    </DetailDrawer>
  );
}
