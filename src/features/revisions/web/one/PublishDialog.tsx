import { TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#language/useText.ts";
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

/** Asks before readers see another revision, and names what changes for them; a draft may also go out later. */
export function PublishDialog({ revision, onClose }: PublishDialogProps) {
  const text = useText();
  const { id, label, status, review, builtAt, build } = revision;
  const { data: room } = useQuery(roomQuery());
  const published = room?.items.find((item) => item.status === "published");
  const [time, setTime] = useState<"now" | "later">("now");
  const [at, setAt] = useState("");
  const [aware, setAware] = useState<Aware>({ unreviewed: false, fewerMarkets: false });
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const done = await publish(revision, time === "now" ? { instead: published?.id ?? null } : { at }, aware);
    setBusy(false);
    if (done) onClose();
  };
  const isReady = room !== undefined && isConsented(revision, aware) && (time === "now" || at !== "");
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
        {status === "draft" && review?.state !== "approved" && (
          <Callout tone="caution">{text("revisions.publish.alone")}</Callout>
        )}
        <Consents revision={revision} aware={aware} onChange={setAware} />
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

/** What somebody has agreed to. */
interface Aware {
  /** That the review has not approved it. */
  readonly unreviewed: boolean;
  readonly fewerMarkets: boolean;
}

/** Publishes at once in the place of another revision, or at a time. */
function publish(
  { id, label }: RevisionDetail,
  when: { readonly instead: string | null } | { readonly at: string },
  aware: Aware,
) {
  const params = { revision: id };
  return "instead" in when
    ? changePublished(callApi(publishRevisionNow, { params, body: { ...aware, ...when } }), (words) =>
        words("revisions.publish.done", { label }),
      )
    : changeRoom(
        callApi(schedulePublication, { params, body: { ...aware, at: new Date(when.at).toISOString() } }),
        (words) => words("revisions.publish.scheduled", { label }),
      );
}

/** A draft whose review was asked for and has not approved it. */
function isAgainstReview({ status, review }: RevisionDetail): boolean {
  return status === "draft" && (review?.state === "asked" || review?.state === "returned");
}

function isConsented(revision: RevisionDetail, { unreviewed, fewerMarkets }: Aware): boolean {
  return (!isAgainstReview(revision) || unreviewed) && (revision.lostMarkets.length === 0 || fewerMarkets);
}

interface ConsentsProps {
  readonly revision: RevisionDetail;
  readonly aware: Aware;
  readonly onChange: (aware: Aware) => void;
}

/** What has to be agreed to before it can be published. */
function Consents({ revision, aware, onChange }: ConsentsProps) {
  const text = useText();
  const { review, lostMarkets } = revision;
  return (
    <>
      {isAgainstReview(revision) && (
        <Consent
          label={text(`revisions.publish.against.${review?.state === "asked" ? "asked" : "returned"}`)}
          checked={aware.unreviewed}
          onChange={(unreviewed) => onChange({ ...aware, unreviewed })}
        />
      )}
      {lostMarkets.length > 0 && (
        <Consent
          label={text("revisions.publish.fewer", {
            count: lostMarkets.length,
            markets: lostMarkets.slice(0, 5).join(", "),
          })}
          checked={aware.fewerMarkets}
          onChange={(fewerMarkets) => onChange({ ...aware, fewerMarkets })}
        />
      )}
    </>
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
