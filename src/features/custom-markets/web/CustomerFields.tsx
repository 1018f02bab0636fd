import { MultiSelect, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { receiversQuery } from "./customMarketQueries.ts";
import type { MarketDraft } from "./marketDraft.ts";

interface CustomerFieldsProps {
  readonly draft: MarketDraft;
  readonly isNew: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<MarketDraft>) => void;
}

/** For administrators: whom a new market is for, and which customers have one that there is. */
export function CustomerFields({ draft, isNew, error, onChange }: CustomerFieldsProps) {
  const text = useText();
  const { data: customers = [] } = useQuery(receiversQuery());
  const data = customers.map(({ id, name }) => ({ value: id, label: name }));
  if (isNew)
    return (
      <Select
        label={text("customMarkets.customer")}
        description={text("customMarkets.customerHint")}
        placeholder={text("customMarkets.nobody")}
        searchable
        clearable
        limit={30}
        data={data}
        value={draft.customer}
        error={error}
        onChange={(customer) => onChange({ customer })}
        nothingFoundMessage={text("lists.noMatch.what")}
      />
    );
  return (
    <MultiSelect
      label={text("customMarkets.givenTo")}
      description={text("customMarkets.givenToHint")}
      searchable
      clearable
      limit={30}
      data={data}
      value={[...draft.givenTo]}
      onChange={(givenTo) => onChange({ givenTo })}
      nothingFoundMessage={text("lists.noMatch.what")}
    />
  );
}
