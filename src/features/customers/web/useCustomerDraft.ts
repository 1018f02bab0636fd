import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { differenceOf } from "#domain/figures/difference.ts";
import { useText } from "#language/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { addToast } from "#ui/toast/toast.ts";
import { changeCustomer, oneCustomer } from "../contract.ts";
import { changedSettings } from "../contract/changedSettings.ts";
import type { CustomerChange, CustomerRecord, CustomerSettings } from "../contract/customerSchemas.ts";

/** A customer being edited. */
export interface CustomerDraft {
  /** As it was last read or saved. */
  readonly customer: CustomerRecord;
  /** As it would be saved. */
  readonly settings: CustomerSettings;
  readonly set: (change: CustomerChange) => void;
  readonly dirty: boolean;
  readonly saving: boolean;
  readonly save: () => void;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What went wrong as a whole; null where nothing did or a field says it. */
  readonly problem: ApiProblem | null;
  /** Fields that somebody else changed while this was open. */
  readonly changedByOthers: readonly string[];
  /** Takes over a state saved in another way. */
  readonly take: (customer: CustomerRecord) => void;
}

/** Keeps what was typed when somebody else was faster: their change comes in beneath it, and a second save wins knowingly. */
export function useCustomerDraft(opened: CustomerRecord): CustomerDraft {
  const text = useText();
  const queries = useQueryClient();
  const [customer, setCustomer] = useState(opened);
  const [change, setChange] = useState<CustomerChange>({});
  const [changedByOthers, setChangedByOthers] = useState<readonly string[]>([]);
  const stored = draftSettings(customer);
  const settings = changedSettings(stored, change);
  const difference = differenceOf(stored, settings);

  function take(latest: CustomerRecord): void {
    setCustomer(latest);
    void queries.invalidateQueries({ queryKey: ["customers"] });
    void queries.invalidateQueries({ queryKey: ["audit"] });
  }

  const { id, version } = customer;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(changeCustomer, { params: { customer: id }, body: { version, ...change } }),
    onSuccess: (latest) => {
      take(latest);
      setChange({});
      setChangedByOthers([]);
      addToast(text("customers.saved", { name: latest.name }), { type: "success" });
    },
    onError: async (reason) => {
      if (!(reason instanceof ApiProblem) || reason.code !== "conflict") return;
      const latest = await callApi(oneCustomer, { params: { customer: id } });
      setChangedByOthers(Object.keys(differenceOf(stored, draftSettings(latest))?.after ?? {}));
      take(latest);
    },
  });

  const errors = fieldErrors(error, text);
  return {
    customer,
    settings,
    set: (more) => setChange((before) => ({ ...before, ...more })),
    dirty: difference !== null,
    saving: isPending,
    save: mutate,
    errors,
    problem: error instanceof ApiProblem && Object.keys(errors).length === 0 ? error : null,
    changedByOthers,
    take,
  };
}

/** What of a customer can be edited, as it stands. */
function draftSettings(customer: CustomerRecord): CustomerSettings {
  const { name, kind, plan, status, access, markets, allMarkets, verticals, seats } = customer;
  const { startsOn, endsOn, owner, defaultAccess, tenants, brandColour, brandAccent, reportLinks } = customer;
  return {
    name,
    kind,
    plan,
    status,
    access,
    markets,
    allMarkets,
    verticals,
    seats,
    startsOn,
    endsOn,
    owner: owner?.id ?? null,
    defaultAccess,
    tenants,
    brandColour,
    brandAccent,
    reportLinks,
  };
}
