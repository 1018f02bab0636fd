import { Tabs } from "@mantine/core";
import { useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { DataAlerts } from "./data/DataAlerts.tsx";
import { News } from "./news/News.tsx";

/** `/market-reports/vertical-alerts`: what rules have found in the figures, and what editors have written. */
export default function AlertsScreen() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const tab = address.get("tab") === "news" ? "news" : "data";
  return (
    <Page title={text("alerts.title")} lead={text("alerts.lead")}>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => setAddress(chosen === "news" ? { tab: "news" } : {}, { replace: true })}
      >
        <Tabs.List mb="md" aria-label={text("alerts.title")}>
          <Tabs.Tab value="data">{text("alerts.tab.data")}</Tabs.Tab>
          <Tabs.Tab value="news">{text("alerts.tab.news")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="data">
          <DataAlerts />
        </Tabs.Panel>
        <Tabs.Panel value="news">
          <News />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
