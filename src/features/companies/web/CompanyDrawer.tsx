import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { CompanyFields } from "#domain/companies/company.ts";
import { RANK_WEIGHTS } from "#domain/companies/companyRank.ts";
import { webHost } from "#domain/companies/companyKeys.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import { PhoneLink } from "#ui/companies/PhoneLink.tsx";
import { CommentsSection } from "#ui/comments/CommentsSection.tsx";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { NewProposalLink } from "#ui/proposals/NewProposalLink.tsx";
import { callPlace } from "./callPlace.ts";
import { remove } from "./changeCompanies.ts";
import style from "./Companies.module.css";
import { type Companies, companyQuery, type ListedCompany } from "./companyQueries.ts";
import { CompanyEditor } from "./CompanyEditor.tsx";
import { CompanyPast } from "./CompanyPast.tsx";
import { Contacts } from "./Contacts.tsx";

interface CompanyDrawerProps {
  readonly company: ListedCompany;
  readonly companies: Companies;
  readonly onClose: () => void;
}

/** Everything about one company: whom to ask for, and why now. */
export function CompanyDrawer({ company, companies, onClose }: CompanyDrawerProps) {
  const text = useText();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const [editing, setEditing] = useState(false);
  const { data: whole, error, refetch } = useQuery(companyQuery(company.id));
  const pending = error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />;
  const { id, name, market, subVertical, turn } = company;
  const category = subVerticalName(subVertical, formats.locale);
  const place = callPlace(company);
  const takeOut = async () => {
    setBusy(true);
    if (await remove(id, name)) onClose();
    else setBusy(false);
  };
  if (editing && whole)
    return (
      <CompanyEditor
        company={whole}
        county={whole.county && (companies.counties[whole.county] ?? whole.county)}
        onClose={() => setEditing(false)}
        onSaved={() => setEditing(false)}
      />
    );
  return (
    <DetailDrawer
      open
      title={name}
      note={turn === null ? category : `${category} · ${text(`callList.turn.${turn}`)}`}
      onClose={onClose}
      actions={
        <>
          <ActionButton busy={busy} onClick={() => void takeOut()}>
            {text("companies.remove")}
          </ActionButton>
          {whole && <ActionButton onClick={() => setEditing(true)}>{text("companies.edit")}</ActionButton>}
        </>
      }
    >
      <div className={style["parts"]}>
        <p className={style["ways"]}>
          {place && <AddToCallList {...place} />}
          <NewProposalLink company={id} client={name} market={market} subVertical={subVertical} />
          {market && (
            <Link to={`/vertical/subvertical?sub=${subVertical}&market=${market}`}>
              {text("companies.openCategory", { category })}
            </Link>
          )}
        </p>
        <section aria-labelledby="company-people">
          <h3 id="company-people">{text("companies.people.title")}</h3>
          {whole ? <Contacts contacts={whole.contacts} /> : pending}
        </section>
        <section aria-labelledby="company-why">
          <h3 id="company-why">{text("companies.why.title")}</h3>
          <Why company={company} companies={companies} />
        </section>
        <section aria-labelledby="company-facts">
          <h3 id="company-facts">{text("companies.facts")}</h3>
          {whole && <CompanyFacts company={whole} companies={companies} />}
        </section>
        <CommentsSection about={{ about: "company", thing: id, title: null }} />
        <section aria-labelledby="company-past">
          <h3 id="company-past">{text("companies.history.title")}</h3>
          <CompanyPast company={id} />
        </section>
      </div>
    </DetailDrawer>
  );
}

/** What puts the company where it stands in the list: the figures, and what each is worth. */
function Why({ company, companies }: Pick<CompanyDrawerProps, "company" | "companies">) {
  const text = useText();
  const formats = useFormats();
  const { market, subVertical, ownDollars } = company;
  const found = companies.categories.find((one) => one.market === market && one.subVertical === subVertical);
  if (!found || companies.year === null) return <p>{text("companies.why.none")}</p>;
  const { dollars, growth, season, parts } = found;
  const year = formats.year(companies.year);
  const unknown = text("companies.why.unknown");
  const own = ownDollars === null ? unknown : formats.dollars(ownDollars);
  const rows = [
    ["wallet", dollars === null ? unknown : formats.money(dollars), parts.wallet],
    ["growth", growth === null ? unknown : formats.growth(growth), parts.growth],
    ["season", season === null ? unknown : formats.index(season * 100), parts.season],
    ["history", own, (ownDollars ?? 0) > 0 ? 100 : 0],
  ] as const;
  return (
    <>
      <p>{text("companies.why.how")}</p>
      <table className={style["why"]}>
        <thead>
          <tr>
            <th scope="col">{text("companies.why.part")}</th>
            <th scope="col">{text("companies.why.figure")}</th>
            <th scope="col">{text("companies.why.points")}</th>
            <th scope="col">{text("companies.why.weight")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([part, figure, points]) => (
            <tr key={part}>
              <th scope="row">{text(`companies.why.${part}`, { year })}</th>
              <td>{figure}</td>
              <td>{formats.count(points)}</td>
              <td>{formats.share(RANK_WEIGHTS[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface CompanyFactsProps {
  readonly company: CompanyFields;
  readonly companies: Companies;
}

/** What the organisation wrote of it; what nobody wrote is left out. */
function CompanyFacts({ company, companies }: CompanyFactsProps) {
  const text = useText();
  const formats = useFormats();
  const { street, city, state, zip, county, employees, phone, website, crmId } = company;
  const address = [street, city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const host = website && webHost(website);
  const facts: readonly (readonly [head: string, value: ReactNode])[] = [
    [text("companies.column.address"), address],
    [text("companies.column.county"), county && (companies.counties[county] ?? county)],
    [text("companies.column.phone"), phone && <PhoneLink number={phone} />],
    [
      text("companies.column.website"),
      host && (
        <a href={/^https?:\/\//i.test(website) ? website : `https://${website}`} target="_blank" rel="noreferrer">
          {host}
        </a>
      ),
    ],
    [text("companies.column.employees"), employees !== null && formats.count(employees)],
    [text("companies.column.crm"), crmId],
  ];
  return (
    <dl className={style["facts"]}>
      {facts.map(
        ([head, value]) =>
          value && (
            <div key={head}>
              <dt>{head}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
