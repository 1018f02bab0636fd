import { useMutation } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { LogoButtons } from "#ui/form/LogoButtons.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { removeCustomerLogo, setCustomerLogo } from "../../contract.ts";
import style from "../Customers.module.css";
import type { TabProps } from "./tabProps.ts";

/** Sets and removes the logo at once; it is no part of what the drawer saves. */
export function LogoField({ draft: { customer, take } }: TabProps) {
  const text = useText();
  const params = { customer: customer.id };
  const upload = useMutation({
    mutationFn: (data: string) => callApi(setCustomerLogo, { params, body: { version: customer.version, data } }),
    onSuccess: take,
  });
  const remove = useMutation({ mutationFn: () => callApi(removeCustomerLogo, { params }), onSuccess: take });
  const failed = upload.error ?? remove.error;
  return (
    <FieldGroup
      label={text("customers.brand.logo")}
      hint={text("customers.brand.logoHint")}
      error={failed && logoFault(failed)}
    >
      <div className={style["buttons"]}>
        <LogoButtons
          words={{
            choose: text(customer.hasLogo ? "customers.brand.replace" : "customers.brand.choose"),
            remove: text("customers.brand.remove"),
          }}
          hasLogo={customer.hasLogo}
          busy={{ choosing: upload.isPending, removing: remove.isPending }}
          onChoose={(data) => upload.mutate(data)}
          onRemove={() => remove.mutate()}
        />
      </div>
    </FieldGroup>
  );

  function logoFault(reason: unknown): string {
    const code = problemCode(reason);
    if (code === "invalid-input" || code === "too-large") return text(`customers.brand.fault.${code}`);
    return text(`errors.${code}.what`);
  }
}
