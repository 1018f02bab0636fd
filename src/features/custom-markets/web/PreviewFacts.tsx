import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type CustomMember, memberKey } from "#domain/customMarket/customMember.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { CustomMarketPreview } from "../contract/customMarketSchemas.ts";
import style from "./CustomMarkets.module.css";
import { previewQuery } from "./customMarketQueries.ts";
import { useMemberNames } from "./useMemberNames.ts";

/** Hands that click fast ask once. */
const SETTLE_MS = 250;
/** Pairs named before the rest is counted. */
const NAMED = 5;

/** What the chosen members come to, counted once, and where they lie over each other. */
export function PreviewFacts({ members }: { readonly members: readonly CustomMember[] }) {
  const text = useText();
  const formats = useFormats();
  const [settled] = useDebouncedValue(members, SETTLE_MS, { leading: true });
  const { data, error, refetch } = useQuery(previewQuery(settled));
  if (members.length === 0) return <p className={style["words"]}>{text("customMarkets.noMember")}</p>;
  if (error) return <ErrorState reason={error} onRetry={() => void refetch()} />;
  return (
    <section aria-label={text("customMarkets.comesTo")} aria-busy={!data}>
      <dl className={style["facts"]} aria-live="polite">
        <div>
          <dt>{text("customMarkets.kind")}</dt>
          <dd>{data ? text(`customMarkets.kinds.${data.kind}`) : "…"}</dd>
        </div>
        <div>
          <dt>{text("customMarkets.counties")}</dt>
          <dd>{data ? formats.count(data.countyCount) : "…"}</dd>
        </div>
        <div>
          <dt>{text("customMarkets.population")}</dt>
          <dd>{data ? formats.count(data.population) : "…"}</dd>
        </div>
        <div>
          <dt>{data ? text("customMarkets.totalOf", { year: data.year }) : text("customMarkets.total")}</dt>
          <dd>{data ? formats.money(data.dollars) : "…"}</dd>
        </div>
      </dl>
      {data && <Overlaps preview={data} members={settled} />}
    </section>
  );
}

/** Says in words what the members share, and that it counts once. */
function Overlaps({
  preview,
  members,
}: {
  readonly preview: CustomMarketPreview;
  readonly members: readonly CustomMember[];
}) {
  const text = useText();
  const formats = useFormats();
  const names = useMemberNames(members);
  const { overlaps, overlapCount, kind, peopleOfMembers, population } = preview;
  const name = (key: string) => names.get(key) ?? key;
  if (overlapCount === 0)
    return kind === "mixed" && members.length > 1 ? (
      <p className={style["words"]}>{text("customMarkets.mixedApart")}</p>
    ) : null;
  const shown = overlaps.slice(0, NAMED);
  return (
    <Callout tone="caution">
      <p>
        {text("customMarkets.overlap", {
          count: overlapCount,
          people: formats.count(Math.max(0, peopleOfMembers - population)),
        })}
      </p>
      <ul>
        {shown.map(({ one, other, counties, people, inside }) => (
          <li key={`${one} ${other}`}>
            {inside === null
              ? text("customMarkets.pair", {
                  one: name(one),
                  other: name(other),
                  count: counties,
                  people: formats.count(people),
                })
              : text("customMarkets.inside", { inner: name(inside), outer: name(inside === one ? other : one) })}
          </li>
        ))}
        {overlapCount > shown.length && (
          <li>{text("customMarkets.morePairs", { count: overlapCount - shown.length })}</li>
        )}
      </ul>
      {members.some((member) => memberKey(member).startsWith("radio-")) && <p>{text("customMarkets.radioOverlaps")}</p>}
    </Callout>
  );
}
