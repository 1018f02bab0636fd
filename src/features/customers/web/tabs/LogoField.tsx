import { FileButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { base64Of } from "#ui/form/base64Of.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { removeCustomerLogo, setCustomerLogo } from "../../contract.ts";
import style from "../Customers.module.css";
import type { TabProps } from "./tabProps.ts";

/** Sets and removes the logo at once; it is no part of what the drawer saves. */
export function LogoField({ draft: { customer, take } }: TabProps) {
  const text = useText();
  const params = { customer: customer.id };
  const upload = useMutation({
    mutationFn: async (file: File) =>
      callApi(setCustomerLogo, { params, body: { version: customer.version, data: await base64Of(file) } }),
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
        <FileButton accept="image/png,image/jpeg" onChange={(file) => file && upload.mutate(file)}>
          {(button) => (
            <ActionButton {...button} busy={upload.isPending}>
              {text(customer.hasLogo ? "customers.brand.replace" : "customers.brand.choose")}
            </ActionButton>
          )}
        </FileButton>
        {customer.hasLogo && (
          <ActionButton busy={remove.isPending} onClick={() => remove.mutate()}>
            {text("customers.brand.remove")}
          </ActionButton>
        )}
      </div>
    </FieldGroup>
  );

  function logoFault(reason: unknown): string {
    const code = problemCode(reason);
    if (code === "invalid-input" || code === "too-large") return text(`customers.brand.fault.${code}`);
    return text(`errors.${code}.what`);
  }
}
