import { FileButton } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import { useText } from "#language/useText.ts";
import { toastUpload } from "../toastUpload.ts";
import { uploadFile } from "../uploadFile.ts";
import { ToolButton } from "./ToolButton.tsx";

/** Brings a picture and puts it where the cursor stands; its words are asked for below it. */
export function ImageButton({ editor }: { readonly editor: Editor }) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: uploadFile,
    onSuccess: ({ id }) =>
      editor
        .chain()
        .focus()
        .insertContent({ type: "storedImage", attrs: { file: id, alt: "" } })
        .run(),
    onError: (reason) => toastUpload(reason, text),
  });
  return (
    <FileButton accept="image/png,image/jpeg,image/webp,image/gif" onChange={(file) => file && mutate(file)}>
      {({ onClick }) => (
        <ToolButton label={text("newsroom.toolbar.image")} icon={IconPhoto} disabled={isPending} onPress={onClick} />
      )}
    </FileButton>
  );
}
