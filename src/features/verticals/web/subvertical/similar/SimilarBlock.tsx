import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { mixText, similarFigure, similarTable } from "#documents/parts/advertisers/similarFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { mayUse } from "#domain/access/access.ts";
import type { SimilarSubVertical } from "#domain/advertisers/similarSubVerticals.ts";
import { useText } from "#language/useText.ts";
import type { Words } from "#language/words/words.ts";
import { subVerticalPath, withFilters } from "#ui/address/subVerticalPath.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import { useExportActions } from "#ui/figures/exports/useExportActions.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { TextSection } from "../TextSection.tsx";
import style from "./SimilarBlock.module.css";

/** Where to go on from a sub-vertical, with the same filters. */
function WaysOn({ id }: { readonly id: string }) {
  const text = useText();
  const [search] = useSearchParams();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const rights = { role: session.role, access: session.access, markets: "all", verticals: "all" } as const;
  return (
    <nav className={style["ways"]} aria-label={text("subVertical.ways.label")}>
      {mayUse(rights, { access: ["shareOfWallet"] }) && (
        <Link to={`/share-wallet?${String(withFilters({ focus: id }, search))}`}>
          {text("subVertical.ways.wallet")}
        </Link>
      )}
      <Link to={`/market-summary?${String(withFilters({}, search))}`}>{text("subVertical.ways.market")}</Link>
    </nav>
  );
}

interface SimilarBlockProps {
  readonly spending: Spending;
}

/** Sub-verticals that buy media much like this one, each with the reason, and where to go on from here. */
export const SimilarBlock = memo(function SimilarBlock({ spending }: SimilarBlockProps) {
  const { scope, words, market } = spending;
  const id = scope.kind === "subVertical" ? scope.id : "";
  const [search] = useSearchParams();
  const figure = useMemo(() => similarFigure(spending), [spending]);
  const similar = figure.rows;
  const files = useMemo(() => [{ name: "similarSubVerticals", table: () => similarTable(similar) }], [similar]);
  const { headline, measure, alt } = figure;
  const actions = useExportActions({ name: figure.name, spending, headline, measure, alt, files, figure });
  return (
    <TextSection name={figure.name} title={headline} note={measure} {...(similar.length > 0 && { actions })}>
      <ol className={style["list"]}>
        {similar.map((one) => (
          <li key={one.subVertical} className={style["item"]}>
            <div className={style["words"]}>
              <Link className={style["name"]} to={subVerticalPath(one.subVertical, search)}>
                {words.subVertical(one.subVertical)}
              </Link>
              <p className={style["reason"]}>{reason(one, words)}</p>
            </div>
            <span className={style["money"]}>{words.formats.money(one.dollars)}</span>
            <AddToCallList market={market.id} subVertical={one.subVertical} name={words.subVertical(one.subVertical)} />
          </li>
        ))}
      </ol>
      <WaysOn id={id} />
    </TextSection>
  );
});

/** `Mix 97% alike, both strong on Mobile (31% there); grows +4.2%` */
function reason({ mix, medium, mediumShare, growth }: SimilarSubVertical, words: Words): string {
  const { text, formats } = words;
  const values = { mix: mixText(mix, words), growth: formats.growth(growth) };
  if (medium === null) return text("subVertical.similar.reason", values);
  return text("subVertical.similar.reasonMedium", {
    ...values,
    medium: words.medium(medium),
    share: formats.share(mediumShare),
  });
}
