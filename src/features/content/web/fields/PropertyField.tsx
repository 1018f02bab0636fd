import { Autocomplete, NativeSelect, NumberInput, Select, TextInput } from "@mantine/core";
import { ROLES } from "#domain/access/access.ts";
import { BLOCK_NAMES } from "#domain/blockNames.ts";
import type { ContentProperties, ContentProperty } from "#domain/content/contentItem.ts";
import { AID_TYPES, BANNER_TONES, CADENCES } from "#domain/content/contentKind.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { Choices } from "#ui/list/Choices.tsx";
import type { ItemEditing } from "../useItemDraft.ts";
import { PublicationField } from "./PublicationField.tsx";
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
  const label = text(`newsroom.property.${field}`);
  const put = (change: ContentProperties) => set({ properties: { ...properties, ...change } });
  const shared = { label, withAsterisk: needed };
  switch (field) {
    case "type":
      return (
        <NativeSelect
          {...shared}
          value={properties.type ?? ""}
          data={[NONE, ...AID_TYPES.map((value) => ({ value, label: text(`newsroom.types.${value}`) }))]}
          onChange={({ currentTarget }) => put({ type: AID_TYPES.find((one) => one === currentTarget.value) })}
        />
      );
    case "cadence":
      return (
        <NativeSelect
          {...shared}
          value={properties.cadence ?? ""}
          data={[NONE, ...CADENCES.map((value) => ({ value, label: text(`newsroom.cadences.${value}`) }))]}
          onChange={({ currentTarget }) => put({ cadence: CADENCES.find((one) => one === currentTarget.value) })}
        />
      );
    case "tone":
      return (
        <NativeSelect
          {...shared}
          value={properties.tone ?? ""}
          data={[NONE, ...BANNER_TONES.map((value) => ({ value, label: text(`newsroom.tones.${value}`) }))]}
          onChange={({ currentTarget }) => put({ tone: BANNER_TONES.find((one) => one === currentTarget.value) })}
        />
      );
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
          label={label}
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
      return (
        <FieldGroup label={label} hint={text("newsroom.rolesHint")}>
          <Choices
            label={label}
            options={ROLES.map((role) => ({ value: role, label: text(`shell.role.${role}`) }))}
            chosen={properties.roles ?? []}
            onChange={(chosen) => {
              const roles = ROLES.filter((role) => chosen.includes(role));
              put({ roles: roles.length === 0 ? undefined : roles });
            }}
          />
        </FieldGroup>
      );
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

/** Nothing is chosen. */
const NONE = { value: "", label: "" };

/** The same in every language. */
const PLACEHOLDERS: Partial<Record<ContentProperty, string>> = { screen: "/market-summary", embed: "https://" };
