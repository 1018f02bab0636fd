import { TextInput } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { IconSearch } from "@tabler/icons-react";
import { ChoiceField } from "#ui/figures/choice/ChoiceField.tsx";
import { AID_TYPES } from "#domain/content/contentKind.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Toggle } from "#ui/look/Toggle.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { LANGUAGES } from "../languages.ts";
import { AID_ORDERS, type AidFilters } from "./chooseAids.ts";
import style from "./Library.module.css";

interface AidFilterBarProps {
  readonly filters: AidFilters;
  readonly change: (changes: Readonly<Record<string, string>>) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What the library is narrowed and ordered by; all of it stands in the address. */
export function AidFilterBar({ filters, change }: AidFilterBarProps) {
  const text = useText();
  const formats = useFormats();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const { locale } = formats;
  const fields: readonly {
    readonly name: "type" | "vertical" | "medium" | "season" | "language";
    readonly options: readonly Option[];
  }[] = [
    { name: "type", options: AID_TYPES.map((type) => ({ value: type, label: text(`sellingAids.type.${type}`) })) },
    { name: "vertical", options: session.verticals.map((id) => ({ value: id, label: verticalName(id, locale) })) },
    { name: "medium", options: MEDIA.map(({ id }) => ({ value: id, label: mediumName(id, locale) })) },
    { name: "season", options: MONTHS.map((month) => ({ value: String(month), label: formats.monthName(month) })) },
    { name: "language", options: LOCALES.map((language) => ({ value: language, label: LANGUAGES[language] })) },
  ];
  return (
    <div className={style["bar"]} role="search" aria-label={text("sellingAids.filter.label")}>
      <TextInput
        className={style["search"]}
        type="search"
        label={text("sellingAids.filter.q")}
        maxLength={200}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={filters.q}
        onChange={(event) => change({ q: event.currentTarget.value })}
      />
      {fields.map(({ name, options }) => (
        <ChoiceField
          key={name}
          label={text(`sellingAids.filter.${name}`)}
          value={String(filters[name] ?? "")}
          onChoose={(value) => change({ [name]: value })}
          testId={`aid-${name}`}
        >
          <option value="">{text("sellingAids.filter.all")}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </ChoiceField>
      ))}
      <ChoiceField
        label={text("sellingAids.filter.order")}
        value={filters.order}
        onChoose={(order) => change({ order: order === "updated" ? "" : order })}
        testId="aid-order"
      >
        {AID_ORDERS.map((order) => (
          <option key={order} value={order}>
            {text(`sellingAids.order.${order}`)}
          </option>
        ))}
      </ChoiceField>
      <Toggle
        label={text("sellingAids.filter.team")}
        checked={filters.team}
        onChange={(on) => change({ team: on ? "only" : "" })}
      />
      <Toggle
        label={text("sellingAids.filter.favourites")}
        checked={filters.favourites}
        onChange={(on) => change({ favourites: on ? "only" : "" })}
      />
    </div>
  );
}
