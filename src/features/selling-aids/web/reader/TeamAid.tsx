import { IconDownload } from "@tabler/icons-react";
import { fileSize } from "#i18n/fileSize.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { AidHead } from "../../contract.ts";
import { downloadTeamFile } from "../team/downloadTeamFile.ts";
import team from "../team/Team.module.css";
import { TeamPicture } from "../team/TeamPicture.tsx";

/** What a team's aid holds: its file, and a look at it where it is a picture. */
export function TeamAid({ aid, title }: { readonly aid: NonNullable<AidHead["team"]>; readonly title: string }) {
  const text = useText();
  const formats = useFormats();
  const { file, by } = aid;
  return (
    <div className={team["detail"]}>
      <p>{text("sellingAids.team.broughtBy", { name: by })}</p>
      <div className={team["file"]}>
        <bdi>{file.name}</bdi>
        <span>{fileSize(formats, file.bytes)}</span>
        <ActionButton tone="main" onClick={() => void downloadTeamFile(aid, "keep")}>
          <IconDownload size={16} aria-hidden="true" /> {text("sellingAids.team.download")}
        </ActionButton>
      </div>
      <TeamPicture aid={aid} alt={title} />
    </div>
  );
}
