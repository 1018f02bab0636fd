import { IconDownload } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { AidHead } from "../../contract.ts";
import { BroughtFile } from "../team/BroughtFile.tsx";
import { downloadTeamFile } from "../team/downloadTeamFile.ts";
import team from "../team/Team.module.css";
import { TeamPicture } from "../team/TeamPicture.tsx";

/** What a team's aid holds: its file, and a look at it where it is a picture. */
export function TeamAid({ aid, title }: { readonly aid: NonNullable<AidHead["team"]>; readonly title: string }) {
  const text = useText();
  return (
    <div className={team["detail"]}>
      <BroughtFile
        file={aid.file}
        by={aid.by}
        action={
          <ActionButton tone="main" onClick={() => void downloadTeamFile(aid, "keep")}>
            <IconDownload size={16} aria-hidden="true" /> {text("sellingAids.team.download")}
          </ActionButton>
        }
      />
      <TeamPicture aid={aid} alt={title} />
    </div>
  );
}
