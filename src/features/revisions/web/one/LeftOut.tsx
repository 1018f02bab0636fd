import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import type { RevisionDetail } from "../../contract/roomSchemas.ts";
import style from "../Revisions.module.css";

const SHOWN = 4;
const REASONS = ["unplaced", "yearOutside", "contradicted"] as const;

/** Imported spend that counts for nothing in the revision, with its amounts; nothing where all of it counts. */
export function LeftOut({ build }: { readonly build: NonNullable<RevisionDetail["build"]> }) {
  const text = useText();
  const formats = useFormats();
  const { belowTotals, leftOut } = build;
  const reasons = REASONS.filter((reason) => leftOut[reason].lines > 0);
  const all = [
    ...belowTotals.map(({ lines, evidence }) => ({ lines, dollars: evidence })),
    ...reasons.map((reason) => leftOut[reason]),
  ];
  const count = all.reduce((sum, { lines }) => sum + lines, 0);
  if (count === 0) return null;
  const largest = belowTotals.toSorted((a, b) => b.evidence - a.evidence).slice(0, SHOWN);
  return (
    <Callout tone="caution">
      <div data-testid="left-out">
        <p>
          {text("revisions.publish.leftOut.title", {
            count,
            number: formats.count(count),
            dollars: formats.money(all.reduce((sum, { dollars }) => sum + dollars, 0)),
          })}
        </p>
        <ul className={style["changes"]}>
          {largest.map(({ medium, year, part, evidence, total }) => (
            <li key={`${medium} ${year} ${part}`}>
              {text("revisions.publish.leftOut.below", {
                medium: mediumName(medium, formats.locale),
                year: formats.year(year),
                part: text(`revisions.totals.parts.${part}`),
                dollars: formats.money(evidence),
                total: formats.money(total),
              })}
            </li>
          ))}
          {belowTotals.length > SHOWN && (
            <li>{text("revisions.publish.leftOut.more", { count: belowTotals.length - SHOWN })}</li>
          )}
          {reasons.map((reason) => (
            <li key={reason}>
              {text(`revisions.publish.leftOut.${reason}`, { dollars: formats.money(leftOut[reason].dollars) })}
            </li>
          ))}
        </ul>
      </div>
    </Callout>
  );
}
