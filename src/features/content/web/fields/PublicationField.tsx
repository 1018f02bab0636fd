import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { contentItemsQuery } from "../contentItemQueries.ts";
import { shownTitle } from "../shownTitle.ts";

interface PublicationFieldProps {
  readonly label: string;
  readonly withAsterisk: boolean;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The publication that an issue belongs to. */
export function PublicationField({ label, withAsterisk, value, onChange }: PublicationFieldProps) {
  const { locale } = useFormats();
  const { data = [] } = useQuery(contentItemsQuery());
  const publications = data.filter(({ kind, deleted }) => kind === "publication" && !deleted);
  return (
    <NativeSelect
      label={label}
      withAsterisk={withAsterisk}
      value={value ?? ""}
      data={[
        { value: "", label: "" },
        ...publications.map((item) => ({ value: item.key, label: shownTitle(item, locale).title })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? undefined : currentTarget.value)}
    />
  );
}
