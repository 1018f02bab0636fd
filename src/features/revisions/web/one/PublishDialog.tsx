import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#i18n/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { publishRevisionNow, schedulePublication } from "../../contract/room.ts";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";
import { changePublished, changeRoom } from "../changeRoom.ts";
import style from "../Revisions.module.css";
import { roomQuery } from "../roomQueries.ts";
import { LeftOut } from "./LeftOut.tsx";
import { WhatChanges } from "./WhatChanges.tsx";

interface PublishDialogProps {
  readonly revision: RevisionDetail;
  readonly onClose: () => void;
}

/** Asks before readers see another edition, and names what changes for them; a draft may also go out later. */
export function PublishDialog({ revision, onClose }: PublishDialogProps) {
  const text = useText();
  const { id, label, status, review, lostMarkets, builtAt, build } = revision;
  const { data: room } = useQuery(roomQuery());
  const published = room?.items.find((item) => item.status === "published");
  const [time, setTime] = useState<"now" | "later">("now");
  const [at, setAt] = useState("");
  const [unreviewed, setUnreviewed] = useState(false);
  const [fewerMarkets, setFewerMarkets] = useState(false);
  const [busy, setBusy] = useState(false);
  const refused = status === "draft" && (review?.state === "asked" || review?.state === "returned");
  const alone = status === "draft" && review?.state !== "approved";
  const params = { revision: id };
  const aware = { unreviewed, fewerMarkets };
  const publish = () =>
    time === "now"
      ? changePublished(
          callApi(publishRevisionNow, { params, body: { ...aware, instead: published?.id ?? null } }),
          (words) => words("revisions.publish.done", { label }),
        )
      : changeRoom(
          callApi(schedulePublication, { params, body: { ...aware, at: new Date(at).toISOString() } }),
          (words) => words("revisions.publish.scheduled", { label }),
        );
  const confirm = async () => {
    setBusy(true);
    const done = await publish();
    setBusy(false);
    if (done) onClose();
  };
  const isReady =
    room !== undefined &&
    (!refused || unreviewed) &&
    (lostMarkets.length === 0 || fewerMarkets) &&
    (time === "now" || at !== "");
  const back = status === "superseded";
  return (
    <TaskDialog
      title={text(back ? "revisions.publish.backTitle" : "revisions.publish.title", { label })}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={!isReady} onClick={() => void confirm()}>
            {text(back ? "revisions.goBack" : time === "now" ? "revisions.publish.now" : "revisions.publish.later")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        {published && <WhatChanges revision={id} builtAt={builtAt} instead={published} />}
        {!published && room && <p>{text("revisions.publish.first")}</p>}
        {build && <LeftOut build={build} />}
        {alone && <Callout tone="caution">{text("revisions.publish.alone")}</Callout>}
        {refused && (
          <Consent
            label={text(`revisions.publish.against.${review?.state === "asked" ? "asked" : "returned"}`)}
            checked={unreviewed}
            onChange={setUnreviewed}
          />
        )}
        {lostMarkets.length > 0 && (
          <Consent
            label={text("revisions.publish.fewer", {
              count: lostMarkets.length,
              markets: lostMarkets.slice(0, 5).join(", "),
            })}
            checked={fewerMarkets}
            onChange={setFewerMarkets}
          />
        )}
        {status === "draft" && (
          <Segmented
            label={text("revisions.publish.when")}
            value={time}
            options={(["now", "later"] as const).map((value) => ({
              value,
              label: text(`revisions.publish.times.${value}`),
            }))}
            onChange={setTime}
          />
        )}
        {time === "later" && (
          <TextInput
            type="datetime-local"
            label={text("revisions.publish.at")}
            description={text("revisions.publish.atHint", {
              zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
            })}
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
        )}
      </div>
    </TaskDialog>
  );
}

interface ConsentProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Consent({ label, checked, onChange }: ConsentProps) {
  return (
    <label className={style["check"]}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
