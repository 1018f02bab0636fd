import { Select } from "@mantine/core";
import { memo, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import { availableSubVerticalOptions, findSubVerticals } from "./subVerticalOptions.ts";

interface SubVerticalPickerProps {
  readonly available: readonly string[];
  readonly value: string | null;
}

/** Chooses a sub-vertical by typing part of its name or its vertical's; the choice stands in the address. */
export const SubVerticalPicker = memo(function SubVerticalPicker({ available, value }: SubVerticalPickerProps) {
  const text = useText();
  const { locale } = useFormats();
  const [search, setSearch] = useSearchParams();
  const groups = useMemo(() => availableSubVerticalOptions(available, locale), [available, locale]);

  const choose = (id: string | null) => {
    if (id === null) return;
    const next = new URLSearchParams(search);
    next.set("sub", id);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <Select
      label={text("subVertical.choose")}
      data={groups}
      value={value}
      onChange={choose}
      searchable
      allowDeselect={false}
      maxDropdownHeight={420}
      w={300}
      maw="100%"
      placeholder={text("subVertical.find")}
      nothingFoundMessage={text("subVertical.noMatch")}
      filter={({ search: typed }) => findSubVerticals(groups, typed, plainLetters)}
      data-testid="sub-vertical-picker"
    />
  );
});
