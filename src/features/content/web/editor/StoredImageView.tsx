import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { useText } from "#language/useText.ts";
import { ContentImage } from "#ui/content/ContentImage.tsx";
import style from "./Editor.module.css";

/** A picture in the editor with the words for who does not see it, which it cannot do without. */
export function StoredImageView({ node, updateAttributes, selected }: NodeViewProps) {
  const text = useText();
  const { file, alt } = { file: String(node.attrs["file"]), alt: String(node.attrs["alt"]) };
  return (
    <NodeViewWrapper className={style["picture"]} data-selected={selected || undefined}>
      <ContentImage file={file} alt={alt} />
      <label>
        <span>{text("newsroom.image.alt")}</span>
        <input
          value={alt}
          maxLength={500}
          required
          aria-invalid={alt.trim() === ""}
          placeholder={text("newsroom.image.altHint")}
          onChange={(event) => updateAttributes({ alt: event.currentTarget.value })}
        />
      </label>
    </NodeViewWrapper>
  );
}
