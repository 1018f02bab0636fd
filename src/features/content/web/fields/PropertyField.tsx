import { Autocomplete, NativeSelect, NumberInput, Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type Role, ROLES } from "#domain/access/access.ts";
import { BLOCK_NAMES } from "#domain/blockNames.ts";
import type { ContentProperties, ContentProperty } from "#domain/content/contentItem.ts";
import { AID_TYPES, BANNER_TONES, CADENCES } from "#domain/content/contentKind.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { Choices } from "#ui/list/Choices.tsx";
import { contentItemsQuery } from "../contentItemQueries.ts";
import { shownTitle } from "../shownTitle.ts";
import type { ItemEditing } from "../useItemDraft.ts";
import { StoredFileField } from "./StoredFileField.tsx";

interface PropertyFieldProps {
  readonly field: ContentProperty;
  readonly needed: boolean;
  readonly editing: ItemEditing;
}

/** One property of a piece, in the form of its values. */
export function PropertyField({ field, needed, editing: { draft, set } }: PropertyFieldProps) {
  const text = useText();
  const formats = useFormats();
  const { properties } = draft;
  const put = (change: ContentProperties) => set({ properties: { ...properties, ...change } });
  const shared = { label: text(`newsroom.property.${field}`), withAsterisk: needed };
  switch (field) {
    case "type":
    case "cadence":
    case "tone":
      return <OneOfField {...shared} field={field} properties={properties} onPut={put} />;
    case "subVertical":
      return (
        <Select
          {...shared}
          searchable
          comboboxProps={{ zIndex: 500 }}
          value={properties.subVertical ?? null}
          data={SUB_VERTICALS.map(({ id, names }) => ({ value: id, label: formats.name(names) }))}
          onChange={(value) => put({ subVertical: value ?? undefined })}
        />
      );
    case "publication":
      return (
        <PublicationField {...shared} value={properties.publication} onChange={(publication) => put({ publication })} />
      );
    case "cover":
    case "file":
      return (
        <StoredFileField
          label={shared.label}
          picture={field === "cover"}
          value={properties[field]}
          onChange={(value) => put({ [field]: value })}
        />
      );
    case "section":
      return (
        <Autocomplete
          {...shared}
          description={text("newsroom.sectionHint")}
          comboboxProps={{ zIndex: 500 }}
          maxLength={80}
          data={[...BLOCK_NAMES]}
          value={properties.section ?? ""}
          onChange={(value) => put({ section: value === "" ? undefined : value })}
        />
      );
    case "roles":
      return <RolesField label={shared.label} roles={properties.roles ?? []} onPut={put} />;
    case "number":
    case "pages":
    case "minutes":
      return (
        <NumberInput
          {...shared}
          min={1}
          allowDecimal={false}
          value={properties[field] ?? ""}
          onChange={(value) => put({ [field]: typeof value === "number" ? value : undefined })}
        />
      );
    default:
      return (
        <TextInput
          {...shared}
          type={field === "from" || field === "until" ? "date" : "text"}
          placeholder={PLACEHOLDERS[field]}
          value={properties[field] ?? ""}
          onChange={({ currentTarget: { value } }) => put({ [field]: value === "" ? undefined : value })}
        />
      );
  }
}

interface OneOfFieldProps {
  readonly label: string;
  readonly withAsterisk: boolean;
  readonly field: "type" | "cadence" | "tone";
  readonly properties: ContentProperties;
  readonly onPut: (change: ContentProperties) => void;
}

/** A property with a few values of its own, or none. */
function OneOfField({ field, properties, onPut, ...shared }: OneOfFieldProps) {
  const text = useText();
  const data = {
    type: AID_TYPES.map((value) => ({ value, label: text(`newsroom.types.${value}`) })),
    cadence: CADENCES.map((value) => ({ value, label: text(`newsroom.cadences.${value}`) })),
    tone: BANNER_TONES.map((value) => ({ value, label: text(`newsroom.tones.${value}`) })),
  }[field];
  return (
    <NativeSelect
      {...shared}
      value={properties[field] ?? ""}
      data={[NONE, ...data]}
      onChange={({ currentTarget }) =>
        onPut({ [field]: data.find(({ value }) => value === currentTarget.value)?.value })
      }
    />
  );
}

interface RolesFieldProps {
  readonly label: string;
  readonly roles: readonly Role[];
  readonly onPut: (change: ContentProperties) => void;
}

/** Who reads it; everybody where no role is named. */
function RolesField({ label, roles, onPut }: RolesFieldProps) {
  const text = useText();
  return (
    <FieldGroup label={label} hint={text("newsroom.rolesHint")}>
      <Choices
        label={label}
        options={ROLES.map((role) => ({ value: role, label: text(`shell.role.${role}`) }))}
        chosen={roles}
        onChange={(chosen) => {
          const picked = ROLES.filter((role) => chosen.includes(role));
          onPut({ roles: picked.length === 0 ? undefined : picked });
        }}
      />
    </FieldGroup>
  );
}

/** Nothing is chosen. */
const NONE = { value: "", label: "" };

/** The same in every language. */
const PLACEHOLDERS: Partial<Record<ContentProperty, string>> = { screen: "/market-summary", embed: "https://" };

interface PublicationFieldProps {
  readonly label: string;
  readonly withAsterisk: boolean;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The publication that an issue belongs to. */
function PublicationField({ label, withAsterisk, value, onChange }: PublicationFieldProps) {
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
