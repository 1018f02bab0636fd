import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { isExample } from "#domain/companies/exampleCompany.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ActionLink } from "#ui/look/ActionLink.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { wholeTable } from "./wholeTable.ts";
import { CompaniesFileDialog } from "./CompaniesFileDialog.tsx";
import { companyColumns } from "./companyColumns.tsx";
import { CompanyDrawer } from "./CompanyDrawer.tsx";
import { CompanyEditor } from "./CompanyEditor.tsx";
import { companiesQuery, companyPairsQuery, retentionQuery } from "./companyQueries.ts";
import { ExampleBanner } from "./ExampleBanner.tsx";
import { companyTemplate } from "./companyTemplate.ts";
import { PairsDialog } from "./PairsDialog.tsx";
import { RetentionDialog } from "./RetentionDialog.tsx";
import { ZipsDialog } from "./ZipsDialog.tsx";

type Dialog = "file" | "pairs" | "one" | "zips" | "retention" | null;

/** `/companies`: whom the organisation could call, best first. */
export default function CompaniesScreen() {
  const text = useText();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(companiesQuery());
  const { data: pairs } = useQuery(companyPairsQuery());
  const { data: markets } = useQuery(marketsQuery());
  const { data: kept } = useQuery(retentionQuery());
  const columns = useMemo(() => {
    const names = new Map(markets?.map(({ id, name }) => [id, name]));
    return companyColumns({ text, formats, companies: data, marketName: (id) => names.get(id) ?? id });
  }, [text, formats, data, markets]);
  const list = useListView(columns);
  const { opened, open, close } = useOpened();
  const [dialog, setDialog] = useState<Dialog>(null);
  const end = () => setDialog(null);
  const shown = data?.items.find(({ id }) => id === opened);

  if (viewAsGrant())
    return (
      <Page title={text("menu.companies")}>
        <EmptyState title={text("ownRevenue.closed.title")} hint={text("companies.closed")} />
      </Page>
    );
  return (
    <Page
      title={text("menu.companies")}
      lead={text("companies.lead")}
      actions={
        data?.items.length !== 0 && (
          <>
            {pairs && pairs.total > 0 && (
              <ActionButton onClick={() => setDialog("pairs")}>
                {text("companies.pairs.open", { count: pairs.total })}
              </ActionButton>
            )}
            <ActionLink to="/companies/crm" tone="plain">
              {text("menu.crm")}
            </ActionLink>
            {kept?.may && (
              <ActionButton onClick={() => setDialog("retention")}>{text("companies.retention.open")}</ActionButton>
            )}
            <AddingActions onOpen={setDialog} usualLast />
          </>
        )
      }
    >
      {data?.items.some(({ id }) => isExample(id)) && <ExampleBanner />}
      <ListTable
        name="companies"
        caption={text("menu.companies")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          action: <AddingActions onOpen={setDialog} usualLast={false} />,
          title: text("companies.empty.what"),
          hint: text("companies.empty.why"),
        }}
        onOpen={({ id }) => open(id)}
        opened={opened}
        file={wholeTable}
      />
      {data && shown && <CompanyDrawer key={shown.id} company={shown} companies={data} onClose={close} />}
      {dialog === "file" && <CompaniesFileDialog onClose={end} />}
      {dialog === "one" && <NewCompany onClose={end} onMade={open} />}
      {dialog === "retention" && kept && <RetentionDialog kept={kept} onClose={end} />}
      {dialog === "zips" && <ZipsDialog onClose={end} />}
      {dialog === "pairs" && pairs && <PairsDialog pairs={pairs} onClose={end} />}
    </Page>
  );
}

interface NewCompanyProps {
  readonly onClose: () => void;
  readonly onMade: (company: string) => void;
}

function NewCompany({ onClose, onMade }: NewCompanyProps) {
  const saved = (id: string) => {
    onClose();
    onMade(id);
  };
  return <CompanyEditor company={null} county={null} onClose={onClose} onSaved={saved} />;
}

interface AddingActionsProps {
  readonly onOpen: (dialog: Dialog) => void;
  /** The most usual one last, as at the head of a page; else it begins, as where there is nothing yet. */
  readonly usualLast: boolean;
}

/** The ways in which companies come here. */
function AddingActions({ onOpen, usualLast }: AddingActionsProps) {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const ways = [
    <ActionButton key="file" tone="main" onClick={() => onOpen("file")}>
      {text("companies.bring")}
    </ActionButton>,
    <ActionButton key="one" onClick={() => onOpen("one")}>
      {text("companies.add")}
    </ActionButton>,
    <ActionButton key="template" onClick={() => saveFile("companies-template.csv", "text/csv", companyTemplate())}>
      {text("companies.template")}
    </ActionButton>,
    session?.role === "Administrator" && (
      <ActionButton key="zips" onClick={() => onOpen("zips")}>
        {text("companies.zips.open")}
      </ActionButton>
    ),
  ];
  return usualLast ? ways.toReversed() : ways;
}
