import { FileButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { ContentImage } from "#ui/content/ContentImage.tsx";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "../Newsroom.module.css";
import { toastUpload } from "../toastUpload.ts";
import { uploadFile } from "../uploadFile.ts";

interface StoredFileFieldProps {
  readonly label: string;
  /** Whether it is a picture rather than any file. */
  readonly picture: boolean;
  /** The id of the stored file. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const PICTURES = "image/png,image/jpeg,image/webp,image/gif";
const FILES = ".pdf,.pptx,.xlsx,.docx,.csv,image/*";

/** A file that belongs to a piece: brought, replaced, taken away. */
export function StoredFileField({ label, picture, value, onChange }: StoredFileFieldProps) {
  const text = useText();
  const { mutate, isPending, data } = useMutation({
    mutationFn: uploadFile,
    onSuccess: ({ id }) => onChange(id),
    onError: (reason) => toastUpload(reason, text),
  });
  return (
    <FieldGroup label={label} hint={picture ? undefined : text("newsroom.fileHint")}>
      {value !== undefined && picture && <ContentImage file={value} alt={label} />}
      {value !== undefined && !picture && <bdi>{data?.id === value ? data.name : text("newsroom.fileThere")}</bdi>}
      <div className={style["buttons"]}>
        <FileButton accept={picture ? PICTURES : FILES} onChange={(file) => file && mutate(file)}>
          {(button) => (
            <ActionButton {...button} busy={isPending}>
              {text(value === undefined ? "newsroom.choose" : "newsroom.replace")}
            </ActionButton>
          )}
        </FileButton>
        {value !== undefined && (
          <ActionButton onClick={() => onChange(undefined)}>{text("newsroom.remove")}</ActionButton>
        )}
      </div>
    </FieldGroup>
  );
}
