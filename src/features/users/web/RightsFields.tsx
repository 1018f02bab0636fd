import { ACCESS_FLAGS, type AccessFlag } from "#domain/access/access.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useText } from "#language/useText.ts";
import { AllOrSome } from "#ui/form/AllOrSome.tsx";
import { FlagPicker } from "#ui/form/FlagPicker.tsx";
import { MarketsPicker } from "#ui/form/MarketsPicker.tsx";
import { VerticalsPicker } from "#ui/form/VerticalsPicker.tsx";
import type { UserDraft } from "./userDraft.ts";
import type { Customer } from "./usersQueries.ts";

type Narrowing = Pick<UserDraft, "access" | "markets" | "verticals">;

interface RightsFieldsProps {
  readonly value: Narrowing;
  readonly onChange: (change: Partial<Narrowing>) => void;
  /** Undefined while it is not known; then everything is offered. */
  readonly customer: Customer | undefined;
  readonly errors?: Readonly<Record<string, string>>;
}

/** How far somebody is narrowed within what the customer has. */
export function RightsFields({ value, onChange, customer, errors = {} }: RightsFieldsProps) {
  const text = useText();
  const words = { all: text("users.allOfCustomer"), some: text("lists.only") };
  const offered = customer && !customer.allMarkets ? { offered: customer.markets } : {};
  const flags = customer?.access ?? ACCESS_FLAGS;
  return (
    <>
      <AllOrSome
        {...words}
        label={text("lists.flags")}
        error={errors["access"]}
        value={value.access}
        begin={flags}
        onChange={(access) => onChange({ access: access && flagsOf(access) })}
      >
        {(some) => <FlagPicker value={some} offered={flags} onChange={(access) => onChange({ access: [...access] })} />}
      </AllOrSome>
      <AllOrSome
        {...words}
        label={text("lists.markets.label")}
        error={errors["markets"]}
        value={value.markets}
        onChange={(markets) => onChange({ markets: markets && [...markets] })}
      >
        {(some) => (
          <MarketsPicker value={some} {...offered} onChange={(markets) => onChange({ markets: [...markets] })} />
        )}
      </AllOrSome>
      <AllOrSome
        {...words}
        label={text("lists.verticals")}
        error={errors["verticals"]}
        value={value.verticals}
        begin={customer?.verticals ?? VERTICALS.map(({ id }) => id)}
        onChange={(verticals) => onChange({ verticals: verticals && [...verticals] })}
      >
        {(some) => (
          <VerticalsPicker
            value={some}
            {...(customer?.verticals && { offered: customer.verticals })}
            onChange={(verticals) => onChange({ verticals: [...verticals] })}
          />
        )}
      </AllOrSome>
    </>
  );
}

function flagsOf(values: readonly string[]): AccessFlag[] {
  return ACCESS_FLAGS.filter((flag) => values.includes(flag));
}
