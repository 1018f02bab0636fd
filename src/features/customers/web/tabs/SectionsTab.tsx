import { Textarea } from "@mantine/core";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { AllOrSome } from "#ui/form/AllOrSome.tsx";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { FlagPicker } from "#ui/form/FlagPicker.tsx";
import { VerticalsPicker } from "#ui/form/VerticalsPicker.tsx";
import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { TabProps } from "./tabProps.ts";
import style from "../Customers.module.css";

/** Which sections and lines of business are open, what new people start with, and from where they may come. */
export function SectionsTab({ draft: { settings, set, errors } }: TabProps) {
  const text = useText();
  return (
    <div className={style["form"]}>
      <FieldGroup label={text("customers.access")} hint={text("customers.accessHint")} error={errors["access"]}>
        <FlagPicker value={settings.access} onChange={(access) => set({ access: [...access] })} />
      </FieldGroup>
      <AllOrSome
        label={text("customers.defaultAccess")}
        hint={text("customers.defaultAccessHint")}
        error={errors["defaultAccess"]}
        all={text("customers.allOfThem")}
        some={text("lists.only")}
        value={settings.defaultAccess}
        begin={settings.access}
        onChange={(flags) => set({ defaultAccess: flags && ACCESS_FLAGS.filter((flag) => flags.includes(flag)) })}
      >
        {(flags) => (
          <FlagPicker
            value={flags}
            offered={settings.access}
            onChange={(picked) => set({ defaultAccess: [...picked] })}
          />
        )}
      </AllOrSome>
      <AllOrSome
        label={text("customers.verticals")}
        error={errors["verticals"]}
        all={text("lists.everything")}
        some={text("lists.only")}
        value={settings.verticals}
        begin={VERTICALS.map(({ id }) => id)}
        onChange={(verticals) => set({ verticals: verticals && [...verticals] })}
      >
        {(verticals) => <VerticalsPicker value={verticals} onChange={(picked) => set({ verticals: [...picked] })} />}
      </AllOrSome>
      <TenantsField
        tenants={settings.tenants}
        error={errors["tenants"]}
        onChange={(tenants) => set({ tenants: tenants && [...tenants] })}
      />
    </div>
  );
}

interface TenantsFieldProps {
  readonly tenants: readonly string[] | null;
  readonly error: string | undefined;
  readonly onChange: (tenants: readonly string[] | null) => void;
}

/** One id a line; an empty field lets every tenant in. */
function TenantsField({ tenants, error, onChange }: TenantsFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(tenants?.join("\n") ?? "");
  return (
    <Textarea
      label={text("customers.tenants")}
      description={text("customers.tenantsHint")}
      autosize
      minRows={2}
      maxRows={8}
      spellCheck={false}
      value={typed}
      error={error}
      onChange={(event) => {
        const written = event.currentTarget.value;
        const ids = written.split(/[\s,;]+/).filter((id) => id !== "");
        setTyped(written);
        onChange(ids.length === 0 ? null : ids);
      }}
    />
  );
}
