import { Switch } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { LinkList } from "#ui/reportLinks/LinkList.tsx";
import { customerReportLinksQuery } from "#ui/reportLinks/reportLinksQuery.ts";
import type { TabProps } from "./tabProps.ts";
import style from "../Customers.module.css";

/** Whether the customer's people may show reports by links, and those that they have made. */
export function LinksTab({ draft: { customer, settings, set } }: TabProps) {
  const text = useText();
  const { data: links } = useSuspenseQuery(customerReportLinksQuery(customer.id));
  return (
    <div className={style["form"]}>
      <Switch
        label={text("customers.reportLinks")}
        description={text("customers.reportLinksHint")}
        checked={settings.reportLinks}
        onChange={({ currentTarget }) => set({ reportLinks: currentTarget.checked })}
      />
      {links.length === 0 ? (
        <p className={style["none"]}>{text("customers.noLinks")}</p>
      ) : (
        <LinkList label={text("customers.tabs.links")} links={links} people />
      )}
    </div>
  );
}
