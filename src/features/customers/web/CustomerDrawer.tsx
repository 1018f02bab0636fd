import { Tabs } from "@mantine/core";
import { type ComponentType, Suspense } from "react";
import { useText } from "#language/useText.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import type { CustomerRecord } from "../contract/customerSchemas.ts";
import style from "./Customers.module.css";
import { DraftProblem } from "./DraftProblem.tsx";
import { StatusActions } from "./StatusActions.tsx";
import { BrandTab } from "./tabs/BrandTab.tsx";
import { ContractTab } from "./tabs/ContractTab.tsx";
import { HistoryTab } from "./tabs/HistoryTab.tsx";
import { KeysTab } from "./tabs/KeysTab.tsx";
import { LinksTab } from "./tabs/LinksTab.tsx";
import { MarketsTab } from "./tabs/MarketsTab.tsx";
import { PeopleTab } from "./tabs/PeopleTab.tsx";
import { SectionsTab } from "./tabs/SectionsTab.tsx";
import type { TabProps } from "./tabs/tabProps.ts";
import { useCustomerDraft } from "./useCustomerDraft.ts";

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
