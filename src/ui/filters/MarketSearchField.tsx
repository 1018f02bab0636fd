import type { MarketSearch } from "./useMarketSearch.ts";

interface MarketSearchFieldProps {
  readonly search: MarketSearch;
  /** Spoken name of the field, and what it says while it is empty. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Whether it has the focus first when what it stands in opens. */
  readonly first?: boolean;
}

/** The field above a list of markets that is always open. */
export function MarketSearchField({ search, label, className, first = false }: MarketSearchFieldProps) {
  return (
    <input
      className={className}
      data-autofocus={first || undefined}
      role="combobox"
      aria-expanded="true"
      aria-controls={search.listId}
      aria-activedescendant={search.active ? search.optionId(search.active) : undefined}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      value={search.text}
      onChange={(event) => search.search(event.currentTarget.value)}
      onKeyDown={search.onKeyDown}
    />
  );
}
