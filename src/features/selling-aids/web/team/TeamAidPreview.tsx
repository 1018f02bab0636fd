import type { ReactNode } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { SentAid } from "../../contract/teamAids.ts";
import { AidTitle } from "../reader/AidTitle.tsx";
import { BroughtFile } from "./BroughtFile.tsx";
import style from "./Team.module.css";

interface TeamAidPreviewProps {
  /** Sent already or about to be; its date is that of its sending. */
  readonly aid: Pick<SentAid, "type" | "title" | "summary" | "language" | "file" | "sentBy" | "sentAt">;
  /** What can be done with its file. */
  readonly action?: ReactNode;
  /** The file as it looks, where it is a picture. */
  readonly picture: ReactNode;
}

/** An aid that somebody brings, as the team will read it in the library. */
export function TeamAidPreview({ aid, action, picture }: TeamAidPreviewProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <section className={style["preview"]} aria-label={text("sellingAids.team.preview")}>
      <p className={style["previewNote"]}>{text("sellingAids.team.previewNote")}</p>
      <AidTitle aid={aid} own heading="h3">
        <span>{text("sellingAids.updated", { date: formats.date(aid.sentAt) })}</span>
      </AidTitle>
      <BroughtFile file={aid.file} by={aid.sentBy} action={action} />
      {picture}
    </section>
  );
}
