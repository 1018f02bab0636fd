import { useQuery } from "@tanstack/react-query";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { audienceGroup } from "#language/audienceGroup.ts";
import { fineShare } from "#language/fineShare.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { Proposal, ProposalFigures as Figures } from "../contract/proposals.ts";
import { centsText } from "#language/centsText.ts";
import { proposalFiguresQuery } from "./proposalQueries.ts";
import style from "./Proposals.module.css";

/** What the published revision says beside the saved proposal: its part of the category's money, and audiences of its stations. */
export function ProposalFigures({ proposal }: { readonly proposal: Proposal }) {
  const text = useText();
  const { data, error, refetch } = useQuery(proposalFiguresQuery(proposal.id, proposal.version));
  return (
    <section aria-labelledby="proposal-figures" className={style["parts"]}>
      <h2 id="proposal-figures">{text("proposals.figures.title", { market: proposal.marketName })}</h2>
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock />}
      {data && <WalletPart proposal={proposal} figures={data} />}
      {data && <Audience audience={data.audience} />}
      {data?.revision && (
        <p className={style["quiet"]}>
          {text("spending.revision", { label: data.revision })}
          {data.sample && ` · ${text("shell.sample")}`}
        </p>
      )}
    </section>
  );
}

function WalletPart({ proposal, figures }: { readonly proposal: Proposal; readonly figures: Figures }) {
  const text = useText();
  const formats = useFormats();
  const { subVertical, medium } = proposal;
  const names = {
    category: subVerticalName(subVertical, formats.locale),
    medium: mediumName(medium, formats.locale),
  };
  return figures.wallet.map(({ year, cents, dollars, share, kind }) => (
    <p key={year}>
      {dollars === null || share === null
        ? text("proposals.figures.noWallet", { ...names, year: formats.year(year), sum: centsText(cents, formats) })
        : text("proposals.figures.wallet", {
            ...names,
            year: formats.year(year),
            sum: centsText(cents, formats),
            share: fineShare(share, formats),
            dollars: formats.money(dollars),
            kind: text(`proposals.figures.kind.${kind === "actual" || kind === "forecast" ? kind : "estimate"}`),
          })}
    </p>
  ));
}

const PERSONS = ["aqhPersons", "cumePersons"] as const;
const HEADS = { aqhPersons: "proposals.figures.aqh", cumePersons: "proposals.figures.cume" } as const;

/** Columns in which no station has anything are left out. */
function Audience({ audience }: Pick<Figures, "audience">) {
  const text = useText();
  const formats = useFormats();
  if (!audience) return <p className={style["quiet"]}>{text("proposals.figures.noAudience")}</p>;
  const { stations, unknown, book, modelled } = audience;
  const heard = PERSONS.filter((key) => stations.some((row) => row[key] !== null));
  return (
    <>
      {stations.length > 0 && (
        <ScrollFrame className={style["frame"]} label={text("proposals.figures.audience")}>
          <table>
            <caption>
              {text(modelled ? "proposals.figures.model" : "proposals.figures.survey", {
                book,
                people: audienceGroup(audience.demographic, text),
              })}
            </caption>
            <thead>
              <tr>
                <th scope="col">{text("proposals.lines.station")}</th>
                <th scope="col">{text("proposals.figures.share")}</th>
                {heard.map((key) => (
                  <th key={key} scope="col">
                    {text(HEADS[key])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stations.map((row) => (
                <tr key={row.station}>
                  <th scope="row">{row.station}</th>
                  <td>{formats.share(row.share)}</td>
                  {heard.map((key) => (
                    <td key={key}>{formats.count(row[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      {unknown.length > 0 && (
        <p className={style["quiet"]}>{text("proposals.figures.unknown", { stations: formats.list(unknown) })}</p>
      )}
      <p className={style["quiet"]}>{text("proposals.figures.noReach")}</p>
    </>
  );
}
