import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { ConnectionPart } from "./ConnectionPart.tsx";
import { ConnectPart } from "./ConnectPart.tsx";
import style from "./Crm.module.css";
import { crmQuery } from "./crmQueries.ts";
import { DealsPart } from "./deals/DealsPart.tsx";
import { LogPart } from "./LogPart.tsx";
import { MappingPart } from "./MappingPart.tsx";
import { TasksPart } from "./TasksPart.tsx";
import { useCrmReturn } from "./useCrmReturn.ts";

/** `/companies/crm`: sends the organisation's companies to its CRM. */
export default function CrmScreen() {
  const text = useText();
  return (
    <Page title={text("menu.crm")} lead={text("crm.lead")}>
      {viewAsGrant() ? (
        <EmptyState title={text("ownRevenue.closed.title")} hint={text("companies.closed")} />
      ) : (
        <OwnCrm />
      )}
    </Page>
  );
}

function OwnCrm() {
  const text = useText();
  useCrmReturn();
  const { data, error, refetch } = useQuery(crmQuery());
  if (error && !data) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlock />;
  if (!data.may) return <EmptyState title={text("crm.closed.title")} hint={text("crm.closed.hint")} />;
  const { connection } = data;
  return (
    <div className={style["parts"]}>
      <Callout tone="caution">{text("crm.notLive")}</Callout>
      {connection ? (
        <>
          <ConnectionPart status={data} connection={connection} />
          {connection.state === "active" && (
            <MappingPart key={JSON.stringify(connection.mapping)} connection={connection} />
          )}
          <LogPart status={data} connection={connection} />
          <DealsPart connection={connection} />
          <TasksPart connection={connection} />
        </>
      ) : (
        <ConnectPart ready={data.ready} />
      )}
    </div>
  );
}
