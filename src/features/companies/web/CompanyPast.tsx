import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { CompanyHistory } from "../contract/typedCompanies.ts";
import style from "./Companies.module.css";
import { companyHistoryQuery } from "./companyQueries.ts";

const COLUMN_OF = {
  name: "name",
  subVertical: "category",
  street: "street",
  city: "city",
  state: "state",
  zip: "zip",
  county: "county",
  employees: "employees",
  phone: "phone",
  website: "website",
  crmId: "crm",
  ownDollars: "own",
  contacts: "contact",
} as const;

/** Who brought a company in, and who changed what of it. */
export function CompanyPast({ company }: { readonly company: string }) {
  const text = useText();
  const formats = useFormats();
  const { data: changes, error, refetch } = useQuery(companyHistoryQuery(company));
  if (!changes) return error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  const said = ({ kind, file, fields }: CompanyHistory[number]) => {
    const columns = fields.map((field) => text(`companies.column.${COLUMN_OF[field]}`));
    const how = text(`companies.history.${kind}`, { file: file ?? "" });
    return columns.length === 0 ? how : `${how}: ${formats.list(columns)}`;
  };
  return (
    <ul className={style["past"]}>
      {changes.map((change) => (
        <li key={change.at}>
          {said(change)}{" "}
          <small>
            <bdi>{change.by}</bdi> · {formats.instant(change.at)}
          </small>
        </li>
      ))}
    </ul>
  );
}
