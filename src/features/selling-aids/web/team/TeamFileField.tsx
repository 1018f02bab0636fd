import { useFormats } from "#language/useFormats.ts";
import { fileSize } from "#language/fileSize.ts";
import { useText } from "#language/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./Team.module.css";
import type { TeamUpload } from "./useTeamUpload.ts";

interface TeamFileFieldProps {
  readonly upload: TeamUpload;
  readonly onFile: (file: File) => void;
  readonly onCancel: () => void;
}

const KINDS = ".pdf,.pptx,.docx,.xlsx,.png,.jpg,.jpeg,.webp,.gif";

/** The file of an aid: chosen or dropped, on its way, there, or refused with the reason. */
export function TeamFileField({ upload, onFile, onCancel }: TeamFileFieldProps) {
  const text = useText();
  const formats = useFormats();
  const size = (bytes: number) => fileSize(formats, bytes);
  if (upload.state === "sending") {
    const { name, bytes, part } = upload;
    const label =
      part < 1
        ? text("sellingAids.team.sending", { name, part: size(bytes * part), all: size(bytes) })
        : text("sellingAids.team.checking", { name });
    return (
      <FieldGroup label={text("sellingAids.team.file")}>
        <div className={style["sending"]}>
          <p role="status">{label}</p>
          <progress aria-label={label} max={100} {...(part < 1 && { value: part * 100 })} />
          <ActionButton onClick={onCancel}>{text("lists.cancel")}</ActionButton>
        </div>
      </FieldGroup>
    );
  }
  const there = upload.state === "there" ? upload.file : null;
  return (
    <FieldGroup
      label={text("sellingAids.team.file")}
      hint={text("sellingAids.team.kinds")}
      error={upload.state === "failed" && text("sellingAids.team.refused", { name: upload.name, why: upload.why })}
    >
      {there && (
        <p className={style["there"]}>
          <bdi>{there.name}</bdi> <span>{size(there.bytes)}</span>
        </p>
      )}
      <FileDrop
        label={text(there ? "sellingAids.team.replace" : "sellingAids.team.drop")}
        accept={KINDS}
        onFile={onFile}
      />
    </FieldGroup>
  );
}
