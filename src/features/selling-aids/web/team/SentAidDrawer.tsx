import { useState } from "react";
import { Link } from "react-router";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import { teamAidSteps } from "#domain/sellingAids/teamAid.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { SentAid } from "../../contract/teamAids.ts";
import { LANGUAGES } from "../languages.ts";
import { AidStatus } from "./AidStatus.tsx";
import { DecisionForm } from "./DecisionForm.tsx";
import { downloadTeamFile } from "./downloadTeamFile.ts";
import style from "./Team.module.css";
import { TeamAidDialog } from "./TeamAidDialog.tsx";
import { TeamAidPreview } from "./TeamAidPreview.tsx";
import { TeamPicture } from "./TeamPicture.tsx";
import { remove, withdraw } from "./teamQueries.ts";

interface SentAidDrawerProps {
  readonly aid: SentAid;
  /** Whether the reader decides on aids. */
  readonly approves: boolean;
  readonly onClose: () => void;
}

/** Everything about an aid that somebody brought, and what can be done with it. */
export function SentAidDrawer({ aid, approves, onClose }: SentAidDrawerProps) {
  const text = useText();
  const formats = useFormats();
  const [replacing, setReplacing] = useState(false);
  const { id, number, key, title, status, reason, shown, mine, file } = aid;
  const steps = teamAidSteps(status, true);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [text("sellingAids.filter.type"), text(`sellingAids.type.${aid.type}`)],
    [text("sellingAids.filter.language"), LANGUAGES[aid.language]],
    [text("lists.tags.verticals"), formats.list(aid.verticals.map((one) => verticalName(one, formats.locale)))],
    [text("lists.tags.media"), formats.list(aid.media.map((one) => mediumName(one, formats.locale)))],
    [text("lists.tags.seasons"), formats.list(aid.seasons.map((month) => formats.monthName(month)))],
    [text("sellingAids.team.sentBy"), `${aid.sentBy} · ${aid.customer}`],
    [text("sellingAids.team.sentAt"), formats.instant(aid.sentAt)],
    [text("sellingAids.team.decidedBy"), aid.decidedBy ?? ""],
  ];
  return (
    <DetailDrawer
      open
      title={title}
      note={<AidStatus status={status} />}
      onClose={onClose}
      actions={
        (mine || approves) && (
          <>
            {mine && <ActionButton onClick={() => setReplacing(true)}>{text("sellingAids.team.another")}</ActionButton>}
            {mine && steps.withdraw && (
              <ActionButton onClick={() => void withdraw(aid)}>{text("sellingAids.team.withdraw")}</ActionButton>
            )}
            <ActionButton onClick={() => void remove(aid).then((gone) => gone && onClose())}>
              {text("sellingAids.team.delete")}
            </ActionButton>
          </>
        )
      }
    >
      <div className={style["detail"]}>
        {status === "declined" && (
          <p className={style["declined"]}>
            <strong>{text("sellingAids.team.reason")}</strong> {reason}
          </p>
        )}
        {shown !== null && shown !== number && <p>{text("sellingAids.team.meanwhile", { number: shown })}</p>}
        <TeamAidPreview
          aid={aid}
          action={
            <ActionButton onClick={() => void downloadTeamFile({ id, number, file }, "look")}>
              {text("sellingAids.team.open")}
            </ActionButton>
          }
          picture={<TeamPicture aid={{ id, number, file }} alt={title} />}
        />
        <dl className={style["facts"]}>
          {facts
            .filter(([, value]) => value !== "")
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {shown !== null && mine && <Link to={`?aid=${key}`}>{text("sellingAids.team.inLibrary")}</Link>}
        {approves && <DecisionForm aid={aid} steps={steps} onDone={onClose} />}
      </div>
      {replacing && <TeamAidDialog before={aid} onClose={() => setReplacing(false)} />}
    </DetailDrawer>
  );
}
