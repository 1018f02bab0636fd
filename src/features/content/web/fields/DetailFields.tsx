import { TextInput } from "@mantine/core";
import { PROPERTIES } from "#domain/content/contentItem.ts";
import { contentKeyOf, LONGEST_KEY } from "#domain/content/contentKind.ts";
import { useText } from "#language/useText.ts";
import { TagFields } from "#ui/form/TagFields.tsx";
import style from "../Newsroom.module.css";
import type { ItemEditing } from "../useItemDraft.ts";
import { PropertyField } from "./PropertyField.tsx";

/** What is known of a piece beside its texts. */
export function DetailFields({ editing }: { readonly editing: ItemEditing }) {
  const text = useText();
  const { draft, set } = editing;
  return (
    <div className={style["details"]}>
      <PropertyFields editing={editing} />
      <TextInput
        type="date"
        label={text("newsroom.property.date")}
        value={draft.date}
        onChange={(event) => event.currentTarget.value !== "" && set({ date: event.currentTarget.value })}
      />
      <TextInput
        label={text("newsroom.property.key")}
        description={text("newsroom.keyHint")}
        value={draft.key}
        maxLength={LONGEST_KEY}
        placeholder={contentKeyOf(draft.texts["en-US"]?.title ?? "")}
        onChange={(event) => set({ key: event.currentTarget.value })}
      />
      <TagFields tags={draft.tags} onChange={(tags) => set({ tags })} />
    </div>
  );
}

/** The properties of the kind, in their order. */
function PropertyFields({ editing }: { readonly editing: ItemEditing }) {
  const fields = FIELDS.filter((field) => Object.hasOwn(PROPERTIES[editing.kind], field));
  return fields.map((field) => (
    <PropertyField key={field} field={field} needed={PROPERTIES[editing.kind][field] === "needed"} editing={editing} />
  ));
}

const FIELDS = [
  "type",
  "cadence",
  "publication",
  "number",
  "screen",
  "section",
  "subVertical",
  "embed",
  "minutes",
  "file",
  "cover",
  "pages",
  "tone",
  "from",
  "until",
  "roles",
] as const;
