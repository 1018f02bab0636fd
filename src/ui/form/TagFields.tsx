import { MultiSelect } from "@mantine/core";
import type { ContentTags } from "#domain/content/contentItem.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";

interface TagFieldsProps {
  readonly tags: ContentTags;
  /** The ids of the verticals that can be named; all of them without it. */
  readonly offered?: readonly string[] | undefined;
  readonly onChange: (tags: ContentTags) => void;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What a piece is about; what is left empty is about all of them. */
export function TagFields({ tags, offered, onChange }: TagFieldsProps) {
  const text = useText();
  const formats = useFormats();
  const monthName = new Intl.DateTimeFormat(formats.locale, { month: "long", timeZone: "UTC" });
  const shared = { clearable: true, searchable: true, comboboxProps: { zIndex: 500 } } as const;
  return (
    <>
      <MultiSelect
        {...shared}
        label={text("lists.tags.verticals")}
        description={text("lists.tags.hint")}
        data={VERTICALS.filter(({ id }) => offered?.includes(id) ?? true).map(({ id, names }) => ({
          value: id,
          label: formats.name(names),
        }))}
        value={[...tags.verticals]}
        onChange={(verticals) => onChange({ ...tags, verticals })}
      />
      <MultiSelect
        {...shared}
        label={text("lists.tags.media")}
        data={MEDIA.map(({ id, names }) => ({ value: id, label: formats.name(names) }))}
        value={[...tags.media]}
        onChange={(media) => onChange({ ...tags, media })}
      />
      <MultiSelect
        {...shared}
        label={text("lists.tags.seasons")}
        data={MONTHS.map((month) => ({ value: String(month), label: monthName.format(Date.UTC(2026, month - 1)) }))}
        value={tags.seasons.map(String)}
        onChange={(seasons) => onChange({ ...tags, seasons: seasons.map(Number).toSorted((a, b) => a - b) })}
      />
    </>
  );
}
