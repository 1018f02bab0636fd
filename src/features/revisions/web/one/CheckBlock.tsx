import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { REMARKED_CHECKS } from "#domain/revisions/revisionChecks.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";
import style from "../Revisions.module.css";
import { FaultText } from "./FaultText.tsx";
import { LeftOut } from "./LeftOut.tsx";

type Check = NonNullable<RevisionDetail["checks"]>[number];

/** Faults or remarks shown of one check; the first ones tell what is the matter. */
const SHOWN = 8;

/** What the building found: the checks, and where files and national totals did not agree. */
export function CheckBlock({ revision: { checks, build } }: { readonly revision: RevisionDetail }) {
  const text = useText();
  const formats = useFormats();
  if (!build) return null;
  return (
    <section className={style["block"]} aria-labelledby="revision-checks">
      <h2 id="revision-checks">{text("revisions.checks.title")}</h2>
      <p className={style["note"]}>
        {text("revisions.checks.built", {
          tv: formats.count(build.tvMarkets),
          others: formats.count(build.otherMarkets),
        })}{" "}
        {build.parts.lines > 0 &&
          text("revisions.checks.parts", {
            count: build.parts.lines,
            number: formats.count(build.parts.lines),
            lifted: formats.count(build.parts.lifted),
          })}
      </p>
      <LeftOut build={build} />
      {checks === null && <p className={style["note"]}>{text("revisions.checks.none")}</p>}
      <ul className={style["checks"]} data-testid="revision-checks">
        {checks?.map((check) => (
          <CheckItem key={check.code} check={check} />
        ))}
      </ul>
      <TotalsTable build={build} nameOf={(medium) => mediumName(medium, formats.locale)} />
    </section>
  );
}

const FOUND = { broken: IconAlertTriangle, remarked: IconInfoCircle, fine: IconCheck } as const;

/** One check with its faults; where nothing is wrong, with what is to be known all the same. */
function CheckItem({ check: { code, faults, remarks } }: { readonly check: Check }) {
  const text = useText();
  const found = faults.length > 0 ? "broken" : remarks.length > 0 ? "remarked" : "fine";
  const said = [...faults, ...remarks];
  const Icon = FOUND[found];
  const remarked = found === "remarked" ? REMARKED_CHECKS.find((one) => one === code) : undefined;
  return (
    <li data-said={found !== "fine" || undefined} data-broken={found === "broken" || undefined}>
      <Icon size={18} stroke={1.8} role="img" aria-label={text(`revisions.checks.${found}`)} />
      <div>
        {remarked ? text(`revisions.remarkedCheck.${remarked}`) : text(`revisions.check.${code}`)}
        {said.length > 0 && (
          <ul>
            {said.slice(0, SHOWN).map((one) => (
              <li key={one.message}>
                <FaultText fault={one} />
              </li>
            ))}
          </ul>
        )}
        {said.length > SHOWN && text("revisions.checks.more", { count: said.length - SHOWN })}
      </div>
    </li>
  );
}

interface TotalsTableProps {
  readonly build: NonNullable<RevisionDetail["build"]>;
  readonly nameOf: (medium: string) => string;
}

/** National totals that gave way to spend, and spend that national totals left out. */
function TotalsTable({ build: { raisedTotals, belowTotals }, nameOf }: TotalsTableProps) {
  const text = useText();
  const formats = useFormats();
  const rows = [
    ...raisedTotals.map(({ stated, raised, ...total }) => ({
      ...total,
      from: stated,
      to: raised,
      kind: "raised" as const,
    })),
    ...belowTotals.map(({ total, evidence, ...rest }) => ({
      ...rest,
      from: evidence,
      to: total,
      kind: "below" as const,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <p>{text("revisions.totals.title")}</p>
      <ScrollFrame className={style["frame"]} label={text("revisions.totals.title")}>
        <table className={style["table"]} aria-label={text("revisions.totals.title")}>
          <thead>
            <tr>
              {(["medium", "year", "part", "what"] as const).map((head) => (
                <th key={head} scope="col">
                  {text(`revisions.totals.${head}`)}
                </th>
              ))}
              <th scope="col" data-numeric="true">
                {text("revisions.totals.from")}
              </th>
              <th scope="col" data-numeric="true">
                {text("revisions.totals.to")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ medium, year, part, kind, from, to }) => (
              <tr key={`${kind} ${medium} ${year} ${part}`}>
                <th scope="row">{nameOf(medium)}</th>
                <td>{formats.year(year)}</td>
                <td>{text(`revisions.totals.parts.${part}`)}</td>
                <td>{text(`revisions.totals.${kind}`)}</td>
                <td data-numeric="true">{formats.dollars(from)}</td>
                <td data-numeric="true">{formats.dollars(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </>
  );
}
