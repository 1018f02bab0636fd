import type { ReactNode } from "react";
import { fileSize } from "#language/fileSize.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { TeamFile } from "../../contract/teamAids.ts";
import style from "./Team.module.css";

interface BroughtFileProps {
  readonly file: TeamFile;
  /** The name of who brought it. */
  readonly by: string;
  /** What can be done with it. */
  readonly action?: ReactNode;
}

/** The file of a team's aid, and who brought it. */
export function BroughtFile({ file, by, action }: BroughtFileProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <>
      <p>{text("sellingAids.team.broughtBy", { name: by })}</p>
      <div className={style["file"]}>
        <bdi>{file.name}</bdi>
        <span>{fileSize(formats, file.bytes)}</span>
        {action}
      </div>
    </>
  );
}
