import { Tabs } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type ComponentType, Suspense } from "react";
import type { CustomerStatus } from "#domain/customer.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { changeCustomer } from "../contract.ts";
import type { CustomerRecord } from "../contract/customerSchemas.ts";
import style from "./Customers.module.css";
import { DraftProblem } from "./DraftProblem.tsx";
import { BrandTab } from "./tabs/BrandTab.tsx";
import { ContractTab } from "./tabs/ContractTab.tsx";
import { HistoryTab } from "./tabs/HistoryTab.tsx";
import { KeysTab } from "./tabs/KeysTab.tsx";
import { LinksTab } from "./tabs/LinksTab.tsx";
import { MarketsTab } from "./tabs/MarketsTab.tsx";
import { PeopleTab } from "./tabs/PeopleTab.tsx";
import { SectionsTab } from "./tabs/SectionsTab.tsx";
import type { TabProps } from "./tabs/tabProps.ts";
import { type CustomerDraft, useCustomerDraft } from "./useCustomerDraft.ts";

const TABS = {
  contract: ContractTab,
  markets: MarketsTab,
  sections: SectionsTab,
  people: PeopleTab,
  brand: BrandTab,
  links: LinksTab,
  keys: KeysTab,
  history: HistoryTab,
} as const satisfies Record<string, ComponentType<TabProps>>;

type TabName = keyof typeof TABS;
const NAMES: readonly TabName[] = ["contract", "markets", "sections", "people", "brand", "links", "keys", "history"];

interface CustomerDrawerProps {
  readonly opened: CustomerRecord;
  readonly onClose: () => void;
}

/** Everything about one customer. */
export function CustomerDrawer({ opened, onClose }: CustomerDrawerProps) {
  const text = useText();
  const draft = useCustomerDraft(opened);
  const { customer, dirty, saving, save } = draft;
  return (
    <DetailDrawer
      open
      title={customer.name}
      note={text("customers.note", {
        kind: text(`customers.kinds.${customer.kind}`),
        status: text(`customers.statuses.${customer.status}`),
      })}
      onClose={onClose}
      dirty={dirty}
      saving={saving}
      onSave={save}
      actions={<StatusActions draft={draft} />}
    >
      <DraftProblem draft={draft} />
      <Tabs
        defaultValue="contract"
        keepMounted={false}
        classNames={{ list: style["tabs"] ?? "", panel: style["panel"] ?? "" }}
      >
        <Tabs.List aria-label={customer.name}>
          {NAMES.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {text(`customers.tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {NAMES.map((name) => {
          const Tab = TABS[name];
          return (
            <Tabs.Panel key={name} value={name}>
              <Suspense fallback={<LoadingBlock />}>
                <Tab draft={draft} />
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </DetailDrawer>
  );
}

/** Suspends a customer, lets it in again, or puts it into the archive; each can be taken back. */
function StatusActions({ draft: { customer, dirty, take } }: { readonly draft: CustomerDraft }) {
  const text = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ to, from }: { readonly to: CustomerStatus; readonly from: CustomerRecord }) =>
      callApi(changeCustomer, { params: { customer: from.id }, body: { version: from.version, status: to } }),
    onSuccess: (latest, { to, from }) => {
      take(latest);
      addToast(text(`customers.done.${to}`, { name: latest.name }), {
        type: "success",
        action: { label: (say) => say("lists.undo"), run: () => mutate({ to: from.status, from: latest }) },
      });
    },
    onError: (reason, { from }) =>
      addToast(text("customers.notChanged", { name: from.name }), {
        type: "error",
        detail: text(`errors.${problemCode(reason)}.why`),
      }),
  });
  const button = (to: CustomerStatus, disabled = false) => (
    <ActionButton busy={isPending} disabled={dirty || disabled} onClick={() => mutate({ to, from: customer })}>
      {text(`customers.make.${to}`)}
    </ActionButton>
  );
  if (customer.status !== "active") return button("active");
  return (
    <>
      {button("suspended")}
      {customer.people === 0 && button("archived")}
    </>
  );
}
